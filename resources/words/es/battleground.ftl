### Battleground: what players are asked, and the rules as reasons: why something is not allowed, or what it gives.

## Set-up

prompt-battleground-first-player = Has sacado más: ¿quién empieza?
prompt-battleground-place = Despliega una miniatura: ¿dónde y hacia qué lado?
clause-battleground-in-own-zone = En { $place } la miniatura quedaría fuera de tu zona de despliegue.
clause-battleground-fits-there = La miniatura no puede estar en { $place }: el terreno no lo permite, o ya hay otra miniatura.

## Rounds

prompt-battleground-organise = ¿Descartas cartas o te las quedas todas?
clause-battleground-fate-cards-drawn = La mano se completa hasta cinco cartas de destino.
prompt-battleground-select-card = ¿Juegas una carta boca abajo o pasas?

## Activation

prompt-battleground-activate = ¿Qué personaje activas?
clause-battleground-is-ready = { $figure } ya se ha activado en esta ronda.
clause-battleground-not-twice-in-a-row = El personaje «{ $figure }» fue el último que activaste en la ronda anterior; ahora no puede ser el primero.
prompt-battleground-bonus = ¿Qué bonificación eliges?
clause-battleground-mana-lost = Un personaje tiene como máximo cinco de maná; el resto se pierde.
prompt-battleground-act = { $figure } tiene { $ap } PA. ¿Qué hace?

## Clean-up

prompt-battleground-claim = ¿Qué objetivo reclamas?
clause-battleground-unengaged = Hay un enemigo junto a { $figure }.
clause-battleground-within-reach = { $figure } no está en el objetivo ni a su lado.
clause-battleground-uncontested = Hay un enemigo en el objetivo o a su lado.
clause-battleground-outside-own-zone = El objetivo está en tu propia zona de despliegue.
clause-battleground-mana-for-the-rested = Un personaje que no ha sido activado en esta ronda gana 1 de maná.

## Questions about the map

ask-battleground-not-on-the-map = «{ $figure }» no está en el mapa.
ask-battleground-no-start = Indica dónde empieza el camino: una miniatura o un lugar.
ask-battleground-nobody-moves = Los demás solo estorban a una miniatura; sin ella, el mapa se toma como vacío.

## Scenarios and cards that cannot be played

battleground-no-map = Una partida de Battleground necesita un mapa de casillas escrito por completo.
battleground-two-armies = En Battleground se enfrentan dos ejércitos, no { $found }.
battleground-no-army = El puesto «{ $seat }» no tiene ejército.
battleground-no-character = Un ejército necesita al menos un personaje.
battleground-only-named = «{ $id }» aquí es solo un nombre. Para jugar, escribe el propio documento.
battleground-other-card = Una carta de la clase «{ $kind }» no va aquí; solo se admiten estas clases: { $options }.
battleground-other-namesake = Otra carta de esta misión tiene el ID «{ $id }» y otro texto. Cambia el nombre de una.
battleground-bad-base = Una base nombra cada una de sus casillas una sola vez, y primero la de la propia miniatura, 0 y 0.
battleground-no-such-front = En la base no hay ninguna casilla número { $found }; las casillas se cuentan desde 0.
prompt-battleground-discard = { $cards ->
    [1] Descarta una carta de tu mano.
   *[other] Descarta cartas de tu mano (quedan { $cards }).
}
prompt-battleground-recover = { $cards ->
    [1] Recupera una carta de destino en tu mano.
   *[other] Recupera cartas de destino en tu mano (quedan { $cards }).
}
