import type { Translation } from '../../catalogue/catalogue'

const WAYS = '{ways, plural, one {# način dopune} few {# načina dopune} other {# načina dopune}}'
const STARTS_LEFT = '{arrays, plural, one {ostaje # start} few {ostaju # starta} other {ostaje # startova}}'
/** `side` is the name of a side as `common` has it. */
const THE_SIDE = '{side, select, Beli {beli} other {crni}}'
const AFTER_TURNS =
  '{turns, plural, =0 {Pre postavljanja} one {Posle # poteza postavljanja} few {Posle # poteza postavljanja} other {Posle # poteza postavljanja}}'

export const serbianSolver = {
  title: 'Rešavač',
  solve: 'Oceni postavljanje',
  switchOn: 'Oceni ovo postavljanje',
  switchOff: 'Prestani s rešavanjem',
  off: 'Vidite koliko vredi svaka postavka. Motor ocenjuje svaki start koji još može nastati; postavke slede iz toga.',
  waiting: 'Pretražuju se startovi…',
  nothingKnown: 'O ovoj poziciji još ništa nije poznato.',
  values: {
    start:
      '{phase, select, placement {Vrednost bacanja} setup {Vrednost postavljanja} other {Vrednost na startu}}',
    error: '± {error}',
    now: 'Sada, najbolja igra',
    noLoss: 'za sada bez gubitka',
    loss: 'beli −{white}, crni −{black}',
    lossWhite: 'Beli je ispustio {pawns}',
    lossBlack: 'Crni je ispustio {pawns}',
    arrays: 'Preostali mogući startovi',
    of: 'od {arrays, number}',
    inSample: 'uzorak',
    sample:
      'Procenjeno iz uzorka: {sampled, number} od {arrays, plural, one {# starta} few {# starta} other {# startova}}.',
  },
  moves: {
    title:
      '{phase, select, placement {{count, plural, one {# postavka} few {# postavke} other {# postavki}}} other {{count, plural, one {# izbor} few {# izbora} other {# izbora}}}}',
    inside: '{count, number} jednako dobrih (u granicama greške)',
    single: 'jedna jasno najbolja',
    move: '{phase, select, placement {Postavka} other {Izbor}}',
    value: 'Vrednost',
    cost: 'Cena',
    ways: 'Načini',
    costSaid: '{best, select, yes {košta {cost}, među najboljima} other {košta {cost}}}',
    waysSaid: WAYS,
    errorTitle: `{best, select, yes {{value} ± {error}, na ovoj dubini se ne razlikuje od najboljeg; ${STARTS_LEFT}} other {{value} ± {error}; ${STARTS_LEFT}}}`,
  },
  expected: {
    title: 'Očekivano',
    refuted: 'Odgovor',
  },
  reading: {
    title: 'Poslednji potez',
    sequential: 'Jedan za drugim',
    simultaneous: 'Istovremeno',
    sequentialMore: 'Crni vidi poslednje postavke belog pre nego što odigra svoje',
    simultaneousMore: 'Nijedna strana ne vidi poslednje postavke druge',
  },
  engine: 'Motor',
  stronger: '{name} (jači)',
  nodes: {
    title: 'Čvorova po startu',
    choice: '{nodes, plural, one {# čvor} few {# čvora} other {# čvorova}}',
  },
  progress: {
    title: 'Napredak',
    searched:
      '{arrays, plural, =1 {{searched, plural, =0 {jedini start još nije pretražen} one {jedini start je pretražen} few {jedini start je pretražen} other {jedini start je pretražen}}} one {pretraženo {searched, number} od # starta, potpuno {deep, number}} few {pretraženo {searched, number} od # starta, potpuno {deep, number}} other {pretraženo {searched, number} od # startova, potpuno {deep, number}}}',
    nodes: '{nodes} čvorova',
    settled: 'ustaljeno',
    running: 'traži se',
    paused: 'zaustavljeno',
    pause: 'Zaustavi',
    resume: 'Nastavi',
    deepen: 'Produbi',
    deepenMore: 'Traži sa {nodes, number} čvorova po startu',
    cancel: 'Otkaži',
    cancelMore: 'Nazad na {nodes, number} čvorova po startu; nađeno ostaje',
  },
  dots: {
    title: '{arrays, plural, one {# mogući start} few {# moguća starta} other {# mogućih startova}}',
    each: 'vrednost svakog',
    label: 'Vrednosti mogućih startova, od {least} do {most}; uz najbolju igru {value}',
  },
  pair: {
    title: 'Završni par',
    saddle: 'Najbolje za oba {value}',
    certain: 'Vrednost {value}',
    mixed: 'Tajno {value}',
    cellSaddle: 'najbolje za oba',
    corner: 'Beli \\ Crni',
    forced: {
      both: 'Oba para su iznuđena.',
      white: 'Par belog je iznuđen; crni bira.',
      black: 'Par crnog je iznuđen; beli bira.',
    },
    worst: 'najgore za belog',
    worstMore: 'Najgore za belog: najmanje što svaki red donosi',
    best: 'najgore za crnog',
    share: '{share} slučajeva',
    spokenSaddle: '{value}, najbolje za oba',
    cellPlayed: 'odigrano',
    spokenPlayed: '{cell}, odigrano',
    agree: 'Svaka strana ima jedan najbolji par ma šta druga izabrala, pa je svejedno ko prvi pokazuje.',
    differ:
      'Nijedan par nije najbolji protiv oba odgovora. Ako obe strane biraju tajno, svaka meša svoje parove u ovim udelima, a beli dobija {value}; ako beli prvi pokaže svoj par, dobija {inSequence}.',
  },
  heat: {
    title: 'Cena',
    best: 'najbolje',
    upTo: '≤ {pawns}',
    more: 'više',
    spoken: `{best, select, yes {{piece} na {square}, {value}, ${WAYS}, među najboljima} other {{piece} na {square}, {value}, ${WAYS}, košta {cost}}}`,
  },
  played: '{san}, ispušteno {pawns}',
  placeBest: {
    title: '{phase, select, placement {Postavi najbolje} other {Odigraj najbolje}}',
    more: 'Odigraj {san}, ovde najbolji potez ({key})',
    off: 'Prvo uključite „Oceni postavljanje”',
    notHere: 'Postavljanje je ovde završeno',
    unknown: 'O ovoj poziciji još ništa nije poznato',
    playing: 'Ne tokom vežbovne partije',
  },
  parts: {
    title: 'Prikaži',
    moves: '{phase, select, placement {Postavke} other {Izbori}}',
    played: 'Kako je postavljano',
  },
  setup: {
    title: 'Kako je postavljano',
    placement: '{phase, select, placement {Postavka} other {Potez}}',
    notFinal: 'Ove vrednosti su privremene. Komentarisanje pretražuje ostatak.',
    spent: 'Ovi čvorovi nisu razrešili svaki izbor. S više čvorova cene se mogu malo promeniti.',
    unknown: 'O ovim potezima još ništa nije poznato.',
    best: 'najbolje',
    costSaid: 'košta {cost}',
    unknownSaid: 'još nije pretraženo',
    skipped:
      '{turns, plural, =1 {Prvi potez dolazi pre nego što se išta može rešiti.} one {Prvi # potez dolazi pre nego što se išta može rešiti.} few {Prva # poteza dolaze pre nego što se išta može rešiti.} other {Prvih # poteza dolazi pre nego što se išta može rešiti.}}',
    summary: {
      threw:
        '{side, select, white {Kockice su belom dale <b>{pawns}</b>.} other {Kockice su crnom dale <b>{pawns}</b>.}}',
      threwEven: 'Kockice nisu dale prednost nijednoj strani.',
      stood: `${AFTER_TURNS} ${THE_SIDE} je bio u prednosti za <b>{pawns}</b>.`,
      stoodEven: `${AFTER_TURNS} izgledi su bili jednaki.`,
      gave: 'U postavljanju je beli ispustio <b>{white}</b>, a crni <b>{black}</b>.',
      gaveWhite: 'U postavljanju je beli ispustio <b>{pawns}</b>, a crni ništa.',
      gaveBlack: 'U postavljanju je crni ispustio <b>{pawns}</b>, a beli ništa.',
      gaveNone: 'U postavljanju nijedna strana nije ispustila ništa.',
    },
  },
  annotate: {
    action: 'Komentariši',
    title: 'Upiši vrednosti, znakove i bolje varijante u partiju ({key})',
    done: 'Postavljanje je komentarisano',
    doneIn: '{game}: postavljanje je komentarisano',
    same: 'Postavljanje je već komentarisano ovim vrednostima',
    changed: 'Postavljanje je u međuvremenu promenjeno; partija je ostala kakva je bila',
    canceled: 'Otkazano; partija je ostala kakva je bila',
    noGame: 'Nijedna partija nije otvorena',
    notPlayed: 'U ovoj partiji nije bilo postavljanja',
    busy: 'Komentariše se drugo postavljanje',
    playing: 'Ne tokom vežbovne partije',
    progress:
      '{done, number} od {turns, plural, one {# poteza} few {# poteza} other {# poteza}} · {nodes} čvorova',
    waiting: 'Pokreće se…',
    preview: 'Pregled komentara',
    current: 'upisano u partiju',
    copy: 'Kopiraj komentar',
  },
  refusals: {
    noSetupPhase: 'Ovaj sistem nema fazu postavljanja',
    setupOver: 'Postavljanje je ovde završeno',
    tooManyArrays:
      '{arrays, plural, one {Može nastati još # start, previše za rešavanje} few {Mogu nastati još # starta, previše za rešavanje} other {Može nastati još # startova, previše za rešavanje}}',
    placeMore: 'Može se rešiti kad ih ne ostane više od {most, number}.',
  },
} as const satisfies Translation['solver']
