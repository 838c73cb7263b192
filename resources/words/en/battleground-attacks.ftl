### Battleground: tests and attacks: what players are asked, why an attack is not allowed, what a rule gives.

## Tests

prompt-battleground-reroll = { $figure }: which dice do you re-roll free of charge, up to { $most }?
prompt-battleground-mana-reroll = { $figure }: which dice do you re-roll for 1 mana each, up to { $most }?
clause-battleground-mana-rerolls = For each mana of its own, up to five, a character re-rolls a die.
clause-battleground-not-picked-yet = Die number { $die } is already being re-rolled.
clause-battleground-rerolls-left = No more dice can be re-rolled than { $most }.
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

prompt-battleground-free-attack = { $figure }: which free attack do you make?
clause-battleground-enough-ap-to-attack = This attack costs more action points than there are: { $cost }, not { $ap }.
clause-battleground-equipped = The character “{ $figure }” does not carry the weapon “{ $weapon }”.
clause-battleground-fists-only-without-weapon = The character “{ $figure }” carries a melee weapon and so does not fight with its fists.
clause-battleground-enough-mana-for-spell = The spell costs more mana than there is: { $cost }, not { $mana }.
clause-battleground-of-the-right-side = The weapon “{ $weapon }” is not meant for the side that “{ $figure }” is on.
clause-battleground-engaged-with-target = The character “{ $figure }” is not engaged with “{ $target }”.
clause-battleground-not-while-engaged = The character “{ $figure }” is engaged and can make melee attacks only.
clause-battleground-at-whom-it-is-given = “{ $figure }” may make this free attack against “{ $target }” only.
clause-battleground-with-what-it-is-given = “{ $figure }” may make this free attack with { $type ->
    [melee] a melee weapon
    [ranged] a ranged weapon
   *[spell] a spell
} only.
clause-battleground-target-in-range = The target “{ $target }” is out of range; the range in inches is { $range }.
clause-battleground-target-in-sight = The target “{ $target }” is not in the line of sight of “{ $figure }”.
clause-battleground-at-the-interrupted = In this interruption only “{ $interrupted }” can be attacked.
clause-battleground-melee-in-opportunity-attack = An opportunity attack is a melee attack.
clause-battleground-room-to-face-target = The character “{ $figure }” has no room to turn to face “{ $target }”.
clause-battleground-mana-of-spell = The mana cost of a spell is spent before its test.
clause-battleground-target-faced = The attacker turns to face its target.

## Area attacks

prompt-battleground-further-target = { $figure }: whom does the area attack hit next?
clause-battleground-no-attacker = The area attack does not hit “{ $figure }” once more.
clause-battleground-within-area = The character “{ $figure }” is outside the area of the attack.
clause-battleground-seen-by-initial-target = The character “{ $figure }” is not in the line of sight of the initial target.
clause-battleground-at-its-height = The character “{ $figure }” is not at the height of the initial target.
clause-battleground-acts-still = A character does nothing more after the wound that knocks it out.
