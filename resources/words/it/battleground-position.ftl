### Battleground: what is wrong with a position that somebody wrote down.

battleground-named-twice = «{ $name }» compare troppe volte.
battleground-one-of-a-kind = «{ $name }» è di troppo: un personaggio ha al massimo un potenziamento e un depotenziamento.
battleground-nobody-acts = In questo momento della partita non agisce nessuno.
battleground-another-acts = In questo momento della partita agisce qualcun altro.
battleground-told-by-active = «{ $name }» è già in «active». Toglilo qui.
battleground-bad-in-frame = «{ $name }» qui manca o è sbagliato.
battleground-gone-and-there = Il personaggio «{ $figure }» è fuori combattimento: al suo posto scrivi «null», oppure omettilo.
battleground-too-many-wounds = Il personaggio «{ $figure }» sarebbe fuori combattimento: ferite { NUMBER($wounds) }, salute { NUMBER($health) }.
battleground-more-cards = L’armata di «{ $seat }» ha meno copie della carta «{ $card }» di quante ce ne sono qui.
battleground-full-hand = Una mano ha al massimo { NUMBER($most) } carte fato.
battleground-not-in-hand = La carta «{ $card }» non è nella mano.
battleground-mission-not-played = La missione secondaria «{ $card }» è in gioco, ma la sua carta non è stata giocata.
battleground-objective-twice = L’obiettivo «{ $objective }» non può essere in due luoghi.
battleground-no-such-place = La mappa non ha un luogo con il numero { NUMBER($number) }.
battleground-outside-its-frame = Il passo «{ $name }» si può fare solo nella cornice di un’attivazione, di un’interruzione o di una prova.
