### Reminders of the keywords of Battleground, beside the text of a card that uses them.

reminder-battleground-haste = Haste: +2 speed, also focused.
reminder-battleground-enhancement = Enhancement: threshold widened by 1 on attacks.
reminder-battleground-protection = Protection: threshold widened by 1 on defence.
reminder-battleground-regeneration = Regeneration: when it is removed, heal 1 wound.
reminder-battleground-paralysis = Paralysis: −2 speed, also focused, except on moves that start on difficult ground.
reminder-battleground-blindness = Blindness: threshold narrowed by 1 on attacks.
reminder-battleground-stun = Stun: threshold narrowed by 1 on defence.
reminder-battleground-curse = Curse: when it is removed, suffer 1 wound.
reminder-battleground-single-use = Single-use: turn the item face down after use.
