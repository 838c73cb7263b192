### A game at the table: seats, cards, chances, what was told, why not, and how it ended.

## Seats and cards

seat-red = Rojo
seat-blue = Azul
seat-green = Verde
seat-yellow = Amarillo
seat-chance = Azar
card-face-down = una carta boca abajo
board-nothing = ninguno
board-odds = Probabilidades
list-of = { $items }

## Chances

odds-attack = Atacar a { $target }
odds-of-ap = { $cost } de { $ap } PA
odds-to-wound = de herir
odds-no-wound = { $chance } sin herida
odds-dice = { $who }: { $dice ->
    [one] { $dice } dado
    [many] { $dice } dados
   *[other] { $dice } dados
}, { $least }+
odds-focused = { $chance } con concentración
odds-behind = { $chance } por la espalda
odds-behind-or-focused = { $chance } por la espalda o con concentración
chance-percent = { NUMBER($number, maximumFractionDigits: 1) } %
chance-mean = { NUMBER($number, maximumFractionDigits: 2) }
chance-hardly = menos del 0,1 %
chance-nearly = más del 99,9 %

## What was told

told-more = { $sentence } (+{ $more })
told-part = { $change } ({ $rule })
told-die-to-throw = { $seat }: tira un dado – { $purpose }
told-die-of-several = { $seat }: tira un dado – { $purpose }, dado { $die } de { $number }

## Why not

why-so-far = { $target } está a { $number ->
    [one] { $number } casilla
    [many] { $number } casillas
   *[other] { $number } casillas
}.
why-nothing-with = Ahora no puedes elegir { $what }.
why-asked = Antes: { $prompt }
why-none = «{ $kind }» no es posible ahora.

## The end

result-won = { $number ->
    [one] Gana { $winners }
    [many] Ganan { $winners }
   *[other] Ganan { $winners }
}
result-drawn = La partida termina en empate
result-lost = Todos pierden
