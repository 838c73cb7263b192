### What is seen on a figure or a hex, explained at the pointer: what it does, until when, and whose it is.

state-line = { $name }: { $text }
state-acted = po aktywacji
state-effect = efekt

## Battleground

state-battleground-acted = Ta postać była już aktywowana w tej rundzie.
state-battleground-focused = Następny test zużywa żeton i zwiększa zakres o 1; ruch może go zużyć na szybkość po skupieniu.
state-battleground-guard = Przerywa wrogowi, który kończy ruch na widoku, przed wartownikiem i w jego zasięgu.
state-battleground-guard-now = { $why ->
    [front] { $figure } nie jest teraz z przodu.
    [sight] { $figure } nie jest teraz na widoku.
    [reach] { $figure } jest teraz poza zasięgiem.
   *[yes] { $figure } jest tu w niebezpieczeństwie.
}
state-battleground-token = { $does } Źródło: { $seat }, do fazy porządkowania.
state-battleground-mark = { $does } Znak należy do: { $seat }.
state-battleground-claim = { $figure } może teraz przejąć cel.
state-battleground-claim-not = { $figure } nie może teraz przejąć celu. { $why }
state-battleground-claim-nobody = Nikt przy nim nie stoi. Na końcu rundy przejmuje go, kto stoi na nim lub obok, gdy w pobliżu nie ma wroga.
state-battleground-unclaimed = { $objective } pozostaje nieprzejęty. { $why }
danger-battleground-leaving = { $figures_count ->
    [one] { $figures } może uderzyć, gdy odchodzisz.
    [few] { $figures } mogą uderzyć, gdy odchodzisz.
    [many] { $figures } mogą uderzyć, gdy odchodzisz.
   *[other] { $figures } mogą uderzyć, gdy odchodzisz.
}
danger-battleground-passing = { $figures_count ->
    [one] { $figures } może uderzyć, gdy przechodzisz.
    [few] { $figures } mogą uderzyć, gdy przechodzisz.
    [many] { $figures } mogą uderzyć, gdy przechodzisz.
   *[other] { $figures } mogą uderzyć, gdy przechodzisz.
}
danger-battleground-guards = { $figures_count ->
    [one] Tam przerwie ci { $figures } na warcie.
    [few] Tam przerwą ci { $figures } na warcie.
    [many] Tam przerwą ci { $figures } na warcie.
   *[other] Tam przerwą ci { $figures } na warcie.
}

## Hoplomachus

state-hoplomachus-inactive = Nie porusza się, nie atakuje i nie używa umiejętności, dopóki nie zdobędzie go jego strona.
state-hoplomachus-dazed = Nie porusza się, nie atakuje, nie używa zdolności ani umiejętności specjalnych do końca tej tury.
state-hoplomachus-fatigued = Nie porusza się, nie atakuje, a umiejętności nie działają.
state-hoplomachus-engaged = Ta jednostka już atakowała w tej turze.
state-hoplomachus-tactic = { $does } Zagrywa: { $seat }.
state-hoplomachus-tactic-until = { $does } Zagrywa: { $seat }, do: { $until }.
stake-hoplomachus-threat = { $units_count ->
    [one] Zagrożenie: { $units }.
    [few] Zagrożenie: { $units_count } jednostki.
    [many] Zagrożenie: { $units_count } jednostek.
   *[other] Zagrożenie: { $units_count } jednostki.
}
stake-hoplomachus-weakest = Najsłabsza: { $unit }, { $hp } HP.
