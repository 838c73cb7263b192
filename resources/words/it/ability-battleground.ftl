### What Battleground's own operations of abilities say: one sentence for each, named by its kind and its file.
### A slot says what it asks for: engine/abilities/wording/slots.py.

## Effects

ability-battleground-effect-buff = dai il potenziamento { $name } { $on_a }{ $gives ->
    [none] {""}
   *[other] {" "}(finché dura: { $gives })
}{ $when ->
    [none] {""}
   *[other] {" "}(ogni volta che { $when }: { $effects })
}{ $removed ->
    [none] {""}
   *[other] {" "}(quando viene rimosso: { $removed })
}
ability-battleground-effect-debuff = dai il depotenziamento { $name } { $on_a }{ $gives ->
    [none] {""}
   *[other] {" "}(finché dura: { $gives })
}{ $when ->
    [none] {""}
   *[other] {" "}(ogni volta che { $when }: { $effects })
}{ $removed ->
    [none] {""}
   *[other] {" "}(quando viene rimosso: { $removed })
}
ability-battleground-effect-mark = posa la marcatura { $name } sull’esagono; { $when ->
    [none] ha effetto su { $affects ->
        [enemies] ogni nemico
        [allies] ogni alleato
       *[characters] ogni personaggio
    } entro { $range } e nella sua linea di vista
   *[other] per { $affects ->
        [enemies] ogni nemico
        [allies] ogni alleato
       *[characters] ogni personaggio
    } entro { $range } dalla marcatura e nella sua linea di vista
}{ $gives ->
    [none] {""}
   *[other] {" "}(finché resta: { $gives })
}{ $when ->
    [none] {""}
   *[other] , ogni volta che { $when }: { $effects }
}
ability-battleground-effect-charge = fai effettuare { $on_a } una carica contro { $on_key ->
    [self] { $the_target }
   *[other] { $the_bearer }
}{ $points ->
    [none] {""}
   *[other] {" "}({ $points_movement_point })
}
ability-battleground-effect-towards = sposta { $on } verso { $on_key ->
    [self] { $the_target }
   *[other] { $the_bearer }
}{ $points ->
    [none] {""}
   *[other] {" "}({ $points_movement_point })
}
ability-battleground-effect-jump = fai effettuare { $on_a } un salto{ $points ->
    [none] {""}
   *[other] {" "}({ $points_movement_point })
}
ability-battleground-effect-teleport = teletrasporta { $on }{ $points ->
    [none] {""}
   *[other] {" "}({ $points_movement_point })
}
ability-battleground-effect-interrupt = fai interrompere { $whom } { $on_da }
ability-battleground-effect-swap = scambia di posto { $the_bearer } e { $on }
ability-battleground-effect-push = spingi { $on_key ->
    [selector] di { $hexes_hex } { $on }
   *[other] { $on } di { $hexes_hex }
}
ability-battleground-effect-pull = tira { $on_key ->
    [selector] di { $hexes_hex } { $on }
   *[other] { $on } di { $hexes_hex }
}
ability-battleground-effect-turn = gira { $on } verso un lato qualsiasi
ability-battleground-effect-free-action = concedi { $action ->
    [attack] un attacco gratuito
   *[move] uno spostamento gratuito
} { $on_a }{ $whom ->
    [none] {""}
   *[other] {" "}contro { $whom }
}{ $weapon ->
    [melee] {", "}con un’arma da mischia
    [ranged] {", "}con un’arma a distanza
    [spell] {", "}con un incantesimo
   *[none] {""}
}
ability-battleground-effect-wound = infliggi { $wounds_wound } { $on_a }
ability-battleground-effect-heal = cura { $wounds_wound } { $on_a }
ability-battleground-effect-draw = pesca { $cards_fate_card }
ability-battleground-effect-discard = { $on_key ->
    [self] scarta { $cards_card }
   *[other] il giocatore { $on_di } scarta { $cards_card }
}
ability-battleground-effect-recover = { $on_key ->
    [self] riprendi { $cards_fate_card } dagli scarti (mai una con questo nome)
   *[other] il giocatore { $on_di } riprende { $cards_fate_card } dagli scarti (mai una con questo nome)
}
ability-battleground-effect-ready = { $on } { $on_called ->
    [together] possono essere attivati
   *[other] può essere attivato
} ancora una volta in questo round
ability-battleground-effect-exhaust = { $on } { $on_called ->
    [together] contano come già attivati
   *[other] conta come già attivato
} in questo round
ability-battleground-effect-remove-effect = rimuovi { $of ->
    [buff] il potenziamento
    [debuff] il depotenziamento
   *[any] il potenziamento e il depotenziamento
} { $on_da }
ability-battleground-effect-modify = fino alla fine di questa attivazione o interruzione, per { $on }: { $gives }
ability-battleground-effect-wait = fino alla fine di questa attivazione o interruzione, per { $on }, ogni volta che { $when }: { $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}{ $times_key ->
    [none] {""}
    [single] {" "}(solo una volta)
   *[number] {" "}(al massimo { $times } volte)
}
ability-battleground-effect-spawn = metti in gioco { $figure }{ $region ->
    [none] {""}
   *[other] {" "}nella regione { $region }
}
ability-battleground-effect-end = termina la partita{ $winner ->
    [own] {" "}con la tua vittoria
    [other] {" "}con la vittoria dell’altro giocatore
    [leader] {" "}con la vittoria di chi ha più punti vittoria
   *[nobody] {" "}senza vincitori
}

## Conditions

ability-battleground-condition-test = { $of ->
    [attack] la prova è di attacco
    [defence] la prova è di difesa
   *[ability] la prova è di abilità
}
ability-battleground-condition-weapon = { $type ->
    [melee] l’attacco è da mischia
    [ranged] l’attacco è a distanza
   *[spell] l’attacco è un incantesimo
}
ability-battleground-condition-attack-from = { $side ->
    [rear] l’attacco è ai fianchi
   *[front] l’attacco non è ai fianchi
}
ability-battleground-condition-in-cover = { $so ->
    [yes] il bersaglio dell’attacco è in copertura
   *[no] il bersaglio dell’attacco non è in copertura
}
ability-battleground-condition-other-stands = { $height ->
    [higher] l’altro personaggio della prova sta più in alto
    [level] l’altro personaggio della prova sta alla stessa altezza
   *[lower] l’altro personaggio della prova sta più in basso
}
ability-battleground-condition-self-on = { $the_bearer } si trova { $ground_su_some }
ability-battleground-condition-target-on = il bersaglio dell’attacco si trova { $ground_su_some }
ability-battleground-condition-wounded = { $so ->
    [yes] { $who } ha ferite
   *[no] { $who } non ha ferite
}
ability-battleground-condition-interrupting = { $so ->
    [yes] { $who } sta interrompendo
   *[no] { $who } non sta interrompendo
}
ability-battleground-condition-interrupted = { $so ->
    [yes] qualcuno sta interrompendo { $who }
   *[no] nessuno sta interrompendo { $who }
}
ability-battleground-condition-acting = { $so ->
    [yes] { $who } sta agendo
   *[no] { $who } non sta agendo
}
ability-battleground-condition-engaged = { $so ->
    [yes] { $who } è ingaggiato
   *[no] { $who } non è ingaggiato
}
ability-battleground-condition-focused = { $so ->
    [yes] { $who } è focalizzato
   *[no] { $who } non è focalizzato
}
ability-battleground-condition-guarding = { $so ->
    [yes] { $who } è in sorveglianza
   *[no] { $who } non è in sorveglianza
}
ability-battleground-condition-raised = { $so ->
    [yes] { $who } si trova su una piattaforma
   *[no] { $who } non si trova su una piattaforma
}
ability-battleground-condition-ready = { $so ->
    [yes] { $who } è pronto
   *[no] { $who } non è pronto
}
ability-battleground-condition-first-in-round = { $so ->
    [yes] { $who } è il primo della sua armata a essere attivato in questo round
   *[no] { $who } non è il primo della sua armata a essere attivato in questo round
}
ability-battleground-condition-bearing = { $so ->
    [yes] { $who } ha { $name ->
        [none] { $of ->
            [buff] un potenziamento
            [debuff] un depotenziamento
           *[any] un potenziamento o un depotenziamento
        }
       *[other] { $of ->
            [buff] il potenziamento
            [debuff] il depotenziamento
           *[any] il potenziamento o depotenziamento
        } { $name }
    }
   *[no] { $who } { $name ->
        [none] non ha { $of ->
            [buff] alcun potenziamento
            [debuff] alcun depotenziamento
           *[any] né potenziamenti né depotenziamenti
        }
       *[other] non ha { $of ->
            [buff] il potenziamento
            [debuff] il depotenziamento
           *[any] il potenziamento o depotenziamento
        } { $name }
    }
}
ability-battleground-condition-carries = { $so ->
    [yes] { $who } porta
   *[no] { $who } non porta
} { $type ->
    [melee] un’arma da mischia
    [ranged] un’arma a distanza
    [spell] un incantesimo
    [trinket] un gingillo
    [shield] uno scudo
   *[armour] un’armatura
}
ability-battleground-condition-knocked-out = { $figure } è fuori combattimento
ability-battleground-condition-round = { $least_most_alike ->
    [equal] il round è il { $most }
   *[other] { $least ->
        [1] { $most ->
            [1000] il round è uno qualsiasi
           *[other] il round è il { $most } o uno precedente
        }
       *[other] { $most ->
            [1000] il round è il { $least } o uno successivo
           *[other] il round è compreso tra { $least } e { $most }
        }
    }
}
ability-battleground-condition-leading = { $so ->
    [yes] { $by_key ->
        [nothing] la tua armata non è in svantaggio
       *[number] { $by_sign ->
            [less] la tua armata è in svantaggio di al massimo { $by_size } PV
           *[more] la tua armata è in vantaggio di almeno { $by_size } PV
        }
    }
   *[no] { $by_key ->
        [nothing] la tua armata è in svantaggio
       *[number] { $by_sign ->
            [less] la tua armata è in svantaggio di più di { $by_size } PV
           *[more] la tua armata non è in vantaggio di almeno { $by_size } PV
        }
    }
}

## Selectors

ability-battleground-selector-engaged-with = { $each_engaged_enemy } con { $of_any }
ability-battleground-selector-facing = { $each_piece } nell’arco { $arc ->
    [front] anteriore
   *[rear] posteriore
} { $of_any_di } entro { $within }{ $seen_sight ->
    [there] {" "}e nella sua linea di vista
    [owner] {" "}e in vista { $this_self_di }
    [unneeded] {" "}(in vista o meno)
   *[none] {""}
}

## Amounts

ability-battleground-amount-cards-in-hand = il numero di carte in mano { $army ->
    [own] alla tua armata
   *[other] all’altra armata
}
ability-battleground-amount-fallen = il numero di personaggi fuori combattimento { $army ->
    [own] della tua armata
   *[other] dell’altra armata
}
ability-battleground-amount-objectives-held = il numero di obiettivi in possesso { $army ->
    [own] della tua armata
   *[other] dell’altra armata
}

## Costs

ability-battleground-cost-ap = { $amount_ap }
ability-battleground-cost-mana = { $amount_mana }
ability-battleground-cost-wounds = { $amount_wound }
ability-battleground-cost-cards = { $amount_card } dalla mano
ability-battleground-cost-focus = { $amount_focus }

## Triggers

ability-battleground-trigger-wound = { $a_who } subisce { $wounds_wound } o più{ $by ->
    [self] {" "}{ $the_bearer_da }{ $weapon ->
        [none] {""}
       *[other] {" "}con
    }
    [army] {" "}da un personaggio amico{ $weapon ->
        [none] {""}
       *[other] {" "}con
    }
    [enemy] {" "}da un nemico{ $weapon ->
        [none] {""}
       *[other] {" "}con
    }
   *[anybody] { $weapon ->
        [none] {""}
       *[other] {" "}da
    }
}{ $weapon ->
    [melee] {" "}un’arma da mischia
    [ranged] {" "}un’arma a distanza
    [spell] {" "}un incantesimo
   *[none] {""}
}
ability-battleground-trigger-knock-out = { $a_who } viene messo fuori combattimento{ $by ->
    [self] {" "}{ $the_bearer_da }
    [army] {" "}da un personaggio amico
    [enemy] {" "}da un nemico
   *[anybody] {""}
}{ $weapon ->
    [melee] {" "}con un’arma da mischia
    [ranged] {" "}con un’arma a distanza
    [spell] {" "}con un incantesimo
   *[none] {""}
}
ability-battleground-trigger-last-moment = { $a_who } sta per essere messo fuori combattimento{ $by ->
    [self] {" "}{ $the_bearer_da }
    [army] {" "}da un personaggio amico
    [enemy] {" "}da un nemico
   *[anybody] {""}
}{ $weapon ->
    [melee] {" "}con un’arma da mischia
    [ranged] {" "}con un’arma a distanza
    [spell] {" "}con un incantesimo
   *[none] {""}
}
ability-battleground-trigger-stopped = { $a_who } viene { $how ->
    [push] spinto
    [pull] tirato
   *[any] spinto o tirato
}{ $by ->
    [character] {""}
   *[other] {" "}{ $a_by_da }
} e qualcosa ferma il movimento prima del tempo
ability-battleground-trigger-heal = { $a_who } guarisce { $wounds_wound } o più
ability-battleground-trigger-attack-begins = { $a_who } attacca{ $whom ->
    [character] {""}
   *[other] {" "}{ $a_whom }
}{ $weapon ->
    [melee] {" "}con un’arma da mischia
    [ranged] {" "}con un’arma a distanza
    [spell] {" "}con un incantesimo
   *[none] {""}
}
ability-battleground-trigger-attack-ends = finisce un attacco { $a_who_di }{ $whom ->
    [character] {""}
   *[other] {" "}contro { $a_whom }
}{ $weapon ->
    [melee] {" "}con un’arma da mischia
    [ranged] {" "}con un’arma a distanza
    [spell] {" "}con un incantesimo
   *[none] {""}
}
ability-battleground-trigger-hit = { $a_who } colpisce{ $whom ->
    [character] {""}
   *[other] {" "}{ $a_whom }
}{ $weapon ->
    [melee] {" "}con un’arma da mischia
    [ranged] {" "}con un’arma a distanza
    [spell] {" "}con un incantesimo
   *[none] {""}
} e conserva almeno { $needs_success } dopo la difesa
ability-battleground-trigger-missed = { $a_who } attacca{ $whom ->
    [character] {""}
   *[other] {" "}{ $a_whom }
}{ $weapon ->
    [melee] {" "}con un’arma da mischia
    [ranged] {" "}con un’arma a distanza
    [spell] {" "}con un incantesimo
   *[none] {""}
} e manca il colpo
ability-battleground-trigger-tested = { $a_who } effettua { $of ->
    [attack] una prova di attacco
    [defence] una prova di difesa
    [ability] una prova di abilità
   *[none] una prova
}{ $least_most_alike ->
    [equal] {" "}con esattamente { $most_success }
   *[other] { $most_key ->
        [none] { $least_key ->
            [nothing] {""}
           *[other] {" "}con almeno { $least_success }
        }
       *[other] { $least_key ->
            [nothing] {" "}con al massimo { $most_success }
           *[other] {" "}con un numero di successi da { $least } a { $most }
        }
    }
}
ability-battleground-trigger-interrupts = { $a_who } interrompe { $a_whom }{ $how ->
    [guard] {" "}con un’interruzione di sorveglianza
    [opportunity] {" "}con un attacco di opportunità
    [ability] {" "}grazie a un’abilità
   *[none] {""}
}
ability-battleground-trigger-on-activation = { $a_who } viene attivato
ability-battleground-trigger-end-of-activation = finisce l’attivazione { $a_who_di }
ability-battleground-trigger-on-interruption = { $a_who } inizia a interrompere
ability-battleground-trigger-end-of-interruption = finisce l’interruzione { $a_who_di }
ability-battleground-trigger-claim = { $a_who } conquista un obiettivo
ability-battleground-trigger-complete-mission = { $a_who } completa una missione secondaria
ability-battleground-trigger-gains = { $a_who } ottiene { $least_counter } o più
ability-battleground-trigger-loses = { $a_who } perde { $least_counter } o più
ability-battleground-trigger-spends = { $a_who } spende { $least_counter } o più
ability-battleground-trigger-lose-effect = { $a_who } perde { $effect ->
    [buff] un potenziamento
    [debuff] un depotenziamento
   *[none] un potenziamento o un depotenziamento
}
ability-battleground-trigger-give = { $effect ->
    [buff] { $a_who } dà { $name ->
        [none] un potenziamento { $a_whom_a }
       *[other] { $a_whom_a } il potenziamento { $name }
    }
    [debuff] { $a_who } dà { $name ->
        [none] un depotenziamento { $a_whom_a }
       *[other] { $a_whom_a } il depotenziamento { $name }
    }
   *[other] { $a_who } posa { $name ->
        [none] una marcatura
       *[other] la marcatura { $name }
    }
}
ability-battleground-trigger-move = { $how ->
    [own] { $a_who } termina un movimento
    [pushed] { $a_who } viene spinto, tirato o scambiato di posto{ $to ->
        [none] {""}
       *[other] {" "}e finisce
    }
   *[any] { $a_who } termina un movimento di qualsiasi tipo
}{ $to ->
    [objective] {" "}sopra o accanto a un obiettivo fuori dalla propria zona di schieramento
    [enemy-zone] {" "}nella zona di schieramento dell’altra armata
   *[none] {""}
}
ability-battleground-trigger-play-card = { $a_who } riceve il bonus di { $card ->
    [fate] una carta fato
    [glory] una carta gloria
   *[none] una carta
}
ability-battleground-trigger-use = { $a_who } usa un’abilità attiva
ability-battleground-trigger-use-item = { $a_who } usa un oggetto monouso
ability-battleground-trigger-phase-begins = { $phase ->
    [set-up] inizia la preparazione
    [organisation] inizia la fase organizzazione
    [activation] inizia la fase attivazione
    [clean-up] inizia la fase riordino
   *[none] inizia una fase
}
ability-battleground-trigger-phase-ends = { $phase ->
    [set-up] finisce la preparazione
    [organisation] finisce la fase organizzazione
    [activation] finisce la fase attivazione
    [clean-up] finisce la fase riordino
   *[none] finisce una fase
}
ability-battleground-trigger-round-begins = { $round ->
    [none] inizia un round
   *[other] inizia il round { $round }
}
ability-battleground-trigger-round-ends = { $round ->
    [none] finisce un round
   *[other] finisce il round { $round }
}

## Clauses

ability-battleground-single-use = monouso (poi l’oggetto viene girato a faccia in giù)
ability-battleground-when = un attacco { $the_bearer_di } conserva almeno { $needs_success } dopo la difesa
ability-battleground-reward = { $vp_victory_points }
ability-battleground-anyway = { $said } (anche senza un attacco con quest’arma)
ability-battleground-about-to = { $of ->
    [wounds] { $the_subject } sta per subire ferite
    [knock-out] { $the_subject } sta per essere messo fuori combattimento
    [push] { $the_subject } sta per essere spinto
    [pull] { $the_subject } sta per essere tirato
    [mana] { $the_subject } sta per ottenere mana
    [buff] { $the_subject } sta per ricevere un potenziamento
   *[debuff] { $the_subject } sta per ricevere un depotenziamento
}
ability-battleground-changed = { $by ->
    [none] { $of_key ->
        [knock-out] { $the_subject } resta in gioco con 1 punto salute
       *[other] non succede
    }
   *[other] { $of_key ->
        [wounds] { $by_wound_size }
        [mana] { $by_mana_size }
       *[other] { $by_hex_size }
    } { $by_sign ->
        [less] in meno
       *[more] in più
    }
}
ability-battleground-exempt = { $the_bearer } { $rule ->
    [stop-beside-enemies] non viene fermato dai nemici adiacenti
    [difficult-ground] ignora il terreno difficile nei suoi spostamenti
    [opportunity-attacks] non provoca attacchi di opportunità
    [interruptions] non può essere interrotto
   *[cover] ignora la copertura nei suoi attacchi
}
ability-battleground-mana-bonus = dai 1 mana a questo personaggio
ability-battleground-length = { $length }″
ability-battleground-aim = { $to ->
    [self] questo personaggio
    [ally] un alleato
    [friend] questo personaggio o un alleato
    [enemy] un nemico
    [character] un personaggio
    [all-allies] ogni alleato
    [all-friends] questo personaggio e ogni alleato
    [all-enemies] ogni nemico
    [all-characters] ogni personaggio
    [hex] un esagono
   *[objective] un obiettivo
}{ $engaged ->
    [yes] {""}
   *[no] {" "}in vista
}{ $range ->
    [none] {""}
   *[other] {" "}entro { $range }
}{ $engaged ->
    [yes] {" "}ingaggiato con questo personaggio
   *[no] {""}
}
ability-battleground-everybody = { $to ->
    [all-friends] ogni personaggio amico
    [all-enemies] ogni nemico
   *[all-characters] ogni personaggio
}
ability-part-abilitytest = { $bare_statistic }{ $against ->
    [none] {""}
   *[other] {" "}contro { $bare_against }
}
ability-part-line = { $needs }+: { $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}
