### How abilities read: the labels of their clauses, and what stands around operations.
### A slot says what it asks for: engine/abilities/wording/slots.py.

ability-label-player = Jugador
ability-label-when = Cuando
ability-label-cost = Coste
ability-label-target = Objetivo
ability-label-test = Prueba
ability-label-if = Si
ability-label-always = Siempre
ability-label-effect = Efecto
ability-label-instead = En su lugar
ability-label-limit = Límite
ability-label-reward = Recompensa

ability-clause = { $label }: { $text }
ability-quoted = «{ $name }»
ability-unknown = { $letter } = { $meaning }
ability-unknowns = { $said } ({ $meanings })
ability-always-so = siempre es cierto
ability-nothing = no ocurre nada
ability-optional = si quieres: { $effects }
# The pronoun that a condition begins with behind the noun that it restricts: enemies who have wounds.
ability-relative = { $form ->
    [each-m] cada uno de los cuales
    [each-f] cada una de las cuales
   *[alone-m] que
}
ability-such-that = { $form ->
    [each-m] cada uno tal que
    [each-f] cada una tal que
   *[alone-m] tal que
} { $said }
ability-option-called = { $number } («{ $name }»)
ability-part-limit = { $times ->
    [one] una vez por { $per }
   *[other] { $times } veces por { $per }
}
ability-part-modifier = { $by ->
    [none] { $modify_key ->
        [dice] { $modify_many }
        [rerolls] { $modify_many }
       *[other] { $modify }
    }{ $exactly ->
        [none] { $at_least ->
            [none] {" "}como máximo { $at_most }
           *[other] {" "}al menos { $at_least }
        }
       *[other] {" "}= { $exactly }
    }
   *[other] { $modify_key ->
        [dice] { $by_die_signed }
        [rerolls] { $by_free_reroll_signed }
        [threshold] { $by_sign ->
            [less] umbral reducido en { $by_size }
           *[more] umbral aumentado en { $by_size }
        }
       *[other] { $by_signed } { $the_modify_a }
    }
}{ $condition ->
    [none] {""}
   *[other] {" "}si { $condition }
}
ability-tail-if = si { $conditions }
ability-around = { $who }: { $said }
ability-part-option = • { $name ->
    [none] {""}
   *[other] { $name }:{" "}
}{ $condition ->
    [none] {""}
   *[other] (si { $condition }){" "}
}{ $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}

## Where an author’s own words differ from the data

ability-wording-adds = Las palabras del autor ({ $language }) hablan de { $number }; la habilidad no.
ability-wording-lacks = La habilidad habla de { $number }; las palabras del autor ({ $language }) no.
ability-tail-or = { $rest } o { $last }
ability-again = { $gender ->
    [f] esta { $rest }
   *[other] este { $rest }
}
