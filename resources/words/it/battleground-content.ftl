### Battleground: what is wrong with its cards and maps.

## Weapons

battleground-range-of-melee = Un’arma da mischia non ha portata: questa va tolta.
battleground-melee-at-allies = Un’arma da mischia attacca chi è ingaggiato con chi la porta, e gli alleati non sono mai ingaggiati tra loro: questa non si può mai usare.
battleground-no-range = Un’arma di questi tipi richiede una portata in pollici: { $options }.
battleground-mana-of-no-spell = Solo un incantesimo costa mana.
battleground-empty-line = Questa riga vale da { $least } a { $most } successi, cioè mai.
battleground-gap-between-lines = Tra la riga precedente e questa mancano i successi da { $least } a { $most }: non danno ferite.
battleground-table-ends = La tabella finisce qui: con più di { $most ->
    [one] { $most } successo
   *[other] { $most } successi
} non dà ferite. «to» dell’ultima riga è null, se vale per quel numero o più.
battleground-lines-overlap = Una riga precedente vale già per { $successes ->
    [one] { $successes } successo
   *[other] { $successes } successi
} o più; le righe crescono e non hanno numeri in comune.

## Figures and zones

battleground-on-an-obstacle = La miniatura «{ $figure }» non può stare in { $place }: c’è un ostacolo o una scala.
battleground-two-on-a-hex = La miniatura «{ $figure }» sta in { $place }, dove c’è già «{ $other }».
battleground-base-off-the-map = La base della miniatura «{ $figure }» qui non entra nella mappa.
battleground-no-zone = L’armata di «{ $seat }» non ha una zona di schieramento su questa mappa.
battleground-outside-zone = La miniatura «{ $figure }» comincia su { $place }, fuori dalla zona di schieramento di «{ $seat }».
battleground-zone-of-nobody = La zona «{ $zone }» è di «{ $seat }», che qui non ha un’armata.
battleground-zones-overlap = Le zone di schieramento di «{ $seat }» e «{ $other }» si sovrappongono in { $place }.

## Terrain

battleground-piece-in-parts = Il pezzo «{ $piece }» è in più parti: { $place } non ha lati in comune con il resto.
battleground-platform-loose = La piattaforma «{ $piece }» non è fissata a nulla: un suo esagono, o uno di una piattaforma unita a essa, deve stare sopra un esagono alto o avere un lato in comune con uno.
battleground-ladder-nowhere = La scala «{ $piece }» non porta da nessuna parte: non ha lati in comune con una piattaforma.
battleground-objective-out-of-reach = L’obiettivo «{ $objective }» non si può mai conquistare: nessuno può stare sul suo esagono o accanto.
battleground-beyond-the-box = Pezzi del tipo «{ $sort }»: la mappa ne richiede { $found }, una scatola ne ha { $most }. (×3 vuol dire: di tre esagoni.)
battleground-not-in-the-box = Pezzi del tipo «{ $sort }»: la mappa ne richiede { $found }, una scatola non ne ha. (×3 vuol dire: di tre esagoni.)
battleground-make-difficult-ground = Fatteli da te: elementi piatti, alti meno di mezzo pollice, sui cui esagoni le miniature possano stare.
battleground-beyond-one-box = Per giocarci sul proprio tavolo, oltre a una scatola
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

battleground-never-engaged = Nessuno è mai ingaggiato con coloro di cui si parla qui.
battleground-range-of-nobody = Una gittata non dice nulla dove l’abilità riguarda soltanto chi la possiede.
battleground-results-for-the-same = Più risultati chiedono lo stesso numero di successi ({ $needs }); ne vale sempre uno solo.
