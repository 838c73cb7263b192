### Battleground: actions, interruptions, guards and knock-outs: what players are asked, and the rules as reasons.

## Actions

clause-battleground-enough-ap = Costa { $cost } PA; ne hai { $ap }.
clause-battleground-only-free-actions-cost-nothing = Solo le azioni gratuite non costano nulla: costa almeno 1 punto azione.
clause-battleground-no-mana-is-paid-back = Nessun incantesimo e nessuna abilità costa meno di zero mana.
clause-battleground-not-while-interrupting = { $figure } interrompe: non può focalizzarsi né sorvegliare.
clause-battleground-not-focused-yet = { $figure } è già focalizzato.
clause-battleground-actions-before = Ogni volta che la stessa azione viene ripetuta in un’attivazione costa 1 punto azione in più.
clause-battleground-attacks-before = Ogni ulteriore attacco con lo stesso tipo di arma in un’attivazione costa 1 punto azione in più.
clause-battleground-guard-dropped = Il gettone sorveglianza viene rimosso quando il suo personaggio è attivato.

## Interruptions

prompt-battleground-idle-guard = { $figure } interrompe { $interrupted } ({ $ap } PA) ma non può attaccare né muoversi. { $why }
ask-battleground-idle-guard = { $figure } non può attaccare né muoversi. Chiudi l’interruzione?
battleground-reasons-in-turn = { $first } { $rest }
prompt-battleground-interrupt = { $figure } interrompe { $interrupted }: { $ap } PA. E adesso?
clause-battleground-guard-spent = Il gettone sorveglianza viene rimosso quando il suo personaggio inizia un’interruzione di sorveglianza.
clause-battleground-in-an-enemy-turn = Chi è in sorveglianza interrompe un’attivazione o un’interruzione nemica, non una della propria armata.
clause-battleground-seen-by-guard = Chi è in sorveglianza interrompe un nemico che termina il movimento nella sua linea di vista.
clause-battleground-before-the-guard = Chi è in sorveglianza interrompe un nemico se una qualsiasi parte della sua base è nell’arco anteriore.
clause-battleground-in-danger = Chi è in sorveglianza interrompe un nemico a portata di una sua arma, o che potrebbe ingaggiare con un solo spostamento.
clause-battleground-opportunities = Ogni nemico con cui la miniatura è ingaggiata può fare un attacco di opportunità prima che lasci il suo esagono.

## Knock-outs

clause-battleground-knocked-out = Un personaggio con tante ferite quanta è la sua salute è fuori combattimento e lascia il campo di battaglia.
clause-battleground-scored-for = Per un personaggio fuori combattimento l’altro giocatore segna il suo costo e quello di tutto il suo equipaggiamento.
