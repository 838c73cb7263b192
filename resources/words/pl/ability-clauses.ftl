### How abilities read: the labels of their clauses, and what stands around operations.
### A slot says what it asks for: engine/abilities/wording/slots.py.

ability-label-player = Gracz
ability-label-when = Kiedy
ability-label-cost = Koszt
ability-label-target = Cel
# Same as in English: it is the same word.
ability-label-test = Test
ability-label-if = Jeśli
ability-label-always = Zawsze
ability-label-effect = Efekt
ability-label-instead = Zamiast tego
# Same as in English: it is the same word.
ability-label-limit = Limit
ability-label-reward = Nagroda

ability-clause = { $label }: { $text }
ability-quoted = „{ $name }”
ability-unknown = { $letter } = { $meaning }
ability-unknowns = { $said } ({ $meanings })
ability-always-so = tak jest zawsze
ability-nothing = nic się nie dzieje
ability-optional = jeśli chcesz: { $effects }
# The pronoun that a condition begins with behind the noun that it restricts: enemies who have wounds.
ability-relative = { $form ->
    [each-m] z których każdy
    [each-f] z których każda
    [alone-f] która
   *[alone-m] który
}
ability-such-that = w przypadku { $form ->
    [each-m] których
    [each-f] których
    [alone-f] której
   *[alone-m] którego
} { $said }
ability-option-called = { $number } („{ $name }”)
ability-part-limit = { $times ->
    [one] raz na { $per_accusative }
    [few] { $times } razy na { $per_accusative }
    [many] { $times } razy na { $per_accusative }
   *[other] { $times } raza na { $per_accusative }
}
ability-part-modifier = { $by ->
    [none] { $modify_key ->
        [dice] { $modify_many }
        [rerolls] { $modify_many }
       *[other] { $modify }
    }{ $exactly ->
        [none] { $at_least ->
            [none] {" "}najwyżej { $at_most }
           *[other] {" "}co najmniej { $at_least }
        }
       *[other] {" "}= { $exactly }
    }
   *[other] { $modify_key ->
        [dice] { $by_die_signed }
        [rerolls] { $by_free_reroll_signed }
        [threshold] { $by_sign ->
            [less] zakres zwiększony o { $by_size }
           *[more] zakres zmniejszony o { $by_size }
        }
       *[other] { $by_signed } do { $modify_genitive }
    }
}{ $condition ->
    [none] {""}
   *[other] , jeśli { $condition }
}
ability-tail-if = , jeśli { $conditions }
ability-around = { $who }: { $said }
ability-part-option = • { $name ->
    [none] {""}
   *[other] { $name }:{" "}
}{ $condition ->
    [none] {""}
   *[other] (jeśli { $condition }){" "}
}{ $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}

## Where an author’s own words differ from the data

ability-wording-adds = Słowa autora ({ $language }) wymieniają liczbę { $number }; umiejętność nie.
ability-wording-lacks = Umiejętność wymienia liczbę { $number }; słowa autora ({ $language }) nie.
ability-tail-or = { $rest } lub { $last }
ability-again = { $gender ->
    [f] { $rest }
   *[other] { $rest }
}
