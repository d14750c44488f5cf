/**
 * What is said of procedures, throws and odds, in the window and on the command line. Most are clauses, which
 * begin with a small letter; `sentence` makes sentences of them.
 */
export const proceduresTexts = {
  techniques: {
    place: 'A piece on a free square',
    mirrored: 'Two pieces that mirror each other',
    bishopsOpposite: 'Bishops on opposite colors',
    bishopsFree: 'Bishops on any color',
    kingInside: 'King off the outer free squares',
    rooksAroundKing: 'Rooks on both sides of the king',
    kingAndRooksLast: 'King and rooks on the last three squares',
    fill: 'The remaining pieces',
    swap: 'Change places',
    check: 'Check the conditions',
  },
  /** A step by its number and, in brackets, its technique. */
  steps: {
    place: 'step {number, number} (a piece on a free square)',
    mirrored: 'step {number, number} (two pieces that mirror each other)',
    bishopsOpposite: 'step {number, number} (bishops on opposite colors)',
    bishopsFree: 'step {number, number} (bishops on any color)',
    kingInside: 'step {number, number} (king off the outer free squares)',
    rooksAroundKing: 'step {number, number} (rooks on both sides of the king)',
    kingAndRooksLast: 'step {number, number} (king and rooks on the last three squares)',
    fill: 'step {number, number} (the remaining pieces)',
    swap: 'step {number, number} (change places)',
    check: 'step {number, number} (check the conditions)',
    unknown: 'step {number, number}',
  },
  equipment: {
    die: 'a six-sided die',
    d4: 'a four-sided die',
    d8: 'an eight-sided die',
    d10: 'a ten-sided die',
    d12: 'a twelve-sided die',
    d20: 'a twenty-sided die',
    dice: 'dice with 4 to 20 sides',
    coins: 'up to three coins',
  },
  colors: {
    dark: 'dark',
    light: 'light',
  },
  /** What is the matter with a rank. */
  missed: {
    sameOnOneColor: 'the {pieces} stand on one color',
    pairOnOneColor: '{one} and {other} stand on one color',
    kingBetweenRooks: 'the king does not stand between the rooks',
    mirroredPairs: 'the pieces do not mirror each other',
    pawnsGuarded: 'a pawn is not guarded',
    bishopsApart: 'the bishops stand side by side',
    differsFrom: 'fewer than {files, number} files differ from {rank}',
  },
  throw: {
    coins:
      '{coins, plural, =1 {Toss one coin} =2 {Toss two coins} =3 {Toss three coins} other {Toss # coins}}',
    die: 'Throw the die',
    otherDie: 'Throw the die with {sides, number} sides',
  },
  /** Squares to be thrown for, within a sentence. */
  squares: {
    all: 'free squares',
    dark: 'free dark squares',
    light: 'free light squares',
    corner: 'free squares of the left corner’s color',
    beside: 'free squares that are not of the left corner’s color',
    otherColor: 'free squares that are not of the {piece}’s color',
    inner: 'free squares except the two outermost',
    leftOf: 'free squares left of the {piece}',
    rightOf: 'free squares right of the {piece}',
    leftWing: 'free squares on the left wing',
    rightWing: 'free squares on the right wing',
    several: 'free squares ({qualities})',
  },
  /** The same, one of several qualities. */
  qualities: {
    dark: 'dark',
    light: 'light',
    corner: 'of the left corner’s color',
    beside: 'not of the left corner’s color',
    otherColor: 'not of the {piece}’s color',
    inner: 'not the two outermost',
    leftOf: 'left of the {piece}',
    rightOf: 'right of the {piece}',
    leftWing: 'on the left wing',
    rightWing: 'on the right wing',
  },
  prompt: {
    piece: '{owner, select, white {White’s} black {Black’s} other {Both players’}} {piece}',
    pair: '{owner, select, white {White’s} black {Black’s} other {Both players’}} {piece} and {partner}',
    color:
      '{owner, select, white {White’s} black {Black’s} other {Both players’}} {piece}: the color of its square',
    light: 'light {piece}',
    dark: 'dark {piece}',
    toThrow: '{what}.',
    colorChoice:
      '{thing, select, coins {Heads is for a dark square, tails for a light one.} other {An odd number is for a dark square, an even one for a light one.}}',
    halfChoice:
      '{thing, select, coins {Heads is for the first {ahead, number} of the {squares, number} squares, tails for the rest.} other {An odd number is for the first {ahead, number} of the {squares, number} squares, an even one for the rest.}}',
    pairChoice:
      '{thing, select, coins {Heads puts the {piece} on {one}, tails on {other}.} other {An odd number puts the {piece} on {one}, an even one on {other}.}}',
    second:
      '{thing, select, coins {Look up the tosses in the chart: its number is the square of the {piece}, counted on from {from}.} other {The number is the square of the {piece}, counted on from {from}.}}',
    partner:
      '{thing, select, coins {Look up the tosses in the chart: its number is the square the {piece} goes to: {squares}.} other {The number is the square the {piece} goes to: {squares}.}}',
    square:
      '{thing, select, coins {Look up the tosses in the chart: its number is the square of the {piece}, counted from the left among the {squares}.} other {The number is the square of the {piece}, counted from the left among the {squares}.}}',
    mirror: 'The {piece} goes to the mirroring square.',
    mirrorOther: 'The other {piece} goes to the mirroring square.',
    everyResult: 'Every result counts.',
    again: '{results} would be too high: throw again.',
    bothAgain: '{results} would be too high: throw both again.',
    subtract: 'Above {count, number}, subtract {count, number} until it fits.',
    shared: 'One throw counts for both armies.',
    bishopsOpposite: 'The bishops stand on opposite colors.',
    bishopsFree: 'The bishops may share a color, so the color is thrown first.',
    kingInside: 'The outer free squares are left for rooks, so that the king stands between them.',
    rooksAroundKing: 'One rook stands on each side of the king.',
    mirrored: 'The left half of the rank mirrors the right one.',
    swap: 'The {piece} changes places with the piece on that square, or stays.',
  },
  happenings: {
    again: 'too high, again',
    firstHalf: 'first squares',
    lastHalf: 'last squares',
    failed: 'begin again: {reason}',
  },
  refused: {
    nothing: 'nothing',
    die: '{found} cannot be thrown here: the die shows 1 to {sides, number}',
    coin: '{found} cannot be thrown here: one coin is tossed: H or T, or a number of the chart, 1 to {sides, number}',
    coins:
      '{found} cannot be thrown here: {coins, number} coins are tossed: {first} to {last}, or a number of the chart, 1 to {sides, number}',
    finished: '{found} is one throw too many: every piece is placed',
    stuck: 'the procedure has come to a dead end, and no throw helps',
  },
  log: {
    tooLong: 'the log is too long',
    noProcedure: 'the log does not start with the id of a procedure',
    noEquipment: 'the log does not say what is thrown with',
    notAResult: 'the log contains something that is not a throw',
    found: '{problem}: {found}',
    notEquipment: 'the log should name dice or coins, not {found}',
  },
  walk: {
    tooManyPieces:
      '{step} can come to a dead end: on {player, select, white {White’s} other {Black’s}} {rank} it has {pieces, number} pieces for {free, number} free squares',
    noSquare:
      '{step} can come to a dead end: on {player, select, white {White’s} other {Black’s}} {rank} it finds no square',
    equipment: '{step} may have to choose among {count, number} squares, too many for {equipment}',
    neverMet: '{step} can never be met, so throwing would never end',
    tooManyRanks: 'more than {limit, number} ranks can arise; the odds are not worked out',
    rarelyMet: 'there are too many ranks to count, and too few trials pass the checks for an estimate',
    tooManyPairs: 'more than {limit, number} pairs of armies can arise; their odds are not worked out',
  },
  stuck: {
    tooManyPieces:
      '{step} is a dead end: on {player, select, white {White’s} other {Black’s}} {rank} it has {pieces, number} pieces for {free, number} free squares',
    noSquare:
      '{step} is a dead end: on {player, select, white {White’s} other {Black’s}} {rank} it finds no square',
    equipment: '{step} has to choose among {count, number} squares, too many for {equipment}',
  },
  odds: {
    oneRank: 'always gives the same rank',
    onePair: 'always gives the same pair of armies',
    fair: 'gives each of the {count, number} ranks with a chance of {share}',
    fairPairs: 'gives each of the {count, number} pairs of armies with a chance of {share}',
    unfair:
      'makes {most, number} of the {count, number} ranks {ratio} times as likely ({max}) as {least, number} others ({min})',
    unfairPairs:
      'makes {most, number} of the {count, number} pairs of armies {ratio} times as likely ({max}) as {least, number} others ({min})',
    follows: 'Black’s army follows from White’s',
    independent: 'Each player throws without regard to the other',
    shared: 'Throws shared by both sides tie the armies together',
    neverTwice: 'all {throwings, number} trials gave different results',
    repeats: 'the same ranks come up as often as with {count} equally likely ranks',
    repeatsPairs: 'the same pairs come up as often as with {count} equally likely pairs of armies',
    endUnknown: 'It could not be determined whether it always ends',
  },
  /** Why a text is not a procedure. */
  broken: {
    whole: 'the procedure',
    entries: {
      steps: 'step {number, number}',
      conditions: 'condition {number, number}',
      roles: 'role {number, number}',
      pieces: 'piece {number, number}',
    },
    entry: '{field} {number, number}',
    types: {
      object: 'an object',
      list: 'a list',
      text: 'a text',
      number: 'a number',
      truth: 'true or false',
      nothing: 'nothing',
    },
    jsonEnds: 'this is not JSON: line {line, number} ends too early',
    json: 'this is not JSON: line {line, number}, column {column, number}, has {found}',
    wrongType: '{place} must be {expected}, not {found}',
    notWhole: '{place} is {found}; it must be a whole number',
    missing: '{place} is missing',
    unknownField: '{place} is not a field of a procedure',
    empty: 'empty',
    unknownWord: '{place} is {found}; it must be {expected}',
    tooMuch: {
      letters:
        '{place} has {found, plural, one {{count} letter} other {{count} letters}}; at most {limit} can be read',
      entries:
        '{place} has {found, plural, one {{count} entry} other {{count} entries}}; at most {limit} can be read',
      number: '{place} is {count}; at most {limit} can be read',
    },
    tooLittle: {
      letters:
        '{place} has {found, plural, one {{count} letter} other {{count} letters}}; at least {limit} can be read',
      entries:
        '{place} has {found, plural, one {{count} entry} other {{count} entries}}; at least {limit} can be read',
      number: '{place} is {count}; at least {limit} can be read',
    },
    notAnId: '{place} is {found}; it must be made of lower-case letters, digits and hyphens',
    notARank: '{place} has {found} as letter {letter, number}; it must be ?, . or a piece of the army',
    width: '{place} has {found, plural, one {# square} other {# squares}}; the system has {expected, number}',
    fixedSquare: '{place} differs from the system at square {square, number}',
    otherArmy:
      '{place}: the system has {expected, plural, one {# {piece}} other {# {pieces}}} to be thrown, here there are {found, number}',
    notPlaced:
      '{place}: the army has {expected, plural, one {# {piece}} other {# {pieces}}}, and the steps place {found, number}',
    tooFewSquares: '{place} are {expected, number}, more than the {found, number} free squares',
    shared:
      '{place}: steps can be thrown once for both only where Black throws after White, and without checks',
  },
} as const
