### What is wrong with a document that somebody made. Each stands after the path of the place in it.

content-did-you-mean = Did you mean “{ $name }”?
content-and-more = …and { $n } more
content-at-least-more = …and at least { $n } more
content-allowed-here = Allowed here: { $options }.
content-or-an-object = Or an object with one of these keys: { $options }.
content-written-in = In “{ $id }” at { $path }.
content-of-another-game = “{ $name }” belongs to another game, { $game }.
content-of-another-kind = “{ $name }” is { $kind ->
    [effect] an effect: it goes under the key “do”
    [condition] a condition: it goes under the key “if”
    [selector] a selector: it goes where a character is needed
    [amount] an amount: it goes where a number is needed
    [trigger] a trigger: it goes under the key “when”
   *[cost] a cost: it goes under the key “cost”
    }.

## The file

content-too-large = The document has { $found } KiB; the limit is { $most } KiB. Make it shorter.
content-not-utf8 = The text isn’t UTF-8 (line { $line }, column { $column }). Save it as UTF-8.
content-not-json = This isn’t JSON: line { $line }, column { $column }.
content-json-comma-too-many = Remove the comma before this: none follows the last item in brackets.
content-json-comma-missing = Add a comma or a closing bracket before this.
content-json-key-bare = Put keys in quotation marks: "key".
content-json-not-closed = Close the bracket or the quotation marks.
content-json-goes-on = Remove what follows the last bracket.
content-too-deep = The document is nested too deep: { $most ->
    [one] { $most } level is
   *[other] { $most } levels are
    } allowed.
content-too-many-values = The document has more than { $most } values. Split it up.
content-wrong-everywhere = The document has too many errors ({ $found }). Ask its author for a new one, or write it again.
content-repeated-key = The key “{ $key }” appears twice in the same object. Remove one.
content-bad-number = The number { $written } can’t be used: write a finite number within 2⁵³ of zero, and zero without a minus sign.
content-hidden-character = The text has an invisible character or one that reverses the writing: { $character }. Remove it.
content-not-data = { $found } cannot be part of a document.

## Keys, kinds and versions

content-missing-key = The key “{ $key }” is missing.
content-unknown-key = Unknown key “{ $key }”.
content-unknown-kind = There is no kind of document called “{ $kind }”.
content-unknown-system = This Hexsmith has no game “{ $system }”, so this can’t be played. Install a version that has it.
content-other-system = This belongs to another game than its document, which is for “{ $system }”.
content-bad-version = “{ $found }” can’t be a schema version. Write two numbers with a dot: 1.0.
content-newer-version = The document uses schema version { $found }; this Hexsmith reads up to { $current }. Install a newer one.
content-older-version = The document uses version { $found } of the schema “{ $kind }”, which can’t be updated to { $current }. Write it again for { $current }.
content-unread = The document uses the newer schema version { $found }. You can keep and export it, but not play it; install a newer Hexsmith for that.

## Values

content-not-object = Write an object in curly braces here, not { $found }.
content-not-list = Write a list in square brackets here, not { $found }.
content-not-text = Write a text in quotation marks here, not { $found }.
content-not-whole = Write a whole number here, not { $found }.
content-not-whole-or-text = Write a whole number or a text in quotation marks here, not { $found }.
content-not-number = Write a number here, not { $found }.
content-not-yes-or-no = Write true or false here, not { $found }.
content-not-scalar = Write a text, a whole number, true or false here, not { $found }.
content-not-id-or-object = Write the ID of a document or the document itself here, not { $found }.
content-not-an-option = “{ $found }” isn’t allowed here. Choose one of: { $options }.
content-does-not-fit = “{ $found }” isn’t allowed here.
content-too-small = Write a number of at least { $least }, not { $found }.
content-too-big = Write a number of at most { $most }, not { $found }.
content-not-greater = Write a number greater than { $least }, not { $found }.
content-not-less = Write a number less than { $most }, not { $found }.
content-bad-measure = Write a length from 0 to { $most } inches, not { $found }.
content-list-too-long = The list may have at most { $most ->
    [one] { $most } item
   *[other] { $most } items
}.
content-list-too-short = The list must have at least { $least ->
    [one] { $least } item
   *[other] { $least } items
}.
content-text-too-long = The text has { $found } characters; the limit is { $most }. Shorten it.
content-too-many-marks = The text has { $found } marks on one letter; the limit is { $most }.
content-text-empty = Write a text here; this one is empty.
content-text-not-one-line = Write the text on one line, without tabs.

## Names

content-bad-slug = “{ $found }” can’t be a name here. Use lower-case letters, digits and single hyphens: stone-bridge.
content-bad-id = “{ $found }” can’t be the ID of a document. Use lower-case letters, digits and single hyphens: stone-bridge or battleground/stone-bridge.
content-bad-field-name = “{ $found }” can’t be the name of a field. Begin with a lower-case letter, then use lower-case letters, digits and underscores.
content-reserved-seat = Choose another name for the seat “{ $seat }”: the engine uses this one.
content-repeated-id = The name “{ $id }” is already used. Choose another one.
content-unknown-id = Nothing here is called “{ $id }”.
content-no-faction = This game has no faction “{ $faction }”.
content-no-trait = This game has no faction, class or kind “{ $trait }”.
content-no-such-document = There is no document called “{ $id }”.
content-in-the-trash = It’s in the trash of the library. Restore it from there.
content-other-kind = “{ $id }” is of the kind “{ $kind }”. Name one of these here: { $options }.
content-circle = These documents need one another in a circle: { $ids }. Break it at one place.
content-no-such-value = This document has no value at “{ $found }”.

## Maps

content-bad-hex = “{ $found }” isn’t a hex on the ground. Write column letters and a row number (A1), or a rectangle (A1-C30).
content-bad-place = “{ $found }” isn’t a place. Write a hex (K12), a hex on a platform (K12^) or the name of an area.
content-outside-map = { $place } is outside the map, which ends at { $last }.
content-repeated-hex = { $place } is listed twice. Remove one.
content-no-platform = There is no platform at { $place }.
content-no-facing = On a map of areas figures have no facing. Remove “{ $found }”.
content-bad-compass = Give each of the numbers 1 to 6 to one direction of the compass.
content-pieces-overlap = The piece “{ $piece }” overlaps another one at { $place }. Only a platform can be above another piece.
content-low-outside-piece = The piece “{ $piece }” has low hexes outside itself.
content-mixed-not-mixed = The mixed piece “{ $piece }” needs low hexes and tall ones.
content-low-not-mixed = The piece “{ $piece }” has low hexes but isn’t mixed. Make it mixed, or remove them.
content-ladder-one-hex = The ladder “{ $piece }” must fill one hex.
content-not-attachable = The piece “{ $piece }” must be attachable: figures stand on it at half an inch or more.
content-stand-and-obstacle = The piece “{ $piece }” mixes ground to stand on with something else. Only tall and low portions can be combined.
content-joined-to-itself = The area “{ $id }” is joined to itself.

## Armies and games

content-limit-without-number = The limit “{ $id }” limits nothing. Give it a minimum, a maximum or a number of copies.
content-limit-never-met = The limit “{ $id }” can never be met: at least { $least } and at most { $most }.
content-list-and-figures = The army is the list “{ $id }”, so it can’t have figures of its own. Remove one of the two.
content-format-points = The army costs { $found } points; the format allows { $most }.
content-format-mixed = All cards of the army must have the same “{ $field }”; it has { $found }.
content-format-too-many = The limit “{ $limit }” allows at most { $most }; the army has { $found }.
content-format-too-few = The limit “{ $limit }” requires at least { $least }; the army has { $found }.
content-format-copies = The limit “{ $limit }” allows { $most ->
    [one] 1 copy
   *[other] { $most } copies
    } of the card “{ $id }”; the army has { $found }.
content-one-start = A game record begins with either a mission or a position. Remove one of the two.
