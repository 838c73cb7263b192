### What is seen on a figure or a hex, explained at the pointer: what it does, until when, and whose it is.

state-line = { $name }: { $text }
state-acted = acted
state-effect = effect

## Battleground

state-battleground-acted = It has been activated this round.
state-battleground-focused = Its next test spends the token and widens its threshold by 1; a move may spend it for the focused speed.
state-battleground-guard = It interrupts an enemy that ends a move in its sight, in front of it and within its reach.
state-battleground-guard-now = { $why ->
    [front] { $figure } isn’t in front of it now.
    [sight] It doesn’t see { $figure } now.
    [reach] { $figure } is out of its reach now.
   *[yes] { $figure } is in danger where it stands.
}
state-battleground-token = { $does } From { $seat }, until clean-up.
state-battleground-mark = { $does } Laid by { $seat }.
state-battleground-claim = { $figure } could claim it now.
state-battleground-claim-not = { $figure } can’t claim it now. { $why }
state-battleground-claim-nobody = Nobody stands at it. It is claimed at the end of a round by who stands on it or next to it, with no enemy near.
state-battleground-unclaimed = { $objective } stays unclaimed. { $why }
danger-battleground-leaving = { $figures_count ->
    [one] { $figures } may strike as you leave.
   *[other] { $figures } may strike as you leave.
    }
danger-battleground-passing = { $figures_count ->
    [one] { $figures } may strike as you pass.
   *[other] { $figures } may strike as you pass.
    }
danger-battleground-guards = { $figures_count ->
    [one] On guard, { $figures } interrupts you there.
   *[other] On guard, { $figures } interrupt you there.
}

## Hoplomachus

state-hoplomachus-inactive = It doesn’t move or attack, and its skills don’t work, until its side earns it.
state-hoplomachus-dazed = It doesn’t move, attack, or use Abilities or Specials until the end of this turn.
state-hoplomachus-fatigued = It doesn’t move or attack, and its skills don’t work.
state-hoplomachus-engaged = It has attacked this turn.
state-hoplomachus-tactic = { $does } From { $seat }.
state-hoplomachus-tactic-until = { $does } From { $seat }, until { $until }.
stake-hoplomachus-threat = { $units_count ->
    [one] At risk: { $units }.
   *[other] At risk: { $units_count } units.
}
stake-hoplomachus-weakest = Weakest: { $unit }, { $hp } HP.
