/** The sheet of a procedure, to be printed. */
export const diceSheetTexts = {
  noSystem: 'No system',
  source: '{system}. {source}',
  long: '{count, plural, one {# step, on more than one page.} other {# steps, on more than one page.}}',
  how: 'How to throw',
  howOf: '{name}: how to throw',
  with: 'Throw with {equipment}: <b>{pieces}</b> go to {rank, select, empty {the empty back rank} other {the free squares of the back rank}}. Both players count squares from White’s left, free ones only: a result of 3 is the third of them. If only one is free, nothing is thrown.',
  pieces:
    '{count, plural, =1 {one {piece}} =2 {two {pieces}} =3 {three {pieces}} =4 {four {pieces}} other {# {pieces}}}',
  thrown: 'What was thrown',
  placing: 'Then the players place the rest',
  inTurn: 'The players take turns to place one piece on a free square of their own back rank, White first.',
  pairLast:
    'The players take turns to place one piece on a free square of their own back rank, White first. The last two pieces of both sides are placed at once: each player writes down a pair unseen, then both pairs are shown.',
  /** What is written in by hand. */
  form: {
    event: 'Event',
    round: 'Round',
    board: 'Board',
    date: 'Date',
    white: 'White',
    black: 'Black',
    whiteSigns: 'Signature of White',
    blackSigns: 'Signature of Black',
    arbiter: 'Arbiter',
    pair: '{piece} and {partner}',
    swap: '{piece} changes places',
    color: 'color of a bishop’s square',
    chosen: 'free squares of that color',
    forBoth: 'for both',
    last: 'last two',
  },
  /** How a square is thrown for with one kind of equipment. */
  reading: {
    title: 'With {equipment}',
    smallest: 'Take the die with the fewest sides that has one for every square.',
    pair: 'For two squares, an odd number is the first and an even one the second.',
    number: 'For more squares, the number is the square. If there is no such square, throw again.',
    onlyNumber: 'The number is the square. If there is no such square, throw again.',
    twice:
      'For more than {sides, number} squares, throw twice. First, odd is for the first {sides, number} squares and even for the rest. Then the number is the square within that part. If there is no such square, throw both again.',
    coinPair: 'For two squares, toss one coin: heads is the first and tails the second.',
    twoCoins: 'For three or four squares toss two coins.',
    threeCoins: 'For five to eight squares toss three coins.',
    coinChart:
      'Agree on the order of the coins first. Look up the tosses in the chart: its number is the square. If there is no such square, toss again.',
    coinTwice:
      'For more than eight squares, toss twice. First, one coin: heads is for the first eight squares and tails for the rest. Then the number of three coins in their chart is the square within that part. If there is no such square, toss both again.',
  },
  chart: '{coins, plural, =1 {One coin} other {# coins}}',
  odds: 'How fair it is',
  steps: {
    place: 'Throw for the {piece}, among the {squares}.',
    mirrored: 'Throw for the {piece}, among the {squares}. The {partner} goes to the mirroring square.',
    mirroredSame:
      'Throw for the {piece}, among the {squares}. The other {piece} goes to the mirroring square.',
    bishopsOpposite:
      'Throw for one bishop among the {squares}, then for the other one among the free squares of the other color.',
    bishopsFree:
      'For each of two bishops, throw for the color of its square (heads or odd: dark), then for the square among the free ones of that color. If only one color has free squares, it is that one.',
    kingInside: 'Throw for the king, among the free squares except the two outermost.',
    rooksAroundKing:
      'Throw for one rook among the free squares left of the king, then for the other one among those right of the king.',
    kingAndRooksLast: 'Rook, king and rook take the last three squares, in this order.',
    fill: 'The last squares take, from the left, {pieces}.',
    swap: 'Throw for the square the {piece} goes to. On its own square it stays; with a piece on another square it changes places.',
    swapNever: 'It never changes places with a {others}.',
    swapLeaves: 'Skip squares after which {conditions}.',
    check: 'Begin again if {conditions}.',
    subtract:
      'If the number is too high, subtract the number of squares: with three squares, 4, 5 and 6 count as 1, 2 and 3. Numbers after the last full round are thrown again.',
    instead: 'Always throw this with {equipment}.',
    several:
      '{count, plural, =1 {{piece}} =2 {two {pieces}} =3 {three {pieces}} =4 {four {pieces}} other {# {pieces}}}',
  },
  second: {
    mirrored: 'Black has the same pieces on the same files.',
    reversed: 'Black has the same order, seen from the other side of the board.',
    alternate: 'White throws for a piece, then Black for the same piece, then both go on to the next.',
    after: 'White throws for the whole army first, then Black.',
    shared:
      '{steps, plural, one {The first step is thrown once for both players; then White throws the rest, then Black.} other {The first # steps are thrown once for both players; then White throws the rest, then Black.}}',
  },
} as const
