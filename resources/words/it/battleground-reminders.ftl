### Reminders of the keywords of Battleground, beside the text of a card that uses them.

reminder-battleground-haste = Rapidità: +2 velocità, anche da focalizzato.
reminder-battleground-enhancement = Miglioramento: soglia allargata di 1 negli attacchi.
reminder-battleground-protection = Protezione: soglia allargata di 1 in difesa.
reminder-battleground-regeneration = Rigenerazione: quando viene rimossa, cura 1 ferita.
reminder-battleground-paralysis = Paralisi: −2 velocità, anche da focalizzato, tranne negli spostamenti che iniziano su terreno difficile.
reminder-battleground-blindness = Cecità: soglia ristretta di 1 negli attacchi.
reminder-battleground-stun = Stordimento: soglia ristretta di 1 in difesa.
reminder-battleground-curse = Maledizione: quando viene rimossa, subisci 1 ferita.
reminder-battleground-single-use = Monouso: dopo l’uso gira l’oggetto a faccia in giù.
