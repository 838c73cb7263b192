### The words of the games: those players know from their printed copies, unless marked as ours.
### The grammar of each is in ../lexicon.json under the same name, without `term-`.

## Battleground

term-army = ejército
term-character = personaje
term-battlefield = campo de batalla
term-hex = casilla
term-adjacent = adyacente
term-difficult-ground = terreno abrupto
term-low-obstacle = obstáculo bajo
term-tall-obstacle = obstáculo alto
term-mixed-height-obstacle = obstáculo mixto
term-column = columna
term-platform = plataforma
term-ladder = escalera
term-deployment-zone = zona de despliegue
term-objective = objetivo
term-fate-card = carta de destino
term-glory-card = carta de gloria
term-weapon = arma
term-item = objeto
term-trinket = artefacto
term-shield = escudo
term-armour = armadura
term-organisation-phase = fase de preparación
term-activation-phase = fase de activación
term-clean-up-phase = fase de mantenimiento
term-action-points = puntos de acción
term-action-points-short = PA
term-mana = maná
term-initiative = iniciativa
term-test = prueba
term-defence-test = prueba de defensa
term-threshold = umbral
# A threshold, so that more results are successes.
term-widen = reducir
# A threshold, so that fewer results are successes.
term-narrow = aumentar
term-success = éxito
term-exploding-dice = dados explosivos
term-focus = concentración
term-focused = concentrado
term-move = movimiento
term-attack = ataque
term-active-ability = habilidad activa
term-passive-ability = habilidad pasiva
# The noun.
term-guard = guardia
# The action.
term-to-guard = guardia
term-strength = fuerza
term-perception = percepción
term-power = poder
term-toughness = resistencia
term-mind = mente
term-health = salud
term-speed = velocidad
term-melee = cuerpo a cuerpo
term-ranged = distancia
# A kind of weapon: ranged, melee or spell.
term-by-spell = hechizo
term-engaged = trabado en combate
term-area = área
term-range = alcance
term-line-of-sight = línea de visión
# Same as in English: the Spanish word
term-visible = visible
term-cover = cobertura
term-flank-attack = ataque de flanqueo
term-interruption = interrupción
term-opportunity-attack = ataque de oportunidad
term-area-attack = ataque de área
term-buff = efecto positivo
term-debuff = efecto negativo
term-haste = rapidez
term-enhancement = mejora
term-protection = protección
term-regeneration = regeneración
term-paralysis = lesión
term-blindness = ceguera
term-stun = aturdimiento
term-curse = maldición
term-mark = marca
term-free-action = acción gratuita
term-side-mission = misión secundaria
term-single-use = consumible
term-wound = herida
term-knocked-out = derrotado
term-victory-points = puntos de victoria
term-victory-points-short = PV
term-towards = dirigirse
term-charge = cargar
term-teleport = teletransportarse
term-jump = saltar
term-push = empujar
term-pull = tirar
term-swap = intercambiar posición
term-massive-figure = miniatura de gran tamaño

## Hoplomachus: printed in Italian only; these words are ours

term-troop = tropa
term-team = equipo
term-unit = unidad
term-crowd-favour = favor del público
term-tactic = táctica
term-foothold = punto de apoyo
term-sentinel = centinela
term-dazed = desorientado
term-fatigued = fatigado
term-deployment = despliegue
term-engagement = enfrentamiento
# Same as in English: both have it from Latin.
term-rival = rival
term-shard = fragmento
term-titan = titán
term-immortal = inmortal
term-camp = campamento
term-discard = descarte
# What a die shows.
term-hit = impacto

## Fields of Eternia: printed in Italian only; these words are ours

term-outpost = puesto avanzado
term-wild-region = región salvaje
# Same as in English: both have it from Latin.
term-base = base
term-tower = torre
term-path = sendero
term-flight-route = ruta de vuelo
term-soldier = soldado
term-hero = héroe
term-quest = misión
term-encounter = encuentro
term-beast = bestia
term-ally = aliado
term-epic-combat = combate épico
term-impetus = ímpetu
term-flux = flujo
term-time = tiempo
term-tool = herramienta
term-body = cuerpo
term-pack = equipaje
# The card.
term-spell = hechizo
term-vehicle = vehículo
term-equipment = equipo
term-victory-card = carta de victoria
term-day = día
term-night = noche
term-skirmish = escaramuza
term-to-tame = domar
term-to-flee = huir

## What abilities speak of

term-enemy = enemigo
term-opponent = oponente
term-player = jugador
term-target = objetivo
term-test-target = objetivo de la prueba
term-bearer = portador
term-attacker = atacante
term-friendly-character = personaje amigo
term-nearest-character = personaje más cercano
term-character-responsible = personaje responsable
term-character-concerned = personaje mencionado
term-affected-character = personaje sujeto al efecto
term-friendly-unit = unidad amiga
term-allied-unit = unidad aliada
term-nearest-unit = unidad más cercana
term-unit-responsible = unidad responsable
term-unit-concerned = unidad mencionada
term-die = dado
term-attack-dice = número de dados de ataque
term-central-hex = casilla central
term-stone-hex = casilla de piedra
term-deployment-hex = casilla de despliegue
term-pedestal = peana
term-combat = combate
term-free-reroll = repetición gratuita
term-card = carta
term-focus-token = ficha de concentración
term-guard-token = ficha de guardia
term-movement-point = punto de movimiento
term-damage = punto de daño
# Same as in English: players say HP.
term-health-point = HP
term-round = ronda
term-turn = turno
term-activation = activación
term-game = partida
term-objective-token = ficha de objetivo
term-movement = movimiento
term-attack-ap = coste en PA de los ataques
term-move-ap = coste en PA de los movimientos
term-focus-ap = coste en PA de la concentración
term-guard-ap = coste en PA de la guardia
term-ability-ap = coste en PA de las habilidades activas
term-spell-mana = coste en maná de los hechizos
term-ability-mana = coste en maná de las habilidades activas
term-engaged-enemy = enemigo trabado en combate
