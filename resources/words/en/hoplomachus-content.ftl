### Hoplomachus: what is wrong with its chips, tactics, arenas, scenarios and positions.

## Chips and tactics

hoplomachus-skill-twice = The chip has the skill “{ $skill }” already.
hoplomachus-until-of-temporary = A temporary tactic, and no other, says until when it stays.
hoplomachus-effect-of-other-type = This effect does not go with a tactic of the type “{ $type }”: what happens at once is instant, what lasts is not.
hoplomachus-tactic-does-nothing = The tactic does nothing: it needs an effect or an ability.
hoplomachus-skill-does-nothing = The skill does nothing.
hoplomachus-range-of-nobody = The skill is aimed at nobody, so nobody can be out of its range.
hoplomachus-nobody-so-near = No other unit is ever on the same hex: at distance 0 there is nobody.
hoplomachus-used-by-choice = A skill that its player uses is used by choice anyway.
hoplomachus-no-hex-chosen = No hex is chosen for this effect: say how far “away” here, or in an Ability or a Special.
hoplomachus-lasts-with-a-tactic = This effect lasts as long as a tactic lies on a unit: it stands in the effects of a tactic, and nowhere else.
hoplomachus-measured-from-nobody = Nothing is measured from anybody where no distance is said: “away” is missing.
hoplomachus-change-of-nothing = It must be said which number is changed.
hoplomachus-instead-says-how-much = It must be said how much more or less damage it is.
hoplomachus-instead-only-counts = A skill that changes damage says how much more or less it is, and nothing else.
hoplomachus-no-dice = At least one die is needed here.
hoplomachus-words-of-word = A parameter that is a word has words to choose from, and no other has.

## Scenarios

hoplomachus-no-map = A game of Hoplomachus needs an arena of hexes, written out in full.
hoplomachus-two-sides = Two troops meet, one for each of these seats: { $options }.
hoplomachus-no-troop = The seat “{ $seat }” has no troop.
hoplomachus-other-card = A card of the kind “{ $kind }” does not belong here, only these: { $options }.
hoplomachus-no-neutral-hero = Only heroes of no faction lie at the end of a track.
hoplomachus-one-hero = A troop has one hero, not { $found }.
hoplomachus-too-many-tactics = By the rules a troop has at most { $wanted } tactics, not { $found }.
hoplomachus-rival-in-a-troop = By the rules no player leads an immortal or a titan.
hoplomachus-factions-differ = The faction “{ $faction }” is out of place: each troop is of one faction, and not of the other’s.
hoplomachus-name-twice = Two units are called “{ $id }”.
hoplomachus-hero-twice = The neutral hero “{ $id }” is one chip: it cannot be in a game twice.
hoplomachus-other-namesake = Another card in this scenario has the id “{ $id }” and says something else.
hoplomachus-only-named = “{ $id }” is only named: to be played, the document itself must stand here.

## Arenas

hoplomachus-unknown-role = “{ $found }” is no role of a hex, only these are: { $options }.
hoplomachus-no-deployment = No hex has the role “{ $role }”: that side could not deploy.
hoplomachus-other-count = Hexes with the role “{ $role }”: here { $found }, by the rules { $wanted }.
hoplomachus-role-not-played = The Colosseum is not played yet: { $role ->
    [deploy-centre] nobody can deploy on the central hex.
    [deploy-inner] nobody can deploy on an inner hex, and it keeps no unit there from attacking.
   *[other] hexes with the role “{ $role }” are ordinary ones.
}
hoplomachus-blocked-hex = The unit “{ $unit }” cannot stand on { $place }: the hex is blocked.

## Positions that somebody wrote down

hoplomachus-no-such-hex = The arena has no hex with the number { NUMBER($number) }.
hoplomachus-named-twice = “{ $name }” is named too often.
hoplomachus-not-of-the-troop = “{ $name }” does not belong to the troop of “{ $seat }”.
hoplomachus-not-at-this-point = No game comes to this point.
