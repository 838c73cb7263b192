### A game at the table: seats, cards, chances, what was told, why not, and how it ended.

## Seats and cards

seat-red = Rosso
seat-blue = Blu
seat-green = Verde
seat-yellow = Giallo
seat-chance = Sorte
card-face-down = una carta coperta
board-nothing = nessuno
board-odds = Probabilità
list-of = { $items }

## Chances

odds-attack = Attacca { $target }
odds-of-ap = { $cost } PA su { $ap }
odds-to-wound = di ferire
odds-no-wound = { $chance } nessuna ferita
odds-dice = { $who }: { $dice ->
    [one] { $dice } dado
    [many] { $dice } dadi
   *[other] { $dice } dadi
}, { $least }+
odds-focused = { $chance } con focus
odds-behind = { $chance } alle spalle
odds-behind-or-focused = { $chance } alle spalle o con focus
chance-percent = { NUMBER($number, maximumFractionDigits: 1) }%
chance-mean = { NUMBER($number, maximumFractionDigits: 2) }
chance-hardly = meno dello 0,1%
chance-nearly = più del 99,9%

## What was told

told-more = { $sentence } (+{ $more })
told-part = { $change } ({ $rule })
told-die-to-throw = { $seat }: lancia un dado – { $purpose }
told-die-of-several = { $seat }: lancia un dado – { $purpose }, dado { $die } di { $number }

## Why not

why-so-far = { $target } dista { $number ->
    [one] { $number } esagono
    [many] { $number } esagoni
   *[other] { $number } esagoni
}.
why-nothing-with = Ora non puoi scegliere { $what }.
why-asked = Prima: { $prompt }
why-none = «{ $kind }» ora non è possibile.

## The end

result-won = { $number ->
    [one] Vince { $winners }
    [many] Vincono { $winners }
   *[other] Vincono { $winners }
}
result-drawn = La partita è un pareggio
result-lost = Perdono tutti
