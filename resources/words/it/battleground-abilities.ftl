### Battleground: abilities, tokens, marks, single-use items and side missions.

prompt-battleground-perform = { $figure }: usi «{ $ability }»?
prompt-battleground-items-before = { $figure } viene interrotto. Usi prima un oggetto?

## Use

clause-battleground-enough-ap-for-ability = «{ $ability }» costa { $cost } PA; ne hai { $ap }.
clause-battleground-enough-mana-for-ability = «{ $ability }» costa { $cost } mana; ne hai { $mana }.
clause-battleground-ability-once = Hai già usato «{ $ability }».
clause-battleground-outlives-the-cost = «{ $ability }» costa { $cost ->
    [one] 1 ferita
   *[other] { $cost } ferite
    }; salute rimasta: { $left }.
clause-battleground-enough-cards-for-ability = «{ $ability }» costa { $cost ->
    [one] 1 carta
   *[other] { $cost } carte
    }; ne hai { $cards }.
clause-battleground-focus-for-ability = «{ $ability }» costa un gettone focus, che manca.
clause-battleground-within-its-limit = { $per ->
    [game] «{ $ability }» ha effetto al massimo { $times }× per partita.
    [round] «{ $ability }» ha effetto al massimo { $times }× per round.
   *[activation] «{ $ability }» ha effetto al massimo { $times }× per attivazione o interruzione.
    }
clause-battleground-all-it-asks-for = «{ $ability }» ora non ha effetto. Richiede: { $conditions }.
clause-battleground-changes = Un’abilità cambia ciò che sta per avvenire prima che avvenga; la carta con la precedenza agisce per prima.
clause-battleground-exempting = Le carte valgono più del regolamento: un’abilità può esentare da una regola.
clause-battleground-no-ability-in-opportunity-attack = In un attacco di opportunità non si usano abilità: si attacca solo in mischia.
clause-battleground-ability-is-about-such = «{ $ability }» non può avere «{ $target }» come bersaglio.
clause-battleground-ability-reaches = { $target } è fuori portata ({ $range }″).
clause-battleground-ability-sees = Non c’è linea di vista verso «{ $target }».
clause-battleground-ability-needs-engagement = «{ $ability }» richiede un nemico ingaggiato; «{ $target }» non è ingaggiato con il personaggio.
clause-battleground-ability-at-the-interrupted = In un’interruzione può essere bersaglio solo chi è interrotto, «{ $interrupted }».
clause-battleground-mark-on-an-empty-hex = Una marcatura richiede un esagono vuoto, e { $target } non lo è.
clause-battleground-mark-beside-the-interrupted = In un’interruzione una marcatura si mette su un esagono adiacente al personaggio interrotto, «{ $interrupted }».
clause-battleground-charge-has-a-way = «{ $ability }»: nessun percorso di carica finisce accanto a «{ $target }».
clause-battleground-swap-has-room = «{ $ability }» non può scambiare la miniatura con «{ $target }»: una sola delle due è massiccia, o non ci stanno entrambe.
clause-battleground-facing-the-target = Il personaggio si gira verso il bersaglio della sua abilità.
clause-battleground-in-sight-of-its-owner = Un’abilità sui personaggi entro una portata richiede la linea di vista verso ognuno.
clause-battleground-not-itself = Un personaggio non è alleato di se stesso.

## Items

clause-battleground-item-unused = L’oggetto «{ $item }» è già stato usato.
clause-battleground-item-turned-down = Un oggetto monouso si gira quando viene usato.
clause-battleground-items-before-interruption = Un personaggio interrotto può usare oggetti monouso prima dell’interruzione.

## Attacks

clause-battleground-weapon-in-use = L’abilità di un’arma vale solo quando si attacca con essa.
clause-battleground-enough-successes = Un effetto aggiuntivo richiede abbastanza successi dopo la prova di difesa.
clause-battleground-extra-steps = Gli effetti aggiuntivi si sommano alla tabella dei risultati.

## Numbers

battleground-ability-changes = Lo cambia l’abilità «{ $ability }».
# What something costs, and the cards that change that.
battleground-cost-changed = { $cost } (per via di { $abilities })
clause-battleground-takes-precedence = Le carte personaggio prevalgono su fato e gloria, poi armi, poi oggetti, poi le regole.
clause-battleground-buff-changes = Lo cambia il potenziamento «{ $token }».
clause-battleground-debuff-changes = Lo cambia il depotenziamento «{ $token }».
clause-battleground-paralysis-ignored = La paralisi si ignora se lo spostamento inizia su terreno difficile.

## Tokens

clause-battleground-replaced = Un nuovo potenziamento o depotenziamento sostituisce il precedente.
clause-battleground-other-copies = Un’armata ha in gioco una sola copia di un potenziamento o depotenziamento unico.
clause-battleground-own-removal-acts = La rimozione di un potenziamento o depotenziamento unico fa ciò che dice la carta.
clause-battleground-regeneration-acts = Quando la rigenerazione viene rimossa, chi la porta cura 1 ferita.
clause-battleground-curse-acts = Quando la maledizione viene rimossa, chi la porta subisce 1 ferita.
clause-battleground-marks-removed = Le marcature restano fino alla fase riordino.

## Missions and moments

clause-battleground-mission-begun = Una missione secondaria è in gioco per il personaggio per cui è stata giocata.
clause-battleground-completed-by = Una missione secondaria dà punti quando la sua condizione si avvera.
clause-battleground-acting-now = Le abilità passive agiscono nel loro momento, nell’ordine scelto dal giocatore.

## What authors write

battleground-results-need-test = I risultati per successi richiedono una prova; senza, scrivi effetti.
battleground-test-needs-results = Metti ciò che fa una prova nei suoi risultati, per successi, non negli effetti.
battleground-nobody-defends = Una prova contro qualcuno richiede qualcun altro come bersaglio.
battleground-effect-needs-aim = «{ $effect }» non può accadere al bersaglio «{ $aim }». Bersagli ai quali può accadere: { $options }.{ $named ->
    [yes] {" "}Oppure di’ sotto «on» a chi accade.
   *[no] {""}
}
battleground-ability-does-nothing = L’abilità non fa nulla. Dalle un effetto.
battleground-no-number-changes = Qui non cambia alcun numero: di’ quale.
battleground-single-use-is-free = Un oggetto monouso non costa punti azione.
battleground-bonus-is-one = Un bonus è un’abilità propria o solo più mana, non entrambi.
battleground-common-token = Le regole dicono che cosa fa questo potenziamento o depotenziamento; una carta non vi aggiunge nulla.
battleground-unknown-token = Nessun potenziamento o depotenziamento comune ha questo nome. Di’ che cosa fa, o usane uno comune.
battleground-token-of-other-kind = «{ $name }» è un { $kind ->
    [buff] potenziamento comune
   *[debuff] depotenziamento comune
}: scrivi «do»: «{ $kind }».
battleground-mark-needs-moment = Gli effetti di una marcatura richiedono un momento, e un momento richiede effetti.
battleground-effect-needs-owner = Uno degli effetti richiede un personaggio che lo compia: gettoni, marcature e missioni non ne hanno.
battleground-nothing-to-count = Questo non può essere di più o di meno: avviene o non avviene.
battleground-token-needs-moment = Gli effetti di un gettone richiedono qualcosa da attendere, e ciò che attende richiede effetti.
battleground-no-test-there = «{ $condition }» chiede di una prova, ma qui non ce n’è, quindi non vale mai. Usala per i numeri che le prove leggono.
battleground-target-outside-tests = «target» è il bersaglio di una prova, e nessuna prova legge questo numero. Indica qualcun altro: «self», «bearer».
battleground-active-is-free = Un’abilità attiva richiede un costo. Aggiungilo.
battleground-moves-at-nobody = Solo un attacco gratuito ha un bersaglio e un’arma; uno spostamento gratuito non ne ha.
battleground-nobody-meant = L’abilità di una missione non ha un proprietario: qui «{ $name }» non è nessuno. Indica qualcuno, come «subject», o usa un selettore.
battleground-nobodys-moment = L’abilità di una missione non ha un proprietario, quindi questo non accade mai. Indica a chi, come «who»: «character».
battleground-target-is-a-place = Il bersaglio è { $aim ->
    [hex] un esagono
   *[other] un obiettivo
    }, quindi «target» non è un personaggio: l’effetto è sul proprietario. Scrivi «self» se intendi questo, o usa un selettore.
battleground-unique-to-several = «{ $name }» è unico: lo ha un solo personaggio di un’armata alla volta. Se più di uno lo riceve, lo conserva l’ultimo.
battleground-never-in-attacks = L’abilità di un’arma ha effetto solo mentre si attacca con essa, quando questo non accade mai. Aggiungi «anyway» se deve valere anche altrimenti.
battleground-other-meaning = Due abilità danno a «{ $name }» significati diversi: { $ability } e { $other }. Rinominane uno.
battleground-knocked-out-itself = Un personaggio fuori combattimento lascia la mappa con le sue abilità, quindi questo non accade mai. Usa «last-moment», o fallo attendere a un altro personaggio.
battleground-knocked-out-gone = «{ $name }» qui ha già lasciato la mappa. Usa «last-moment», che viene appena prima.
battleground-no-such-round = La partita ha { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } round
}: il round { $round } non arriva mai.
battleground-round-never-ends = Il round { $round } è l’ultimo: dopo non avviene più nulla. Scegli un round precedente.

## Abilities of the scenario

prompt-battleground-scenario-may = Far valere «{ $ability }»?
prompt-battleground-enter = Dove entra { $figure }?
battleground-scenario-needs-seat = Un’abilità della missione che riguarda un’armata richiede il suo posto. Aggiungilo.
battleground-no-region = La mappa non ha nessuna parte chiamata «{ $region }».
battleground-no-reserve = Nessuna miniatura chiamata «{ $figure }» attende accanto alla mappa.
battleground-never-enters = Nulla porta in gioco la miniatura «{ $figure }»: né la missione né una carta la fanno entrare.
battleground-spawns-alone = Vale solo in una missione in cui una miniatura «{ $figure }» attende accanto alla mappa.
battleground-region-alone = Ha senso solo in una missione la cui mappa ha una parte chiamata «{ $region }»; in tutte le altre questo posto non c’è.
