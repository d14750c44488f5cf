/** The sheet of a procedure, to be printed. */
export const diceSheet = {
  noSystem: 'No system',
  source: '{system}. {source}',
  long: '{count, plural, one {# step, on more than one page.} other {# steps, on more than one page.}}',
  how: 'How to throw',
  with: 'With {equipment}, for the pieces <b>{pieces}</b> on the rank <b>{rank}</b>. Free squares are counted from the a-file: a result of 3 is the third of them.',
  die: 'With a die',
  dieRules:
    'A number beyond the last square is thrown again. For two squares, an odd number is the first and an even one the second. For more squares than sides, throw twice: odd for the first squares, even for the rest, then the square.',
  coins: 'With coins',
  coinRules:
    'Toss just enough coins for the squares: one for two, two for up to four, three for up to eight. Agree on their order first. A line beyond the last square is tossed again.',
  chart: '{coins, plural, =1 {One coin} other {# coins}}',
  odds: 'How fair it is',
  steps: {
    place: 'Throw for the {piece}, among the {squares}.',
    mirrored: 'Throw for the {piece}, among the {squares}. The {partner} goes to the mirroring square.',
    mirroredSame:
      'Throw for the {piece}, among the {squares}. The other {piece} goes to the mirroring square.',
    bishopsOpposite:
      'Throw for one bishop among the {squares}, then for the other among those of the other color.',
    bishopsFree:
      'For each of two bishops, throw for the color of its square (heads or odd: dark), then for the square.',
    kingInside: 'Throw for the king, among the free squares but the two outermost.',
    rooksAroundKing:
      'Throw for one rook among the free squares left of the king, then for the other right of him.',
    kingAndRooksLast: 'Rook, king and rook take the last three squares, in this order.',
    fill: 'The last squares take, from the left, {pieces}.',
    swap: 'Throw for the square the {piece} goes to; it changes places with the piece there, or stays.',
    swapNever:
      'Throw for the square the {piece} goes to; it changes places with the piece there, or stays, but never with a {others}.',
    check: 'Begin again if {conditions}.',
    subtract: 'Of a number that is too high, take away as many as there are squares.',
    several:
      '{count, plural, =1 {{piece}} =2 {two {pieces}} =3 {three {pieces}} =4 {four {pieces}} other {# {pieces}}}',
  },
  second: {
    mirrored: 'Black has the same pieces on the same files.',
    reversed: 'Black has the same order, seen from the other side of the board.',
    alternate: 'Both players throw in turn, White first.',
    after: 'White throws first, then Black for his own army.',
    shared:
      '{steps, plural, one {The first step is thrown once for both players; then White throws on, then Black for his own army.} other {The first # steps are thrown once for both players; then White throws on, then Black for his own army.}}',
  },
} as const
