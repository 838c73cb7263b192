### How abilities read: the labels of their clauses, and what stands around operations.
### A slot says what it asks for: engine/abilities/wording/slots.py.

ability-label-player = Player
ability-label-when = When
ability-label-cost = Cost
ability-label-target = Target
ability-label-test = Test
ability-label-if = If
ability-label-always = Always
ability-label-effect = Effect
ability-label-instead = Instead
ability-label-limit = Limit
ability-label-reward = Reward

ability-clause = { $label }: { $text }
ability-quoted = “{ $name }”
ability-unknown = { $letter } = { $meaning }
ability-unknowns = { $said } ({ $meanings })
ability-always-so = it is always so
ability-nothing = nothing happens
ability-optional = you may: { $effects }
# The pronoun that a condition begins with behind the noun that it restricts: enemies who have wounds.
ability-relative = { $form ->
    [each-m] each of whom
    [each-f] each of whom
   *[alone-m] that
}
ability-such-that = { $form ->
    [each-m] in whose cases
    [each-f] in whose cases
   *[alone-m] in whose case
} { $said }
ability-option-called = { $number } (“{ $name }”)
ability-part-limit = { $times ->
    [one] once per { $per }
   *[other] { $times } times per { $per }
}
ability-part-modifier = { $by ->
    [none] { $modify_key ->
        [dice] { $modify_many }
        [rerolls] { $modify_many }
       *[other] { $modify }
    }{ $exactly ->
        [none] { $at_least ->
            [none] {" "}at most { $at_most }
           *[other] {" "}at least { $at_least }
        }
       *[other] {" "}= { $exactly }
    }
   *[other] { $modify_key ->
        [dice] { $by_die_signed }
        [rerolls] { $by_free_reroll_signed }
        [threshold] { $by_sign ->
            [less] threshold widened by { $by_size }
           *[more] threshold narrowed by { $by_size }
        }
       *[other] { $by_signed } to { $modify }
    }
}{ $condition ->
    [none] {""}
   *[other] {" "}if { $condition }
}
ability-tail-if = if { $conditions }
ability-around = { $who }: { $said }
ability-part-option = • { $name ->
    [none] {""}
   *[other] { $name }:{" "}
}{ $condition ->
    [none] {""}
   *[other] (if { $condition }){" "}
}{ $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}

## Where an author’s own words differ from the data

ability-wording-adds = The author’s words in { $language } speak of { $number }; the ability does not.
ability-wording-lacks = The ability speaks of { $number }; the author’s words in { $language } do not.
ability-tail-or = { $rest } or { $last }
ability-again = { $gender ->
    [f] it { $rest }
   *[other] it { $rest }
}
