### Hoplomachus: what is wrong with its chips, tactics, arenas, scenarios and positions.

## Chips and tactics

hoplomachus-skill-twice = The chip already has the skill “{ $skill }”. Remove one.
hoplomachus-until-of-temporary = Only a temporary tactic says how long it stays, and it must.
hoplomachus-effect-of-other-type = This effect doesn’t fit a tactic of the type “{ $type }”: instant tactics do something at once, others last.
hoplomachus-tactic-does-nothing = The tactic does nothing. Give it an effect or an ability.
hoplomachus-skill-does-nothing = The skill does nothing. Give it an effect.
hoplomachus-range-of-nobody = The skill targets nobody, so a range has no effect. Remove it.
hoplomachus-nobody-so-near = No other unit can be on the same hex: nobody is at distance 0. Write 1 or more.
hoplomachus-used-by-choice = A skill that its player uses is already optional.
hoplomachus-no-hex-chosen = No hex is chosen for this effect. Say how far with “away”, here or in an Ability or a Special.
hoplomachus-lasts-with-a-tactic = This effect lasts while a tactic is on a unit. Put it into the effects of a tactic.
hoplomachus-measured-from-nobody = No distance is given, so nothing is measured. Add “away”.
hoplomachus-change-of-nothing = Say which number changes.
hoplomachus-instead-says-how-much = Say how much more or less damage.
hoplomachus-instead-only-counts = A skill that changes damage only says how much more or less.
hoplomachus-no-dice = At least one die is needed here. Add one.
hoplomachus-words-of-word = Only a parameter that is a word has words to choose from, and it needs them.

## Scenarios

hoplomachus-no-map = A game of Hoplomachus needs an arena of hexes, written out in full.
hoplomachus-two-sides = Two troops meet, one for each of these seats: { $options }.
hoplomachus-no-troop = The seat “{ $seat }” has no troop.
hoplomachus-other-card = A “{ $kind }” card doesn’t belong here. Allowed: { $options }.
hoplomachus-no-neutral-hero = Only heroes of no faction can be at the end of a track.
hoplomachus-one-hero = A troop has one hero, not { $found }.
hoplomachus-too-many-tactics = By the rules a troop has at most { $wanted } tactics, not { $found }.
hoplomachus-rival-in-a-troop = By the rules no player leads an immortal or a titan.
hoplomachus-factions-differ = The faction “{ $faction }” doesn’t fit: each troop has one faction, different from the other’s.
hoplomachus-name-twice = Two units are called “{ $id }”.
hoplomachus-hero-twice = The neutral hero “{ $id }” is one chip: it cannot be in a game twice.
hoplomachus-other-namesake = Another card of this mission has the ID “{ $id }” and a different text. Rename one of them.
hoplomachus-only-named = “{ $id }” is only a name here. To play, write the document itself.

## Arenas

hoplomachus-unknown-role = Hexes have no role “{ $found }”. Choose one of: { $options }.
hoplomachus-no-deployment = No hex has the role “{ $role }”, so that side can’t deploy. Add some.
hoplomachus-other-count = Hexes with the role “{ $role }”: { $found }; the rules want { $wanted }.
hoplomachus-role-not-played = The Colosseum is not played yet: { $role ->
    [deploy-centre] nobody can deploy on the central hex.
    [deploy-inner] nobody can deploy on an inner hex, and it keeps no unit there from attacking.
   *[other] hexes with the role “{ $role }” are ordinary ones.
}
hoplomachus-blocked-hex = “{ $unit }” can’t stand on { $place }: the hex is blocked. Choose another one.

## Positions that somebody wrote down

hoplomachus-no-such-hex = The arena has no hex with the number { NUMBER($number) }.
hoplomachus-named-twice = “{ $name }” appears too many times.
hoplomachus-not-of-the-troop = “{ $name }” does not belong to the troop of “{ $seat }”.
hoplomachus-not-at-this-point = No game reaches this point.
