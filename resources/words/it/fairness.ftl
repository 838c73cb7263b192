### Il foglio di equità di una mappa: nomi delle misure, definizioni e frase finale.

fairness-nothing = Non ci sono due zone di schieramento da confrontare.
fairness-even = Pari in ogni misura.
fairness-uneven = Impari, dalla differenza maggiore: { $measures }.
fairness-points = Punti fino all’obiettivo n. { $n } per vicinanza
fairness-points-how = I punti movimento minimi dalla zona a un esagono da cui si può conquistare l’obiettivo; nessuno è d’intralcio. Ogni parte conta prima il suo più vicino.
fairness-moves = Movimenti fino all’obiettivo n. { $n } per vicinanza
fairness-moves-how = I movimenti minimi a velocità { $speed } dalla zona a dove si può conquistare l’obiettivo; i punti non spesi vanno persi. Ogni parte conta prima il suo più vicino.
fairness-zone-seen = Propria zona vista dall’altra
fairness-zone-seen-how = I posti della propria zona visti da almeno un posto dell’altra.
fairness-zone-clear = Propria zona vista senza copertura
fairness-zone-clear-how = I posti della propria zona che un posto dell’altra vede senza copertura.
fairness-zone-cover = Propria zona vista solo in copertura
fairness-zone-cover-how = I posti della propria zona che l’altra vede, ma sempre in copertura.
fairness-lines = Linee di vista da zona a zona
fairness-lines-how = Le coppie di un posto della propria zona e uno dell’altra che esso vede.
fairness-free-seen = Posti liberi visti dalla zona
fairness-free-seen-how = I posti dove stare, fuori da ogni zona, visti da almeno un posto della propria.
fairness-shot = Propria zona sotto tiro nel round { $round }
fairness-shot-how = I posti della propria zona che l’altra parte può colpire, portata { $range }″, dopo un movimento a velocità { $speed } in ogni round fino al { $round }.
fairness-from = Posti di tiro nel round { $round }
fairness-from-how = I posti da cui la propria parte può colpire l’altra zona, portata { $range }″, dopo un movimento a velocità { $speed } in ogni round fino al { $round }.
fairness-room = Spazio di manovra
fairness-room-how = I posti fuori dalla propria zona raggiungibili in { $n } movimenti a velocità { $speed }.
fairness-shelter = Spazio di manovra al riparo
fairness-shelter-how = I posti fuori dalla propria zona entro { $n } movimenti a velocità { $speed } che l’altra zona non vede senza copertura.
fairness-lookouts = Migliori vedette raggiunte prima
fairness-lookouts-how = Dei { $n } posti che ne vedono di più: quelli che la propria parte raggiunge con meno movimenti.
fairness-deployment = Esagoni di schieramento
fairness-deployment-how = Gli esagoni su cui può schierare solo la propria parte.
fairness-stone = Passi fino all’esagono di pietra n. { $n } per vicinanza
fairness-stone-how = I passi minimi da un esagono di schieramento; nessuno è d’intralcio. Ogni parte conta prima il suo più vicino.
fairness-nearer = Esagoni più vicini alla propria parte
fairness-nearer-how = Gli esagoni a meno passi dai propri esagoni di schieramento che da quelli dell’altra parte.

battleground-open-between-zones = Nulla blocca la vista tra le zone di «{ $seat }» e «{ $other }»: ogni posto vede ogni altro.
battleground-shots-in-round-one = «{ $seat }» può tirare in un’altra zona nel round 1: da { $place }, dopo un movimento a velocità { $speed } con portata { $range }″, su { $n } posti.
battleground-unreachable = { $n ->
    [one] Nessuna via porta da una zona a 1 posto: { $place }.
   *[other] Nessuna via porta da una zona a { $n } posti, come { $place }.
    }
battleground-zone-too-small = Nelle zone di «{ $seat }» possono stare { $found } miniature; un’armata può averne { $least }.
