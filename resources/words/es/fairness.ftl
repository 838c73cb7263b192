### La hoja de equidad de un mapa: nombres de las medidas, definiciones y frase final.

fairness-nothing = No hay dos zonas de despliegue que comparar.
fairness-even = Igualado en todas las medidas.
fairness-uneven = Desigual, de mayor a menor: { $measures }.
fairness-points = Puntos hasta el objetivo n.º { $n } por cercanía
fairness-points-how = Los puntos de movimiento mínimos desde la zona hasta una casilla desde la que reclamar el objetivo; nadie estorba. Cada bando cuenta primero el suyo más cercano.
fairness-moves = Movimientos hasta el objetivo n.º { $n } por cercanía
fairness-moves-how = Los movimientos mínimos con velocidad { $speed } desde la zona hasta donde se puede reclamar el objetivo; los puntos no gastados se pierden. Cada bando cuenta primero el suyo más cercano.
fairness-zone-seen = Zona propia vista desde la otra
fairness-zone-seen-how = Los lugares de la zona propia que ve al menos un lugar de la otra.
fairness-zone-clear = Zona propia vista sin cobertura
fairness-zone-clear-how = Los lugares de la zona propia que algún lugar de la otra ve sin cobertura.
fairness-zone-cover = Zona propia vista solo a cubierto
fairness-zone-cover-how = Los lugares de la zona propia que la otra ve, pero siempre a cubierto.
fairness-lines = Líneas de visión de zona a zona
fairness-lines-how = Los pares de un lugar de la zona propia y uno de la otra que ve.
fairness-free-seen = Lugares libres que ve la zona
fairness-free-seen-how = Los lugares donde estar, fuera de toda zona, que ve al menos un lugar de la propia.
fairness-shot = Zona propia bajo tiro en la ronda { $round }
fairness-shot-how = Los lugares de la zona propia a los que puede disparar el otro bando, alcance { $range }″, tras un movimiento con velocidad { $speed } en cada ronda hasta la { $round }.
fairness-from = Lugares de tiro en la ronda { $round }
fairness-from-how = Los lugares desde los que el bando propio puede disparar a la otra zona, alcance { $range }″, tras un movimiento con velocidad { $speed } en cada ronda hasta la { $round }.
fairness-room = Espacio para desplegarse
fairness-room-how = Los lugares fuera de la zona propia alcanzables en { $n } movimientos con velocidad { $speed }.
fairness-shelter = Espacio resguardado para desplegarse
fairness-shelter-how = Los lugares fuera de la zona propia a { $n } movimientos con velocidad { $speed } que la otra zona no ve sin cobertura.
fairness-lookouts = Mejores atalayas alcanzadas antes
fairness-lookouts-how = De los { $n } lugares que más ven: los que el bando propio alcanza con menos movimientos.
fairness-deployment = Casillas de despliegue
fairness-deployment-how = Las casillas donde solo puede desplegar el bando propio.
fairness-stone = Pasos hasta la casilla de piedra n.º { $n } por cercanía
fairness-stone-how = Los pasos mínimos desde una casilla de despliegue; nadie estorba. Cada bando cuenta primero la suya más cercana.
fairness-nearer = Casillas más cercanas al bando propio
fairness-nearer-how = Las casillas a menos pasos de las de despliegue propias que de las del otro bando.

battleground-open-between-zones = Nada bloquea la visión entre las zonas de «{ $seat }» y «{ $other }»: cada lugar ve todos los demás.
battleground-shots-in-round-one = «{ $seat }» puede disparar a otra zona en la ronda 1: desde { $place }, tras un movimiento con velocidad { $speed } y alcance { $range }″, a { $n } lugares.
battleground-unreachable = { $n ->
    [one] Ningún camino lleva desde una zona hasta 1 lugar: { $place }.
   *[other] Ningún camino lleva desde una zona hasta { $n } lugares, como { $place }.
    }
battleground-zone-too-small = En las zonas de «{ $seat }» caben { $found } miniaturas; un ejército puede tener { $least }.
