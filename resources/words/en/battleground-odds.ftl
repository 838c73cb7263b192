### Battleground: what a handful of dice comes to in a test, and questions about the odds.

## Dice of a test

clause-battleground-raised-above-one = A 1 always fails.
clause-battleground-lowered-to-six = A 6 always succeeds.
clause-battleground-successes = Each die that shows the threshold or more is a success.
clause-battleground-sixes = Each 6 explodes: it gives one more die.
clause-battleground-exploded-successes = An exploding die succeeds on 5 or more.
clause-battleground-cancelled-by-defence = Each success of the defence test cancels one of the attack.
clause-battleground-line-available = The line of the result table is for another number of successes.
clause-battleground-needs-most-successes = Another line of the result table needs more successes and is reached too.

## Questions about the odds

ask-battleground-attacks-itself = “{ $figure }” cannot attack itself.
ask-battleground-no-such-weapon = “{ $figure }” does not carry the weapon “{ $weapon }”.
ask-battleground-odds-of-what = Say what the odds are of: an action, or dice and a threshold.
ask-battleground-one-kind-of-odds = Odds are those of an action, or of dice and a threshold, not of both at once.
ask-battleground-nobody-defends = There is no defence test here.
ask-battleground-too-many-dice = Dice of “{ $figure }”: { $dice }. Odds are worked out for so many at most: { $most }.
ask-battleground-nobody-acts = Nobody is active or interrupts now, so nobody pays for an action.
ask-battleground-pays-nothing = “{ $figure }” is not the one that acts now, and pays nothing.
