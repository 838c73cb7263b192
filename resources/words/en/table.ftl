# The page where a game is played.
table-inspector = Inspector
table-nothing-inspected = Hover over a figure, a card or a hex for details.
table-log = Log
table-history = History
table-no-problems = This mission has no problems.
table-go-back-here = Go back to here
table-log-new = Since your last decision
table-read-rule = Read rule { $rule }
table-ahead = { $sentence } (undone)
table-beginning = Start
table-continued = Game resumed here. Earlier moves weren’t kept.
table-past-coming = Replaying the moves so far: { $percent } %
table-past-gap = Some earlier moves couldn’t be replayed. The game goes on as it was saved.
table-to-move = to move
table-change-player = Change player
table-cards-hidden = cards hidden
table-person = Human
table-bot-brisk = Bot “Brisk”: medium, fast
table-bot-greedy = Bot “Greedy”: medium
table-bot-random = Bot “Random”: easy
table-bot-search = Bot “Search”: hard
table-who-bot = Bot
table-who-person = Human
table-who-you = You

# Cards and dice.
table-piles = On the table
table-pile = { $name } ({ $number })
table-card-face-down = Face-down card
table-card-picked = selected
table-card-wanted = can be selected
table-dice = Dice
table-successes = { $number ->
    [one] { $number } success
   *[other] { $number } successes
}
table-die-hit = success
table-die-miss = no success
table-die-picked = { $die }, selected for a re-roll
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
table-die-symbol-again = re-roll
table-face = Face { $number }

# The bar that asks.
table-unpick = Choose again (Esc)
table-picked = Selected: { $list } (Esc)
table-standing = More: concede, draw
table-further = { $kind }: { $which }
table-which-card = which card?
table-which-figure = which figure?
table-which-place = where?
table-refused = { $name }: not possible now
table-or-others = { $text } ({ $number ->
    [one] 1 more choice
   *[other] { $number } more choices
    })
table-why-not = Why not: { $name }
table-bot-thinks = { $seat } is thinking…
table-bot-waits = { $seat } is waiting: continue when you like.
table-thinking = The bot is thinking
table-bots-play = Continue
table-bots-pause = Pause
table-bots-step = One step

# Hot-seat.
table-pass-screen = Pass the screen to { $seat }
table-hands-hidden = Hands stay hidden until the next player takes over.
table-i-am = I am { $seat }

# The end.
table-game-over = The game is over.
table-winner = winner
table-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
table-play-again = Play again
table-look-at-board = Show the map
table-show-result = Show the result
table-ended-by = The game ended by rule
table-only-choice = { $answer } (only choice)
table-obvious-choice = { $answer } (nothing to gain)
table-answered = { $seat } has chosen
table-point-first = Hover over a figure, a hex or a button first.
table-nothing-against = You can do this now.
table-go-again = Redo move
table-new-dice = New dice from here
table-new-dice-taken = New dice from here.
table-new-dice-lost = New dice from here. The moves you undid are gone.
table-own-dice = Enter physical dice
table-arcs = Show arcs
table-last-action = Replay last action
table-more-tools = More tools
table-bot-speed = Bot speed: { $speed }
bot-speed-slow = Slow
bot-speed-normal = Normal
bot-speed-fast = Fast
bot-speed-at-once = Instant
table-contents = Map as a table
table-take-back = Undo move

# A new game.
table-new-game = New game
table-scenario = Mission
table-seed = Random seed
table-seed-why = The same seed and the same choices give the same rolls.
table-other-seed = New seed
table-cannot-open = This game can’t start.
table-illegal = “{ $name }” breaks the rules.
table-illegal-of = { $seat }: { $text }
table-illegal-how = You can play it anyway.
table-illegal-play = &Play anyway
table-changed = “{ $name }” has changed.
table-changed-how = This game began with an earlier version. It stays on the start page.
table-changed-new = &Play the new version
table-changed-old = &Continue the old game
table-was-renewed = “{ $name }” has changed. You’re playing the new version.
table-scenarios-coming = Looking for your missions…
table-begin = Play
new-game-who = Players
new-game-army-of = Army of { $seat }
new-game-points = { $points } of { $most } points
new-game-other-format = another format
new-game-unreadable = cannot be read
new-game-breaks-format = breaks its format
new-game-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
 }
new-game-legal = Both armies follow the rules.
new-game-illegal = These armies break the rules. You can play them after one more question:
brief-battleground = Claim objectives and knock out enemies: 20 points an objective, plus the cost of each enemy knocked out. Lead by 20 after the last round to win.
brief-hoplomachus = Defeat the enemy hero. Beating units and holding the stones wins favour, which brings rewards.
table-rule-options = Rule variants
table-rule-options-why = Editions differ on these rules. The mission has picked; change what you like.
table-as-scenario = Mission default

# Commands.
command-play-first-game = Play the &first game
command-new-game = &New game…
command-take-back = Undo mo&ve
command-go-again = &Redo move
command-new-dice = New &dice from here
command-own-dice = Enter &physical dice
command-why-not = &Why not?
command-show-arcs = Show ar&cs
command-last-action = Replay last &action
command-bots-slow = Bots: &slow
command-bots-normal = Bots: &normal
command-bots-fast = Bots: &fast
command-bots-at-once = Bots: ins&tant
command-show-contents = Map as a ta&ble
command-fit-map = Fit the &map
command-run-bots = &Let the bots play
command-step-bots = &One bot step
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
option-hoplomachus-factions-random = drawn at random
option-hoplomachus-factions-pick = picked
option-hoplomachus-factions-written = as written in the mission
option-hoplomachus-empty-arena = An empty arena loses
option-hoplomachus-empty-arena-from-second-round = from the second round on
option-hoplomachus-empty-arena-after-first-turn = after that side’s first turn
