import type { Translation } from '../../catalogue/catalogue'

const RANK = '{side, select, white {Die weiße Reihe} black {Die schwarze Reihe} other {Die Reihe}}'

/** The same in front of pieces in the plural. */
const ITS = '{side, select, white {Die weißen} black {Die schwarzen} other {Die}}'

export const germanNewAnalysis = {
  title: 'Neue Analyse',
  titles: {
    practice: 'Üben: Start wählen',
    table: 'Zu zweit: Start wählen',
  },
  description: 'System und Anfangsstellung wählen: nach Nummer, Reihen, FEN oder PGN oder ausgelost',
  nothingYet: 'Noch nichts zu öffnen',
  notLegal: 'Diese Stellung ist nicht möglich',
  open: 'Öffnen',
  openGames: '{count, plural, one {Partie öffnen} other {Partien öffnen}}',
  beginSetup: 'Aufbau beginnen',
  examples: 'Beispiele',
  draw: {
    title: 'Oder auslosen',
    throw: 'Zufälliger Wurf',
    start: 'Zufälliger Start',
    round: 'Starts für eine Runde…',
    roundHint: 'Starts für die Bretter einer Runde auslosen, drucken und als Partien speichern',
    dice: 'Würfeln…',
    diceHint: 'Einen Start im Würfelassistenten mit Würfeln oder Münzen auslosen',
    seed: 'Startwert',
    noSeed: 'keiner',
    fair: 'Nur Starts innerhalb {within} ({share} davon)',
    fairHint: 'Zufällige Starts sind für keine Seite mehr wert; die Zahl steht unter Starts',
    rewarding: 'Nur Würfe, die gutes Platzieren lohnt',
    rewardingHint: 'Das Viertel der Würfe, in denen am meisten vom Platzieren abhängt',
    seedHint: 'Derselbe Startwert ergibt immer dasselbe Los; ohne ihn ist es nicht vorhersehbar',
  },
  foot: {
    rules: 'Regeln: {system}',
    setUp: 'Selbst aufbauen',
    setUpHint: 'Die Stellung vor dem Öffnen von Hand ändern',
    practice: 'Üben…',
    practiceHint: 'Gegen unsere Engine spielen',
    table: 'Zu zweit…',
    tableHint: 'Zwei Personen spielen an diesem Bildschirm',
  },
  box: {
    label: 'Nummer, Reihen, FEN oder PGN',
    number: 'Nummer',
    numbers: 'Nummern',
    throws: 'Würfe',
    ranks: 'Reihen',
    games: '{count, plural, one {PGN, # Partie} other {PGN, # Partien}}',
    paste: 'Einfügen',
  },
  readings: {
    title: 'Lesarten',
    count: '{count, plural, one {# Lesart in {system}} other {# Lesarten in {system}}}',
  },
  preview: {
    legal: 'Möglich',
    notLegal: 'Nicht möglich',
    toPlace: 'Zu platzieren',
    arrays: 'Aufstellungen',
    arraysOf: '{count, number} ({white, number} × {black, number})',
    rights: 'Rechte',
    fault: '{title}. {detail}',
    faultOnly: '{title}.',
  },
  elsewhere: 'Es ist eine Stellung in {system}',
  impossible: {
    oneNumber: 'Hier genügt eine Nummer: Die schwarze Reihe folgt aus der weißen.',
    number: {
      throw: '{last, plural, =0 {Kein Wurf: Der einzige ist 0.} other {Kein Wurf: Sie gehen von 0 bis #.}}',
      start:
        '{last, plural, =0 {Kein Start dieses Systems: Der einzige ist 0.} other {Kein Start dieses Systems: Sie gehen von 0 bis #.}}',
      scharnagl:
        '{last, plural, =0 {Keine Chess960-Nummer: Die einzige ist 0.} other {Keine Chess960-Nummer: Sie gehen von 0 bis #.}}',
      throwRank:
        '{last, plural, =0 {Keine geworfene Reihe: Die einzige ist 0.} other {Keine geworfene Reihe: Sie gehen von 0 bis #.}}',
      rank: '{last, plural, =0 {Keine Reihe dieses Systems: Die einzige ist 0.} other {Keine Reihe dieses Systems: Sie gehen von 0 bis #.}}',
    },
    empty: 'Noch gibt es keine Reihe.',
    tooLong: 'Zu lang für zwei Reihen.',
    unknownLetter: '„{letter}“ ist keine Figur dieses Systems.',
    symmetry: 'Hier folgt die schwarze Reihe aus der weißen: Sie lautet {expected}.',
    notRelocated: 'Keine Umstellung führt zu diesen beiden Reihen.',
    turns:
      'Weiß hat {white, number} Figuren und Schwarz {black, number}; durch abwechselndes Platzieren kann das nicht entstehen.',
    length: `${RANK} hat {found, plural, one {# Feld} other {# Felder}}; nötig sind {expected, number}.`,
    fixedPiece: `${RANK} hat auf einem festen Feld die falsche Figur.`,
    pieceCount: `${RANK} hat die falsche Zahl von Figuren ({pieces}): {found, number} statt {expected, number}.`,
    incomplete: `${RANK} hat leere Felder, aber in diesem System wird nicht platziert.`,
    notThrown: `${RANK} ist unvollständig; es fehlt: {piece}. Damit beginnen die Würfel.`,
    noCompletion: `${RANK} lässt sich nicht mehr vervollständigen.`,
    sameOnOpposite: `${ITS} {pieces} müssen auf verschiedenen Farben stehen.`,
    pairOnOpposite:
      '{side, select, white {Weiß: } black {Schwarz: } other {}}{one} und {other} müssen auf verschiedenen Farben stehen.',
    kingBetweenRooks:
      '{side, select, white {Der weiße} black {Der schwarze} other {Der}} König muss zwischen den Türmen stehen.',
    mirroredPairs: `${ITS} Türme, Springer und Läufer müssen einander spiegeln, und der König muss die Dame spiegeln.`,
    pawnsGuarded: `${RANK} lässt einen Bauern ungedeckt.`,
    bishopsApart: `${ITS} Läufer dürfen nicht nebeneinander stehen.`,
    differsFrom: `${RANK} muss sich auf mindestens {files, plural, one {# Linie} other {# Linien}} von {rank} unterscheiden.`,
    fen: '{problem} ({place}).',
    notTheThrows: 'Das sieht nach Würfen aus, passt aber nicht zu den Würfeln dieses Systems.',
    unreadable: 'Das ist weder Nummer noch Reihe, FEN oder PGN.',
  },
} as const satisfies Translation['newAnalysis']
