### How abilities read: the labels of their clauses, and what stands around operations.
### A slot says what it asks for: engine/abilities/wording/slots.py.

ability-label-player = Giocatore
ability-label-when = Quando
ability-label-cost = Costo
ability-label-target = Bersaglio
ability-label-test = Prova
ability-label-if = Se
ability-label-always = Sempre
ability-label-effect = Effetto
ability-label-instead = Invece
ability-label-limit = Limite
ability-label-reward = Ricompensa

ability-clause = { $label }: { $text }
ability-quoted = «{ $name }»
ability-unknown = { $letter } = { $meaning }
ability-unknowns = { $said } ({ $meanings })
ability-always-so = è sempre vero
ability-nothing = non succede nulla
ability-optional = se vuoi: { $effects }
# The pronoun that a condition begins with behind the noun that it restricts: enemies who have wounds.
ability-relative = { $form ->
    [each-m] ciascuno dei quali
    [each-f] ciascuna delle quali
   *[alone-m] che
}
ability-such-that = { $form ->
    [each-m] ciascuno tale che
    [each-f] ciascuna tale che
   *[alone-m] tale che
} { $said }
ability-option-called = { $number } («{ $name }»)
ability-part-limit = { $times ->
    [one] una volta per { $per }
   *[other] { $times } volte per { $per }
}
ability-part-modifier = { $by ->
    [none] { $modify_key ->
        [dice] { $modify_many }
        [rerolls] { $modify_many }
       *[other] { $modify }
    }{ $exactly ->
        [none] { $at_least ->
            [none] {" "}al massimo { $at_most }
           *[other] {" "}almeno { $at_least }
        }
       *[other] {" "}= { $exactly }
    }
   *[other] { $modify_key ->
        [dice] { $by_die_signed }
        [rerolls] { $by_free_reroll_signed }
        [threshold] { $by_sign ->
            [less] soglia allargata di { $by_size }
           *[more] soglia ristretta di { $by_size }
        }
       *[other] { $by_signed } { $the_modify_a }
    }
}{ $condition ->
    [none] {""}
   *[other] {" "}se { $condition }
}
ability-tail-if = se { $conditions }
ability-around = { $who }: { $said }
ability-part-option = • { $name ->
    [none] {""}
   *[other] { $name }:{" "}
}{ $condition ->
    [none] {""}
   *[other] (se { $condition }){" "}
}{ $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}

## Where an author’s own words differ from the data

ability-wording-adds = Le parole dell’autore ({ $language }) parlano di { $number }; l’abilità no.
ability-wording-lacks = L’abilità parla di { $number }; le parole dell’autore ({ $language }) no.
ability-tail-or = { $rest } o { $last }
ability-again = { $gender ->
    [f] { $rest }
   *[other] { $rest }
}
