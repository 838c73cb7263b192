### The probes: small games that try the engine. A clause says why something is not allowed, or what changes a number.

## nested-guards

prompt-nested-guards = ¿Qué hacen tus miniaturas?
clause-nested-guards-next-spot = La casilla { $spot } no está junto a la miniatura.
clause-nested-guards-free-spot = La casilla { $spot } está ocupada.
clause-nested-guards-interrupt = Un guardia interrumpe a quien llegue a dos casillas de él o menos.

## sealed-pick

prompt-sealed-pick = Elige un número.
clause-sealed-pick-not-used-yet = El número { $number } ya está usado.
clause-sealed-pick-higher-scores = El número más alto anota un punto.

## physical-dice

prompt-physical-dice = Puntos en este turno: { $points }. ¿Tiras o te los guardas?
clause-physical-dice-has-thrown = Hay que tirar los dados antes de guardar puntos.
clause-physical-dice-no-one-in-it = Hay un uno entre los dados: { $dice }.
clause-physical-dice-doubles = dos dados iguales

## titan-table

prompt-titan-table = ¿Golpeas o te cubres?
clause-titan-table-may-brace-again = Solo puedes cubrirte tres veces por partida.
clause-titan-table-healed = Cura: un dado de 1
clause-titan-table-stomped = Pisotón: tres o cuatro dados de 3 o menos
clause-titan-table-roared = Rugido: de dos a cuatro dados de 5 o más
clause-titan-table-braced = a cubierto en esta ronda

## three-teams

prompt-three-teams = ¿A qué equipo atacas?
clause-three-teams-another-team = Un equipo no se ataca a sí mismo.
clause-three-teams-still-in-play = El equipo «{ $team }» está fuera de juego.
clause-three-teams-more-lives = contra un equipo con más vidas

## eleven-steps

prompt-eleven-steps = ¿Qué dado se vuelve a tirar?
clause-eleven-steps-more-wounds = más heridas que el otro bando
clause-eleven-steps-not-again-yet = El dado { $die } ya se ha vuelto a tirar.

## rival-priorities

prompt-rival-priorities = ¿Te acercas, te alejas o golpeas?
prompt-rival-mark = ¿A quién señala el rival?
clause-rival-priorities-one-step = Tu distancia es { $away }; cambia de 1 en 1.
clause-rival-priorities-near-enough = Tu distancia es { $away }; para golpear hace falta una distancia de 1.
clause-rival-priorities-lose-life = Quien ha sido señalado pierde una vida.

## area-duel

prompt-area-duel = ¿Qué carta colocas y dónde?
clause-area-duel-empty-area = La zona «{ $area }» ya tiene una carta.
clause-area-duel-beside-a-card = Ninguna zona adyacente a «{ $area }» tiene una carta.

## shared-deck

prompt-shared-deck = Esta misión vale { $value }. ¿Tiras el dado o la dejas?

## stone-ferry

prompt-stone-ferry = ¿Avanzas, y cuánto?
clause-stone-ferry-free-stone = El sitio «{ $stone }» está ocupado.
clause-stone-ferry-rested = Quien está cansado avanza una sola piedra.
