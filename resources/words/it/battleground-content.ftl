### Battleground: what is wrong with its cards and maps.

## Weapons

battleground-range-of-melee = Un’arma da mischia non ha portata. Toglila.
battleground-melee-at-allies = Quest’arma non si può mai usare: un’arma da mischia attacca personaggi ingaggiati, e gli alleati non lo sono mai tra loro.
battleground-no-range = Un’arma di questi tipi richiede una portata in pollici: { $options }.
battleground-mana-of-no-spell = Solo gli incantesimi costano mana. Toglilo, o fanne un incantesimo.
battleground-empty-line = Questa riga va da { $least } a { $most } successi: non vale mai. Scambia i numeri.
battleground-gap-between-lines = Da { $least } a { $most } successi non ci sono ferite: la riga precedente finisce prima, questa comincia dopo. Chiudi il vuoto.
battleground-table-ends = La tabella finisce qui: con più di { $most ->
    [one] { $most } successo
   *[other] { $most } successi
    } non ci sono ferite. Se l’ultima riga continua, scrivi «to»: null.
battleground-lines-overlap = Una riga precedente vale già per { $successes ->
    [one] { $successes } successo
   *[other] { $successes } successi
    } o più. Le righe devono crescere senza numeri in comune.

## Figures and zones

battleground-on-an-obstacle = «{ $figure }» non può stare in { $place }: c’è un ostacolo o una scala. Scegli un altro esagono.
battleground-two-on-a-hex = «{ $figure }» e «{ $other }» sono entrambi in { $place }. Sposta uno dei due.
battleground-base-off-the-map = La base di «{ $figure }» qui esce dalla mappa. Scegli un altro esagono.
battleground-no-zone = La mappa non ha una zona di schieramento per l’armata di «{ $seat }». Aggiungila.
battleground-outside-zone = «{ $figure }» comincia in { $place }, fuori dalla zona di schieramento di «{ $seat }».
battleground-zone-of-nobody = La zona «{ $zone }» è di «{ $seat }», che qui non ha un’armata. Toglila o assegnala a un altro posto.
battleground-zones-overlap = Le zone di schieramento di «{ $seat }» e «{ $other }» si sovrappongono in { $place }.

## Terrain

battleground-piece-in-parts = L’elemento «{ $piece }» è in più parti: { $place } non ha lati in comune con il resto. Uniscilo o dividilo.
battleground-platform-loose = La piattaforma «{ $piece }» non è fissata a nulla. Mettila sopra o accanto a un esagono alto, oppure uniscila a una che lo è.
battleground-ladder-nowhere = La scala «{ $piece }» non porta da nessuna parte. Mettila accanto a una piattaforma.
battleground-objective-out-of-reach = L’obiettivo «{ $objective }» non si può mai conquistare: nessuna miniatura può stare sul suo esagono o accanto. Spostalo.
battleground-beyond-the-box = La mappa richiede { $found } di «{ $sort }»; una scatola ne ha { $most }. (×3 vuol dire tre esagoni.)
battleground-not-in-the-box = La mappa richiede { $found } di «{ $sort }»; una scatola non ne ha. (×3 vuol dire tre esagoni.)
battleground-make-difficult-ground = Fatteli da te: elementi piatti, alti meno di mezzo pollice, sui cui esagoni le miniature possano stare.
battleground-beyond-one-box = Per giocarla sul tuo tavolo serve, oltre a una scatola
battleground-sort-of-size = { $sort } di { $hexes ->
    [one] 1 esagono
   *[other] { $hexes } esagoni
}
battleground-token-for = segnalino ({ $sort })
battleground-more-needed = { $sort }: { $n }
battleground-tokens-beyond-the-box = Segnalini per { $kind ->
    [mark] marcature
    [buff] potenziamenti
   *[other] depotenziamenti
} propri delle carte: la partita può richiederne { $found } ({ $names }), una scatola ne ha { $most }.

## Abilità

battleground-never-engaged = Questi non possono mai essere ingaggiati, quindi non accade mai. Toglilo.
battleground-range-of-nobody = L’abilità riguarda solo chi la possiede, quindi la portata non ha effetto. Toglila.
battleground-results-for-the-same = Più risultati richiedono lo stesso numero di successi ({ $needs }); ne vale sempre uno solo.
