### Reminders of the keywords of Battleground, beside the text of a card that uses them.

reminder-battleground-haste = Przyspieszenie: +2 do szybkości, także po skupieniu.
reminder-battleground-enhancement = Spotęgowanie: zakres zwiększony o 1 przy atakach.
reminder-battleground-protection = Ochrona: zakres zwiększony o 1 w obronie.
reminder-battleground-regeneration = Regeneracja: po usunięciu ulecz 1 ranę.
reminder-battleground-paralysis = Spowolnienie: −2 do szybkości, także po skupieniu, oprócz ruchów zaczętych na trudnym terenie.
reminder-battleground-blindness = Oślepienie: zakres zmniejszony o 1 przy atakach.
reminder-battleground-stun = Powalenie: zakres zmniejszony o 1 w obronie.
reminder-battleground-curse = Klątwa: po usunięciu otrzymaj 1 ranę.
reminder-battleground-single-use = Jednorazowo: po użyciu odwróć przedmiot.
