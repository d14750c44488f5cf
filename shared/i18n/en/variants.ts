/** The list of systems, and what a text means in one of them. */
export const variantsTexts = {
  list: {
    title: 'Systems',
    find: 'Find a system',
    count: '{count, plural, one {# system} other {# systems}}',
    none: 'No systems match',
  },
  groups: {
    fixed: 'Fixed',
    mirrored: 'One throw, mirrored',
    independent: 'Each side its own',
    placed: 'Placed by the players',
    larger: 'Larger boards',
  },
  origin: '{inventor}, {year}',
  options: {
    curtailed: {
      name: 'Curtailed castling',
      summary: 'A king that starts on the b-file may castle only a-side, one on the g-file only h-side.',
    },
    lenient: {
      name: 'Lenient bishops',
      summary:
        'The bishops need to stand on different colors only once the queen is relocated, so that the king may go to the f-file: 84 arrays in place of 80.',
    },
  },
  rights: {
    castling: 'Castling',
    castlingOf: '{color, select, white {{castling} (White)} other {{castling} (Black)}}',
    noCastling: 'No castling',
    leap: 'Leap {files}',
    adjustment: 'Adjust a bishop',
    transposition: 'Transpose',
  },
  reading: {
    throw: 'Throw {number, number} of {count, number}',
    emptyRanks: 'Empty back ranks',
    start: 'Start {number, number} of {count, number}',
    array: 'The array',
    setup: 'Setup under way',
    relocation: 'Setup by relocation',
    position: 'Position',
    games: '{count, plural, one {# game} other {# games}}',
    gamesDetail: 'Each with the system and start of its own tags.',
    asScharnagl: 'Read as Chess960 numbers.',
    asThrows: 'As these throws give it.',
    sides: 'White {white, number}, Black {black, number}.',
    toPlace:
      '{count, plural, =1 {One each to place.} =2 {Two each to place.} =3 {Three each to place.} =4 {Four each to place.} =5 {Five each to place.} =6 {Six each to place.} =7 {Seven each to place.} =8 {Eight each to place.} =9 {Nine each to place.} =10 {Ten each to place.} other {# each to place.}}',
    toPlaceUnequal: 'White has {white, number} to place, Black {black, number}.',
    places: '{color, select, white {White places.} other {Black places.}}',
    relocates:
      '{color, select, white {{role, select, king {White relocates the king.} other {White relocates the queen.}}} other {{role, select, king {Black relocates the king.} other {Black relocates the queen.}}}}',
    arrays: '{count, plural, one {# array in all.} other {# arrays in all.}}',
    readyToPlay: 'Ready to play.',
    arrayOfStart: 'The array of start {number, number}, but not its rights.',
    toMove: '{color, select, white {White to move.} other {Black to move.}}',
  },
} as const
