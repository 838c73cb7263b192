### Battleground: tests and attacks: what players are asked, why an attack is not allowed, what a rule gives.

## Tests

prompt-battleground-reroll = { $figure }: re-roll up to { $most } for free?
prompt-battleground-mana-reroll = { $figure }: re-roll up to { $most } for mana?
ask-battleground-free-rerolls = { $most ->
    [0] Throw the picked dice again?
    [1] Re-roll a die for free?
   *[other] Re-roll up to { $most } for free?
}
ask-battleground-mana-rerolls = { $most ->
    [0] Throw the picked dice again?
    [1] Re-roll a die for mana?
   *[other] Re-roll up to { $most } for mana?
}
ask-battleground-reroll-hits = { $ask } { $hits } of { $dice } hit: { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
} unless blocked.
ask-battleground-reroll-blocks = { $ask } { $by } hits { $hits }, you block { $blocked }: { $wounds ->
    [one] { $wounds } wound comes
   *[other] { $wounds } wounds come
}.
ask-battleground-reroll-test = { $ask } { $hits } of { $dice } dice succeed.
clause-battleground-mana-rerolls = For each mana of its own, up to five, a character re-rolls a die.
clause-battleground-not-picked-yet = Die { $die } is being re-rolled already.
clause-battleground-rerolls-left = You can re-roll at most { $most ->
    [one] 1 die
   *[other] { $most } dice
    }.
clause-battleground-focus-spent-in-test = A focused character spends its focus token in a test.
clause-battleground-defence-test = The target makes a defence test.
clause-battleground-no-dice-left = The number of dice never falls below 0.

## Thresholds and dice

clause-battleground-flank-attack = Flank attack on “{ $figure }”.
clause-battleground-engaged-target = The target “{ $figure }” is engaged.
clause-battleground-target-in-cover = The target “{ $figure }” is in cover.
clause-battleground-focused-attack = The attacker “{ $figure }” is focused.
clause-battleground-focused-test = The character “{ $figure }” is focused.
clause-battleground-interrupting-test = The character “{ $figure }” makes the test in its interruption.
clause-battleground-opportunity-test = The character “{ $figure }” makes an opportunity attack.
clause-battleground-dice-of-weapon = The weapon “{ $weapon }” changes the number of dice.

## Attacks

prompt-battleground-free-attack = { $figure }: which free attack?
clause-battleground-enough-ap-to-attack = This attack costs { $cost } AP; you have { $ap }.
clause-battleground-equipped = { $figure } doesn’t carry “{ $weapon }”.
clause-battleground-fists-only-without-weapon = { $figure } has a melee weapon and doesn’t use fists.
clause-battleground-enough-mana-for-spell = The spell costs { $cost } mana; you have { $mana }.
clause-battleground-of-the-right-side = The weapon “{ $weapon }” is not meant for the side that “{ $figure }” is on.
clause-battleground-engaged-with-target = { $figure } isn’t engaged with { $target }.
clause-battleground-not-while-engaged = { $figure } is engaged and can only fight in melee.
clause-battleground-at-whom-it-is-given = “{ $figure }” may make this free attack against “{ $target }” only.
clause-battleground-with-what-it-is-given = “{ $figure }” may make this free attack with { $type ->
    [melee] a melee weapon
    [ranged] a ranged weapon
   *[spell] a spell
} only.
clause-battleground-target-in-range = { $target } is out of range ({ $range }″).
clause-battleground-target-in-sight = { $figure } doesn’t see { $target }.
clause-battleground-at-the-interrupted = In this interruption you can only attack { $interrupted }.
clause-battleground-melee-in-opportunity-attack = An opportunity attack is a melee attack.
clause-battleground-room-to-face-target = The character “{ $figure }” has no room to turn to face “{ $target }”.
clause-battleground-mana-of-spell = The mana cost of a spell is spent before its test.
clause-battleground-target-faced = The attacker turns to face its target.

## Area attacks

prompt-battleground-further-target = Area attack: who is hit next?
clause-battleground-no-attacker = The area attack does not hit “{ $figure }” once more.
clause-battleground-within-area = The character “{ $figure }” is outside the area of the attack.
clause-battleground-seen-by-initial-target = The character “{ $figure }” is not in the line of sight of the initial target.
clause-battleground-at-its-height = The character “{ $figure }” is not at the height of the initial target.
clause-battleground-acts-still = A character does nothing more after the wound that knocks it out.
