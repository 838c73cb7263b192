### Battleground: what players are asked, and the rules as reasons: why something is not allowed, or what it gives.

## Set-up

prompt-battleground-first-player = Hai tirato di più: chi comincia?
prompt-battleground-place = Schiera una miniatura: dove e rivolta da che parte?
clause-battleground-in-own-zone = In { $place } la miniatura sarebbe fuori dalla tua zona di schieramento.
clause-battleground-fits-there = La miniatura non può stare in { $place }: il terreno non lo permette oppure c’è già un’altra miniatura.

## Rounds

prompt-battleground-organise = Scarti delle carte o le tieni tutte?
clause-battleground-fate-cards-drawn = La mano si completa fino a cinque carte fato.
prompt-battleground-select-card = Giochi una carta coperta o passi?

## Activation

prompt-battleground-activate = Quale personaggio attivi?
clause-battleground-is-ready = { $figure } è già stato attivato in questo round.
clause-battleground-not-twice-in-a-row = Il personaggio «{ $figure }» è stato il tuo ultimo nel round precedente: ora non può essere il tuo primo.
prompt-battleground-bonus = Quale bonus prendi?
clause-battleground-mana-lost = Un personaggio ha al massimo cinque mana; il resto è perso.
prompt-battleground-act = { $figure } ha { $ap } PA. E adesso?

## Clean-up

prompt-battleground-claim = Quale obiettivo conquisti?
clause-battleground-unengaged = Un nemico è accanto a { $figure }.
clause-battleground-within-reach = { $figure } non è sull’obiettivo né accanto.
clause-battleground-uncontested = Un nemico è sull’obiettivo o accanto.
clause-battleground-outside-own-zone = L’obiettivo è nella tua zona di schieramento.
clause-battleground-mana-for-the-rested = Un personaggio non attivato in questo round ottiene 1 mana.

## Questions about the map

ask-battleground-not-on-the-map = «{ $figure }» non è sulla mappa.
ask-battleground-no-start = Indica da dove parte il percorso: una miniatura o un posto.
ask-battleground-nobody-moves = Gli altri ostacolano soltanto una miniatura; senza una miniatura la mappa è considerata vuota.

## Scenarios and cards that cannot be played

battleground-no-map = Una partita di Battleground richiede una mappa di esagoni scritta per intero.
battleground-two-armies = In Battleground si affrontano due armate, non { $found }.
battleground-no-army = Il posto «{ $seat }» non ha un’armata.
battleground-no-character = Un’armata richiede almeno un personaggio.
battleground-only-named = «{ $id }» qui è solo un nome. Per giocare, scrivi il documento stesso.
battleground-other-card = Una carta del tipo «{ $kind }» qui è fuori posto; sono ammessi solo questi tipi: { $options }.
battleground-other-namesake = Un’altra carta di questa missione ha l’ID «{ $id }» e un testo diverso. Rinominane una.
battleground-bad-base = Una base nomina ciascuno dei suoi esagoni una volta sola, e per primo quello della miniatura stessa, 0 e 0.
battleground-no-such-front = Nella base manca un esagono numero { $found }; gli esagoni si contano da 0.
prompt-battleground-discard = { $cards ->
    [1] Scarta una carta dalla mano.
   *[other] Scarta carte dalla mano (ancora { $cards }).
}
prompt-battleground-recover = { $cards ->
    [1] Riprendi in mano una carta fato.
   *[other] Riprendi in mano carte fato (ancora { $cards }).
}
