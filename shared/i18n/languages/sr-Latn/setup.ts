import type { Translation } from '../../catalogue/catalogue'
import { instrumental } from './declined'

const WAYS = '{ways, plural, one {# način dopune} few {# načina dopune} other {# načina dopune}}'

export const serbianSetup = {
  tray: {
    toPlace:
      '{count, plural, =0 {sve postavljeno} one {još # za postavljanje} few {još # za postavljanje} other {još # za postavljanje}}',
    placesNow: 'na potezu, još {count, number} za postavljanje',
    ways: WAYS,
  },
  shelf: {
    title: '{color, select, white {Beli postavlja} other {Crni postavlja}}',
    pieceToPlace: '{piece}, još {count, number} za postavljanje',
    open: `{piece} na {square}, ${WAYS}`,
    occupied: 'polje {square} je zauzeto',
    unknown: '{piece} na {square}',
  },
  closed: {
    noRookA: '{piece} na {square} ne ostavlja mesta za topa na a-strani',
    noRookH: '{piece} na {square} ne ostavlja mesta za topa na h-strani',
    noKingBetween: '{piece} na {square} ne ostavlja polje za kralja između topova',
    bishops: `sa ${instrumental()} na {square} oba lovca bi bila na istoj boji`,
    together: `sa ${instrumental()} na {square} red se više ne može dopuniti`,
    instead:
      '{count, plural, =0 {{why}. Još nema polja: prvo postavite druge figure} one {{why}. Može na {squares}} few {{why}. Može na {squares}} other {{why}. Može na {squares}}}',
  },
  relocation: {
    forced:
      '{color, select, white {{role, select, king {Beli je odraz: kralj nema izbora} other {Beli je odraz: dama nema izbora}}} other {{role, select, king {Crni je odraz: kralj nema izbora} other {Crni je odraz: dama nema izbora}}}}',
    swap: '{role, select, king {Zamenite kralja s uokvirenom figurom: prevucite jednu na drugu ili kliknite obe} other {Zamenite damu s uokvirenom figurom: prevucite jednu na drugu ili kliknite obe}}',
    play: 'Odigraj {move}',
    keep: '{role, select, king {Ostavi kralja} other {Ostavi damu}}',
  },
  progress: {
    game: 'Partija',
  },
  hidden: {
    keysLead: 'Pritisnite taster svog para dok drugi igrač ne gleda.',
    keysTitle: 'Tasteri poslednjih parova',
    printKeysHint: 'Spisak parova obe strane s tasterima, za unos s pokrivenim kartama',
    printKeys: 'Odštampaj tastere',
    label: 'Poslednji parovi, skriveno',
    ask: 'Postavi skriveno…',
    askTitle: 'Obe strane unose svoj poslednji par ne videći tuđi; zatim se oba pokazuju',
    steps: {
      enters: '{color, select, white {Beli unosi skriveno} other {Crni unosi skriveno}}',
      shown: 'Oba se pokazuju',
    },
    place: '{name}, postavite svoje poslednje dve figure',
    lead: '{other} ne gleda. Pritisnite broj ili kliknite. Izbor ostaje pokriven dok ne unesu oba igrača.',
    leadAlone: 'Motor bira svoj par ne videći vaš. Pritisnite broj ili kliknite.',
    engineChooses: 'Uneli ste svoje poslednje dve figure',
    engineLead: 'Motor bira svoj par ne videći vaš.',
    bothShown: 'Oba para su na tabli',
    chose: '{white}: {whitePair}; {black}: {blackPair}.',
    pair: '{first} {firstSquare}, {second} {secondSquare}',
    entering: 'unosi',
    hasEntered: 'uneto',
    waits: 'unosi sledeći',
    committed: 'izabrano',
    engineChoosing: 'bira',
    covered: 'pokriveno',
    rank: '{color, select, white {Red belog: {squares}} other {Red crnog: {squares}}}',
    again: 'Beli unosi ponovo',
    byKeys: 'Unesi samo tasterima',
    byKeysLead: 'Karte su pokrivene. Broj svakog para je na odštampanom spisku.',
    correct: 'Ispravi unos',
    start: 'Počni partiju',
    leave: 'Postavljaj naizmenično',
    brokenOff: 'Unos poslednjih parova je prekinut. Oba igrača unose ponovo.',
    values: 'Skriveno dok se ne pokažu oba para. Motor je isključen.',
    valuesTitle: 'Vrednosti',
    edit: 'Oba poslednja para',
    choice: 'Poslednji par',
    inTurn: 'Naizmenično',
    hidden: 'Skriveno',
  },
  takeBack: 'Vrati potez',
  putBack: 'Ponovi potez',
} as const satisfies Translation['setup']
