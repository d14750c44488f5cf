/** The dialog that begins an analysis. */
export const newAnalysisTexts = {
  title: 'New analysis',
  titles: {
    practice: 'Practice: choose a start',
    table: 'Two players: choose a start',
  },
  description: 'Choose a system and a first position: by number, ranks, FEN or PGN, or at random',
  nothingYet: 'Nothing to open yet',
  notLegal: 'This position is not legal',
  open: 'Open',
  openGames: '{count, plural, one {Open game} other {Open games}}',
  beginSetup: 'Begin setup',
  examples: 'Try',
  draw: {
    title: 'Or draw one',
    throw: 'Random throw',
    start: 'Random start',
    round: 'Starts for a round…',
    roundHint: 'Draw starts for the boards of a round, print them, save them as games',
    dice: 'Throw dice…',
    diceHint: 'Throw a start with dice or coins, in the dice assistant',
    seed: 'Seed',
    noSeed: 'none',
    fair: 'Only starts within {within} ({share} of them)',
    fairHint: 'Random starts favor neither side by more than this; the limit is set in Starts',
    rewarding: 'Only throws that reward good placing',
    rewardingHint: 'The quarter of throws in which most depends on placing',
    seedHint: 'The same seed always gives the same draw; without one, the draw cannot be predicted',
  },
  foot: {
    rules: 'Rules of {system}',
    setUp: 'Set up by hand',
    setUpHint: 'Change the position by hand before it is opened',
    practice: 'Practice…',
    practiceHint: 'Play it against our engine',
    table: 'Two players…',
    tableHint: 'Two people play it at this screen',
  },
  box: {
    label: 'Number, ranks, FEN or PGN',
    number: 'Number',
    numbers: 'Numbers',
    throws: 'Throws',
    ranks: 'Ranks',
    games: '{count, plural, one {PGN, # game} other {PGN, # games}}',
    paste: 'Paste',
  },
  readings: {
    title: 'Readings',
    count: '{count, plural, one {# reading in {system}} other {# readings in {system}}}',
  },
  preview: {
    legal: 'Legal',
    notLegal: 'Not legal',
    toPlace: 'To place',
    arrays: 'Arrays',
    arraysOf: '{count, number} ({white, number} × {black, number})',
    rights: 'Rights',
    fault: '{title}. {detail}',
    faultOnly: '{title}.',
  },
  /** Another system in which the same text is a position. */
  elsewhere: 'It is a position of {system}',
  impossible: {
    oneNumber: 'One number is enough here: Black’s rank follows from White’s.',
    number: {
      throw:
        '{last, plural, =0 {Not a throw: the only one is 0.} other {Not a throw: throws run from 0 to #.}}',
      start:
        '{last, plural, =0 {Not a start of this system: the only one is 0.} other {Not a start of this system: starts run from 0 to #.}}',
      scharnagl:
        '{last, plural, =0 {Not a Chess960 number: the only one is 0.} other {Not a Chess960 number: these run from 0 to #.}}',
      throwRank:
        '{last, plural, =0 {Not a thrown rank: the only one is 0.} other {Not a thrown rank: these run from 0 to #.}}',
      rank: '{last, plural, =0 {Not a rank of this system: the only one is 0.} other {Not a rank of this system: ranks run from 0 to #.}}',
    },
    empty: 'There is no rank yet.',
    tooLong: 'Too long for two ranks.',
    unknownLetter: '“{letter}” is not a piece of this system.',
    symmetry: 'Black’s rank follows from White’s here: it is {expected}.',
    notRelocated: 'No relocation leads to these two ranks.',
    turns:
      'White has {white, number} pieces and Black {black, number}, which cannot happen when the sides place in turn.',
    length:
      '{side, select, white {White’s rank} black {Black’s rank} other {The rank}} has {found, plural, one {# square} other {# squares}}; it needs {expected, number}.',
    fixedPiece:
      '{side, select, white {White’s rank} black {Black’s rank} other {The rank}} has the wrong piece on a fixed square.',
    pieceCount:
      '{side, select, white {White’s rank} black {Black’s rank} other {The rank}} has the wrong number of {pieces}: {found, number} instead of {expected, number}.',
    incomplete:
      '{side, select, white {White’s rank} black {Black’s rank} other {The rank}} has empty squares, but this system has no placement.',
    notThrown:
      '{side, select, white {White’s rank} black {Black’s rank} other {The rank}} lacks a {piece}, which the dice place first.',
    noCompletion:
      '{side, select, white {White’s rank} black {Black’s rank} other {The rank}} can no longer be completed.',
    sameOnOpposite:
      '{side, select, white {White’s} black {Black’s} other {The}} {pieces} must stand on opposite colors.',
    pairOnOpposite:
      '{side, select, white {White’s} black {Black’s} other {The}} {one} and {other} must stand on opposite colors.',
    kingBetweenRooks:
      '{side, select, white {White’s} black {Black’s} other {The}} king must stand between the rooks.',
    mirroredPairs:
      '{side, select, white {White’s} black {Black’s} other {The}} rooks, knights and bishops must mirror each other, and the king must mirror the queen.',
    pawnsGuarded: '{side, select, white {White’s} black {Black’s} other {The}} rank leaves a pawn unguarded.',
    bishopsApart:
      '{side, select, white {White’s} black {Black’s} other {The}} bishops must not stand side by side.',
    differsFrom:
      '{side, select, white {White’s} black {Black’s} other {The}} rank must differ from {rank} on at least {files, plural, one {# file} other {# files}}.',
    fen: '{problem} ({place}).',
    notTheThrows: 'These look like throws, but they do not fit the dice of this system.',
    unreadable: 'This is not a number, rank, FEN or PGN.',
  },
} as const
