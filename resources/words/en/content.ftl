### What is wrong with a document that somebody made. Each stands after the path of the place in it.

content-did-you-mean = Did you mean “{ $name }”?
content-and-more = …and { $n } more
content-at-least-more = …and at least { $n } more
content-allowed-here = Allowed here: { $options }.
content-or-an-object = Or an object with one of these keys: { $options }.
content-written-in = This stands in “{ $id }” at { $path }.
content-of-another-game = “{ $name }” belongs to { $game }, another game.
content-of-another-kind =
    “{ $name }” is { $kind ->
        [effect] an effect, which an object names with the key “do”
        [condition] a condition, a key of the object “if”
        [selector] a selector, which stands where a character is asked for
        [amount] an amount, which stands where a number is asked for
        [trigger] a moment, which stands in “when”
       *[cost] a cost, a key of the object “cost”
    }.

## The file

content-too-large = The document has { $found } KiB; it may have at most { $most }.
content-not-utf8 = The text is not UTF-8: line { $line }, column { $column }.
content-not-json = This is not JSON: line { $line }, column { $column }.
content-json-comma-too-many = There is a comma before this that must go: after the last thing in brackets comes none.
content-json-comma-missing = A comma is missing before this, or a closing bracket.
content-json-key-bare = A key stands in quotation marks ("…").
content-json-not-closed = Something is not closed: a bracket, or quotation marks.
content-json-goes-on = Something follows after the last bracket.
content-too-deep = The document is nested too deep; { $most ->
    [one] { $most } level is
   *[other] { $most } levels are
} allowed.
content-too-many-values = The document holds too many values; it may hold at most { $most }.
content-wrong-everywhere = Far too much is wrong with the document: { $found } places. Get it anew from its author, or make it anew.
content-repeated-key = The key “{ $key }” is written twice in the same object.
content-bad-number = The number { $written } cannot be used: numbers are finite, lie within 2⁵³ of zero, and zero has no minus sign.
content-hidden-character = The text holds a character that cannot be seen or that turns the writing round: { $character }.
content-not-data = { $found } cannot be part of a document.

## Keys, kinds and versions

content-missing-key = The key “{ $key }” is missing.
content-unknown-key = The key “{ $key }” is not known here.
content-unknown-kind = There is no kind of document called “{ $kind }”.
content-unknown-system = The game system “{ $system }” is not here, so this cannot be played.
content-other-system = This belongs to another game system than the document around it, which is for “{ $system }”.
content-bad-version = “{ $found }” is no version of a schema: write two numbers with a dot between them, like 1.0.
content-newer-version = The document follows version { $found } of its schema, this program only reads up to version { $current }. A newer Hexsmith is needed.
content-older-version = The document follows version { $found } of the schema of “{ $kind }”, from which there is no way to version { $current }.
content-unread = The document follows the newer version { $found } of its schema: it can be kept and exported, but not played.

## Values

content-not-object = An object in curly braces is needed here, not { $found }.
content-not-list = A list in square brackets is needed here, not { $found }.
content-not-text = A text in quotation marks is needed here, not { $found }.
content-not-whole = A whole number is needed here, not { $found }.
content-not-whole-or-text = A whole number or a text in quotation marks is needed here, not { $found }.
content-not-number = A number is needed here, not { $found }.
content-not-yes-or-no = true or false is needed here, not { $found }.
content-not-scalar = A text, a whole number, true or false is needed here, not { $found }.
content-not-id-or-object = The id of a document or the document itself is needed here, not { $found }.
content-not-an-option = “{ $found }” is none of these: { $options }.
content-does-not-fit = “{ $found }” does not fit here.
content-too-small = The number must be at least { $least }, not { $found }.
content-too-big = The number must be at most { $most }, not { $found }.
content-not-greater = The number must be greater than { $least }, not { $found }.
content-not-less = The number must be less than { $most }, not { $found }.
content-bad-measure = A length lies between 0 and { $most } inches; this one is { $found }.
content-list-too-long = The list may have at most { $most ->
    [one] { $most } item
   *[other] { $most } items
}.
content-list-too-short = The list must have at least { $least ->
    [one] { $least } item
   *[other] { $least } items
}.
content-text-too-long = The text has { $found } characters; it may have at most { $most }.
content-too-many-marks = The text has { $found } marks on one letter; it may have at most { $most }.
content-text-empty = The text is empty.
content-text-not-one-line = The text must stand on one line, without tabs.

## Names

content-bad-slug = “{ $found }” cannot be a name here: small letters, digits and single hyphens, like stone-bridge.
content-bad-id = “{ $found }” is no id of a document: small letters, digits and single hyphens, like stone-bridge or battleground/stone-bridge.
content-bad-field-name = “{ $found }” cannot be the name of a field: a small letter first, then small letters, digits and underscores.
content-reserved-seat = No seat may be called “{ $seat }”: the engine uses this name itself.
content-repeated-id = The name “{ $id }” is there already.
content-unknown-id = There is nothing called “{ $id }” here.
content-no-faction = “{ $faction }” is no faction of this game.
content-no-trait = “{ $trait }” is no faction, class or kind of this game.
content-no-such-document = There is no document called “{ $id }”.
content-in-the-trash = It lies in the trash of the library: choose the trash there and restore it.
content-other-kind = “{ $id }” is a document of the kind “{ $kind }”; one of these is needed here: { $options }.
content-circle = These documents need one another in a circle: { $ids }.
content-no-such-value = There is no value at “{ $found }” in this document.

## Maps

content-bad-hex = “{ $found }” is no hex on the ground: column letters and a row number, like A1, or a rectangle, like A1-C30.
content-bad-place = “{ $found }” is no place: a hex like K12, K12^ on a platform, or the name of an area.
content-outside-map = { $place } lies outside the map, which ends at { $last }.
content-repeated-hex = { $place } is named twice.
content-no-platform = There is no platform at { $place }.
content-no-facing = Figures face no side on a map of areas; “{ $found }” must go.
content-bad-compass = The compass must give each of the numbers 1 to 6 to one direction.
content-pieces-overlap = The piece “{ $piece }” lies on another one at { $place }; only a platform may lie over another piece.
content-low-outside-piece = The piece “{ $piece }” names low hexes that it does not fill.
content-mixed-not-mixed = The mixed piece “{ $piece }” needs low hexes and tall ones.
content-low-not-mixed = The piece “{ $piece }” names low hexes, but it is not mixed.
content-ladder-one-hex = The ladder “{ $piece }” must fill one hex.
content-not-attachable = Something to stand on of half an inch or more must be attachable; the piece “{ $piece }” is not.
content-stand-and-obstacle = The piece “{ $piece }” mixes ground to stand on with something else; only tall and low portions go together.
content-joined-to-itself = The area “{ $id }” is joined to itself.

## Armies and games

content-limit-without-number = The limit “{ $id }” limits nothing: it needs a least or a greatest number, or a number of copies.
content-limit-never-met = The limit “{ $id }” can never be met: at least { $least } and at most { $most }.
content-list-and-figures = The army is the list “{ $id }”, so it cannot have figures of its own as well.
content-format-points = The army costs { $found } points; its format allows { $most }.
content-format-mixed = All cards of the army must agree in “{ $field }”; here are { $found }.
content-format-too-many = The limit “{ $limit }” allows at most { $most }; here are { $found }.
content-format-too-few = The limit “{ $limit }” asks for at least { $least }; here are { $found }.
content-format-copies = The limit “{ $limit }” allows the card “{ $id }” at most so often: { $most }; it is there so often: { $found }.
content-one-start = The journal must begin with a scenario or with a position, and not with both.
