import { describe, expect, test } from 'vitest'
import { whyRefused } from '../../../../../electron/rules/refusals/whyRefused'
import type { VariantId } from '@shared/variants'
import { describeRefusedMove } from '@shared/refusals/describeRefusedMove'
import { aPosition } from '../../../../support/aPosition'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const PINNED = '4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1'
const CHECKED = '4r1k1/8/8/8/8/8/1P6/R3K2R w KQ - 0 1'
const CASTLING = '2r3k1/8/8/8/8/8/8/R3K1NR w KQ - 0 1'
const KNIGHTS = '6k1/8/8/8/8/5N2/8/1N2K3 w - - 0 1'
const TO_PLACE = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'

const NO_MOVE_OF_ITS_OWN =
  'Castling on that side would change nothing here, or no more than an ordinary move does, so it does not exist'

const saidOf = (variant: VariantId, fen: string, text: string) => {
  using position = aPosition(variant, fen)
  const refusal = whyRefused(position, [], text)
  return refusal && describeRefusedMove(refusal, position.variant.army)
}

describe('the reason why a move is refused', () => {
  test.each([
    [START, 'e7e5', 'White is to move'],
    [START, 'e4e5', 'Nothing stands on e4'],
    [START, 'a1a2', 'Your own piece stands on a2'],
    [START, 'g1g3', 'The knight cannot go from g1 to g3'],
    [START, 'f1b5', 'The bishop’s path from f1 to b5 is blocked'],
    [START, 'e2d3', 'The pawn cannot go from e2 to d3'],
    [START, 'e1g1', 'Castling is blocked: something stands in the way'],
    [PINNED, 'e2c3', 'Your own king would be attacked'],
    [PINNED, 'e1d2', undefined],
    [CHECKED, 'b2b3', 'The king would still be in check'],
    [CHECKED, 'e1e2', 'The king would be attacked on e2'],
    [CHECKED, 'e1g1', 'A king in check cannot castle'],
    [CASTLING, 'e1c1', 'The king cannot castle through or into an attack'],
    [CASTLING, 'e1h1', 'Castling is blocked: something stands in the way'],
    [PINNED, 'e1g1', 'There is no right to castle on that side'],
    ['6k1/8/8/4K3/8/8/8/8 w - - 0 1', 'e5g5', 'The king cannot go from e5 to g5'],
    ['8/P5k1/8/8/8/8/8/K7 w - - 0 1', 'a7a8', 'Choose what the pawn becomes'],
    ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'h8h7', 'The game is over here'],
  ])('%s: %s by hand', (fen, uci, said) => {
    expect(saidOf('chess', fen, uci)).toBe(said)
  })

  test.each([
    [START, 'Nf3', undefined],
    [START, 'nf3', undefined],
    [START, 'Nf6', 'No white knight can reach f6'],
    [START, 'e5', 'No white pawn can reach e5'],
    [START, 'Ke2', 'Your own piece stands on e2'],
    [START, 'hello', 'That is not a move'],
    [PINNED, 'Nc3', 'Your own king would be attacked'],
    [PINNED, 'Qd4', 'White has no such queen'],
    [PINNED, 'O-O', 'There is no right to castle on that side'],
    [KNIGHTS, 'Nd2', 'That can be Nbd2 or Nfd2'],
  ])('%s: %s typed', (fen, text, said) => {
    expect(saidOf('chess', fen, text)).toBe(said)
  })

  test.each(['e2e4', 'e4'])('%s while pieces are placed', text => {
    expect(saidOf('fischer-benko', TO_PLACE, text)).toBe('White has to place a piece first')
  })

  const RELOCATION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king'
  const MIRROR = 'rnbqnbkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2 king'
  const FIRST_MOVE = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 Tt'
  const PLACING = '1b2br2/pppppppp/8/8/8/8/PPPPPPPP/1RB2B2[QRNNKqrnnk] w - - 0 1'
  const CONTEMPORARY = 'rnbkbqnr/pppppppp/8/8/8/8/PPPPPPPP/RNQBKBNR w KQkq - 0 1 Kabcdefgh/Kabcdefgh'

  test.each([
    ['arrangement', RELOCATION, 'e8f8', 'Both bishops would stand on the same color'],
    ['arrangement', RELOCATION, 'f8e8', 'Both bishops would stand on the same color'],
    ['arrangement', RELOCATION, 'e8h8', 'The king never changes places with a rook'],
    ['arrangement', RELOCATION, 'K<=>a8', 'The king never changes places with a rook'],
    ['arrangement', RELOCATION, 'K<=>f8', 'Both bishops would stand on the same color'],
    [
      'arrangement',
      RELOCATION,
      'e8e6',
      'The king changes places with another piece of its own back rank, or stays',
    ],
    ['arrangement', RELOCATION, 'e7e5', 'Black has to relocate the king, or leave it, first'],
    ['arrangement', MIRROR, 'e1b1', 'White’s king has to mirror Black’s: K<=>g1'],
    ['transcendental', FIRST_MOVE, 'c1d1', 'Both bishops would stand on the same color'],
    ['transcendental', FIRST_MOVE, 'Bc1<=>Qd1', 'Both bishops would stand on the same color'],
    ['transcendental', FIRST_MOVE, 'b1g1', 'Two pieces of the same kind cannot be transposed'],
    [
      'transcendental',
      FIRST_MOVE.replace('Tt', '-'),
      'b1d1',
      'Pieces can be transposed on the first move only',
    ],
    [
      'fischer-benko',
      PLACING,
      'K@a1',
      'King on a1 leaves no room for a rook on the a-side. It can go to d1, e1 or g1',
    ],
    ['fischer-benko', PLACING, 'N@b1', 'b1 is occupied'],
    ['fischer-benko', PLACING, 'B@a1', 'White has no bishop left to place'],
    ['fischer-benko', PLACING, 'N@a8', 'White places pieces on the first rank'],
    ['beautiful', 'nbkrrqbn/pppppppp/8/8/8/8/PPPPPPPP/NBKRRQBN w Ee - 0 1', 'O-O-O', NO_MOVE_OF_ITS_OWN],
    ['contemporary-random', CONTEMPORARY, 'O-O-O', 'There is no long castling here: it is O-Ob or O-Og'],
    ['contemporary-random', CONTEMPORARY, 'e1g1', 'The bunker square is occupied'],
    ['contemporary-random', CONTEMPORARY, 'd1f1', 'A bishop is adjusted with the piece next to it'],
    ['transcendental', FIRST_MOVE, 'O-O', 'There is no castling in this system'],
  ] as const)('%s, %s: %s', (variant, fen, text, said) => {
    expect(saidOf(variant, fen, text)).toBe(said)
  })
})

test.each([
  ['Kd>>b1', 'The king stands on e1'],
  ['Be<=>Q', 'No such bishop stands on White’s back rank'],
])('%s names a piece that is not there', (text, said) => {
  expect(
    saidOf(
      'contemporary-random',
      'rbqbkrnn/pppppppp/8/8/8/8/PPPPPPPP/RBQBKRNN w KQkq - 0 1 Kabcdefgh/Kabcdefgh',
      text,
    ),
  ).toBe(said)
})

const JANGGI = 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1'
const TWO_SCREENS = '3k5/9/9/p8/9/P8/P8/9/4K4/C8 w - - 0 1'
const CANNONS = '3k5/9/9/c8/9/9/P8/9/4K4/C8 w - - 0 1'
const IN_PALACE = '3k5/9/9/9/9/9/9/4K4/3A5/9 w - - 0 1'

test.each([
  [JANGGI, 'b1d2', 'The piece on c1 is in the horse’s way'],
  [JANGGI, 'c1f3', 'The piece on d1 is in the elephant’s way'],
  [JANGGI, 'b3b6', 'A cannon jumps over exactly one piece, and none stands on the way'],
  [TWO_SCREENS, 'a1a6', 'A cannon jumps over exactly one piece, and more stand on the way'],
  [TWO_SCREENS, 'Ca6', 'A cannon jumps over exactly one piece, and more stand on the way'],
  [JANGGI, 'b3b10', 'A cannon cannot jump over a cannon'],
  [CANNONS, 'a1a7', 'A cannon cannot take a cannon'],
  [IN_PALACE, 'e3e4', 'The general stays in the palace and moves along its lines'],
  [IN_PALACE, 'd2e1', 'The guard stays in the palace and moves along its lines'],
  [JANGGI, 'a1c2', 'The chariot cannot go from a1 to c2'],
])('%s, %s in Janggi is refused with the reason', (fen, text, said) => {
  expect(saidOf('korean-random', fen, text)).toBe(said)
})

const CHARIOT_AHEAD = '9/4k4/9/9/4r4/9/9/9/4K4/9 w - - 0 1'

test.each([
  [CHARIOT_AHEAD, 'e2e1', 'The general would be attacked on e1'],
  ['9/4k4/9/9/4r4/9/9/P8/4K4/9 w - - 0 1', 'a3a4', 'The general would still be in check'],
  ['9/4k4/9/9/4r4/9/4P4/9/4K4/9 w - - 0 1', 'e4d4', 'Your own general would be attacked'],
  [CHARIOT_AHEAD, 'O-O', 'There is no castling in this system'],
])('%s, %s in Janggi is refused without the word king', (fen, text, said) => {
  expect(saidOf('korean-random', fen, text)).toBe(said)
})
