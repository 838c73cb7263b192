# The page where a game is played.
table-inspector = Inspector
table-nothing-inspected = Point at a figure, a card or a hex to see what is known of it.
table-log = Log
table-history = History
table-no-problems = The scenario has no problems.
table-go-back-here = Go back to here
table-log-new = Since your last decision
table-read-rule = Read rule { $rule }
table-ahead = { $sentence } (taken back)
table-beginning = The beginning
table-continued = The game was left here, and goes on. What was before is not kept.
table-past-coming = Replaying the moves so far: { $percent } %
table-past-gap = Some moves before this could not be replayed. The game goes on as it was saved.
table-to-move = to move
table-change-player = Change who plays
table-cards-hidden = cards hidden
table-person = Person at this screen
table-bot-brisk = Bot “Brisk”: medium, fast
table-bot-greedy = Bot “Greedy”: medium
table-bot-random = Bot “Random”: easy
table-bot-search = Bot “Search”: hard
table-who-bot = Bot
table-who-person = Person
table-who-you = You

# Cards and dice.
table-piles = On the table
table-pile = { $name } ({ $number })
table-card-face-down = Face-down card
table-card-picked = picked
table-card-wanted = can be chosen
table-dice = Dice
table-successes = { $number ->
    [one] { $number } success
   *[other] { $number } successes
}
table-die-hit = success
table-die-miss = no success
table-die-picked = { $die }, picked to be thrown again
table-reroll-die = Die { $number }: { $face }
table-reroll-hit = { $die } is a success; a new throw may lose it
table-reroll-none = Keep all
table-reroll-picked = Re-roll { $number }
table-die-yellow = yellow
table-die-blue = blue
table-die-green = green
table-die-black = black
table-die-red = red
table-die-letter-yellow = Y
table-die-letter-blue = B
table-die-letter-green = G
table-die-letter-black = K
table-die-letter-red = R
table-die-symbol-blank = blank
table-die-symbol-success = success
table-die-symbol-double = double success
table-die-symbol-again = throw again
table-face = Face { $number }

# The bar that asks.
table-unpick = Pick again (Esc)
table-picked = Picked: { $list } (Esc)
table-standing = More: concede, draw
table-refused = { $name }, not possible now
table-or-others = { $text }, or { $number ->
    [one] one other choice
   *[other] { $number } other choices
}
table-why-not = Why not: { $name }
table-bot-thinks = { $seat } is thinking…
table-bot-waits = { $seat } waits: go on when you like.
table-thinking = The bot is thinking
table-bots-play = Go on
table-bots-pause = Pause
table-bots-step = One step

# Hot-seat.
table-pass-screen = Pass the screen to { $seat }
table-hands-hidden = Hands are hidden until the right person sits here.
table-i-am = I am { $seat }

# The end.
table-game-over = The game is over.
table-winner = winner
table-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
table-play-again = Play again
table-look-at-board = Look at the board
table-show-result = Show the result
table-ended-by = The game ended by rule
table-only-choice = { $answer } (only choice)
table-answered = { $seat } has answered
table-point-first = Point at a figure, a hex or a button first.
table-nothing-against = You can do this now.
table-go-again = Forward again
table-new-dice = New dice from here on
table-new-dice-taken = New dice from here on.
table-new-dice-lost = New dice from here on. What was taken back is forgotten.
table-own-dice = Type in own dice
table-arcs = Show arcs
table-last-action = Last action again
table-more-tools = More tools
table-bot-speed = Speed of bots: { $speed }
bot-speed-slow = Slow
bot-speed-normal = Normal
bot-speed-fast = Fast
bot-speed-at-once = At once
table-contents = Map as a table
table-take-back = Take back

# A new game.
table-new-game = New game
table-scenario = Mission
table-seed = Seed of the dice
table-seed-why = The same seed and the same answers give the same dice.
table-other-seed = Another seed
table-cannot-open = The game cannot begin.
table-illegal = “{ $name }” breaks the rules.
table-illegal-of = { $seat }: { $text }
table-illegal-how = You can play it anyway.
table-illegal-play = &Play anyway
table-changed = “{ $name }” has changed.
table-changed-how = This game began with an earlier version. Hexsmith keeps it: you find it on the start page.
table-changed-new = &Play the new version
table-changed-old = &Go on with the old game
table-was-renewed = “{ $name }” has changed. You play the new version.
table-scenarios-coming = Looking for your missions…
table-begin = Play
new-game-who = Who plays
new-game-army-of = Army of { $seat }
new-game-points = { $points } of { $most } points
new-game-other-format = another format
new-game-unreadable = cannot be read
new-game-breaks-format = breaks its format
new-game-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
 }
new-game-legal = Both armies keep to the rules.
new-game-illegal = These armies break the rules. You can play anyway, after one more question:
brief-battleground = Claim objectives and knock out enemies: 20 points an objective, and what a beaten enemy costs. Lead by 20 after the last round to win.
brief-hoplomachus = Defeat the enemy hero. Beating units and holding the stones wins favour, which brings rewards.
table-rule-options = Rules and dice
table-rule-options-why = Editions differ on these rules. The mission has picked; change what you like.
table-as-scenario = As the mission says

# Commands.
command-play-first-game = Play the &first game
command-new-game = &New game…
command-take-back = &Take back
command-go-again = Forward &again
command-new-dice = New &dice from here
command-own-dice = Type in &own dice
command-why-not = &Why not?
command-show-arcs = Show a&rcs
command-last-action = &Last action again
command-bots-slow = Bots: &slow
command-bots-normal = Bots: &normal
command-bots-fast = Bots: &fast
command-bots-at-once = Bots: at on&ce
command-show-contents = Map as a ta&ble
command-fit-map = Fit the &map
command-run-bots = Let the bots pla&y
command-step-bots = One ste&p of a bot
command-show-result = Show the r&esult

# Readings of the rules, one for each option of each game, with its values.
option-battleground-higher-roll = The higher roll
option-battleground-higher-roll-chooses = chooses who is first
option-battleground-higher-roll-is-first = is first
option-battleground-claim = A character that can claim an objective
option-battleground-claim-may = may claim it
option-battleground-claim-must = must claim it
option-battleground-knock-out-scores = A character knocked out scores
option-battleground-knock-out-scores-always = always
option-battleground-knock-out-scores-by-enemy = only by an enemy
option-battleground-defence-without-successes = A defence test when the attack has no success
option-battleground-defence-without-successes-no = is not made
option-battleground-defence-without-successes-yes = is made
option-battleground-fists-type = Fists count as
option-battleground-fists-type-melee = a melee weapon
option-battleground-fists-type-own = a type of their own
option-battleground-los-origin = The two lines of sight start
option-battleground-los-origin-one = at the same corner
option-battleground-los-origin-any = at any corners
option-battleground-cover-narrows = Cover narrows
option-battleground-cover-narrows-ranged-and-spell = ranged attacks and spells
option-battleground-cover-narrows-ranged = ranged attacks only
option-battleground-interruption-without-ap = An interruption with no AP left
option-battleground-interruption-without-ap-goes-on = goes on
option-battleground-interruption-without-ap-ends = ends
option-battleground-mark-hex = A mark lies on a hex without
option-battleground-mark-hex-no-terrain = any terrain
option-battleground-mark-hex-no-obstacle = obstacles
option-battleground-on-interruption = “On interruption” happens
option-battleground-on-interruption-before = before it begins
option-battleground-on-interruption-after = right after it begins
option-battleground-teleport-past-figures = Teleporting passes through characters
option-battleground-teleport-past-figures-yes = yes
option-battleground-teleport-past-figures-no = no
option-battleground-shift-focus = Moving towards, charging, jumping and teleporting
option-battleground-shift-focus-no = never spend focus
option-battleground-shift-focus-yes = may spend focus for the focused speed
option-battleground-push-stops-at = A push or pull stops before
option-battleground-push-stops-at-obstacles = obstacles, ladders and figures
option-battleground-push-stops-at-terrain = difficult ground as well
option-battleground-area-attacker = An area attack hits its attacker
option-battleground-area-attacker-spared = never
option-battleground-area-attacker-hit = like everybody else
option-battleground-massive-range = The range of a massive figure is measured from
option-battleground-massive-range-base = the nearest hex of its base
option-battleground-massive-range-facing-hexes = its facing hexes, once it has turned
option-battleground-massive-facing = A massive figure faces a far target
option-battleground-massive-facing-side = by the side of a hex
option-battleground-massive-facing-nearest = by its nearest facing hex
option-battleground-massive-cover = Cover of a massive target ignores, next to it,
option-battleground-massive-cover-all = characters and obstacles
option-battleground-massive-cover-low = low obstacles
option-hoplomachus-factions = Factions are
option-hoplomachus-factions-random = drawn by lot
option-hoplomachus-factions-pick = picked
option-hoplomachus-factions-written = as written in the scenario
option-hoplomachus-empty-arena = An empty arena loses
option-hoplomachus-empty-arena-from-second-round = from the second round on
option-hoplomachus-empty-arena-after-first-turn = after one’s first turn
