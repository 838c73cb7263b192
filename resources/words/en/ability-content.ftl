### The ability language: what is wrong with an ability that somebody writes, and what is odd about one.

## Wrong

ability-one-key = Exactly one key is expected here; there are { $found }.
ability-one-change = A number is changed in exactly one way: by something, set to something, or kept at least or at most at something.
ability-by-or-effects = An ability changes how much of something happens, or has effects instead of it: not both.
ability-too-deep = An ability has at most { $most } levels of objects and lists inside one another.
ability-too-large = An ability has at most { $most } values.
ability-name-taken = The name “{ $name }” stands for something here already; take another.
ability-unknown-name = Nothing here is called “{ $name }”.
ability-name-of-another-type = “{ $name }” stands for { $found ->
    [piece] one piece
    [pieces] several pieces
    [place] a place
    [word] a word
    [dice] dice
   *[number] a number
}; here the name of { $wanted ->
    [piece] one piece
    [pieces] several pieces
    [place] a place
    [word] a word
    [dice] dice
   *[number] a number
} is expected.

## Odd

ability-wording-no-name = The text asks for “{ $name }”, but there is nothing of this name to put there.
ability-wording-empty = The text says nothing; leave it out, or write something.
ability-unused-name = Nothing reads the name “{ $name }”.
ability-never-so = This can never be so, whatever happens.
ability-nothing-between = Nothing is at least { $least } and at most { $most }.
ability-looks-deep = This looks at every figure for every other one, { $found } times over. With many figures it takes too long, and the ability is then stopped. Do without some of the “where” or “most” inside it.
ability-nobody = Nobody can ever be meant by this.
ability-trigger-never = What is waited for here can never happen.
ability-nothing-together = There is nothing in this list to put together; something must stand in it.
ability-sets-itself-off = What this ability does may set it off again, and so on without end; a limit would stop it.
ability-set-each-other-off = What this ability does may set off others, and these set it off again, without end; a limit would stop it. The others are: { $others }.
