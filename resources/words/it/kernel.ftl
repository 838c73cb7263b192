# What is asked of the table for chance: the name of the throw or draw, and the seat it is for.
prompt-roll = { $seat }: lancia un dado ({ $purpose })
prompt-draw = { $seat }: pesca ({ $purpose })
prompt-order = { $seat }: che cosa viene per primo?

# Why not.
reason-not-asked = «{ $kind }» non è tra le cose che si possono fare ora.
reason-no-such-thing = Qui non c’è nulla che «{ $wish }» possa indicare.
reason-game-over = La partita è finita.
reason-not-your-turn = Ora non tocca a { $seat } rispondere.
reason-not-yours = Un posto risponde solo per sé.
reason-ambiguous = { $number ->
    [one] «{ $wish }» può indicare { $number } scelta: serve di più.
   *[other] «{ $wish }» può indicare { $number } scelte: serve di più.
}
