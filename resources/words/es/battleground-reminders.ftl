### Reminders of the keywords of Battleground, beside the text of a card that uses them.

reminder-battleground-haste = Rapidez: +2 de velocidad, también estando concentrado.
reminder-battleground-enhancement = Mejora: umbral reducido en 1 en ataques.
reminder-battleground-protection = Protección: umbral reducido en 1 en defensa.
reminder-battleground-regeneration = Regeneración: cuando se retira, cura 1 herida.
reminder-battleground-paralysis = Lesión: −2 de velocidad, también estando concentrado, salvo en movimientos que empiecen en terreno abrupto.
reminder-battleground-blindness = Ceguera: umbral aumentado en 1 en ataques.
reminder-battleground-stun = Aturdimiento: umbral aumentado en 1 en defensa.
reminder-battleground-curse = Maldición: cuando se retira, sufre 1 herida.
reminder-battleground-single-use = Consumible: después de usarlo, pon el objeto boca abajo.
