### Battleground: what a handful of dice comes to in a test, and questions about the odds.

## Dice of a test

clause-battleground-raised-above-one = Un 1 siempre es un fracaso.
clause-battleground-lowered-to-six = Un 6 siempre es un éxito.
clause-battleground-successes = Cada dado que muestra al menos el umbral es un éxito.
clause-battleground-sixes = Cada 6 explota: da un dado más.
clause-battleground-exploded-successes = Un dado explosivo tiene éxito con 5 o más.
clause-battleground-cancelled-by-defence = Cada éxito de la prueba de defensa anula un éxito del ataque.
clause-battleground-line-available = La línea de la tabla de resultados es para otra cantidad de éxitos.
clause-battleground-needs-most-successes = También se alcanza otra línea de la tabla de resultados que requiere más éxitos.

## Questions about the odds

ask-battleground-attacks-itself = «{ $figure }» no puede atacarse a sí mismo.
ask-battleground-no-such-weapon = «{ $figure }» no lleva el arma «{ $weapon }».
ask-battleground-odds-of-what = Di de qué quieres las probabilidades: de una acción, o de unos dados y un umbral.
ask-battleground-one-kind-of-odds = Las probabilidades son las de una acción o las de unos dados y un umbral, no las de ambas cosas a la vez.
ask-battleground-nobody-defends = Aquí no hay prueba de defensa.
ask-battleground-too-many-dice = Dados de «{ $figure }»: { $dice }. Las probabilidades se calculan como máximo para esta cantidad: { $most }.
ask-battleground-nobody-acts = Ahora nadie está activo ni interrumpe: nadie paga una acción.
ask-battleground-pays-nothing = Ahora no actúa «{ $figure }», así que no paga nada.
