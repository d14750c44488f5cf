import { expect, test } from 'vitest'
import { blockedLegs } from '@shared/board/janggiReach'
import { parseSquare, squareName } from '@shared/board/square'
import { parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { variantById } from '@shared/variants'

const janggi = variantById('korean-random')

const blockedFrom = (fen: string, square: string): readonly string[] => {
  const { board } = unwrap(parseFen(janggi, `${fen} w - - 0 1`)).setup
  const nameOf = (at: number) => squareName(at, board.size)
  return blockedLegs(board, parseSquare(square, board.size)!)
    .map(({ from, to }) => `${nameOf(from)}-${nameOf(to)}`)
    .toSorted()
}

test.each([
  ['a horse, by either side', '9/4k4/9/9/4p4/3PN4/9/9/4K4/9', 'e5', ['e5-d5', 'e5-e6']],
  ['a horse at the edge, where the way leads off the board', '9/4k4/9/9/9/9/9/9/4K4/NP7', 'a1', ['a1-b1']],
  ['an elephant on its first step', '9/4k4/9/9/4p4/4E4/9/9/4K4/9', 'e5', ['e5-e6']],
  ['an elephant on its second step, once for each way', '9/4k4/9/3p5/9/4E4/9/9/4K4/9', 'e5', ['e6-d7']],
  [
    'an elephant not, where a piece stands on the point that it goes to',
    '9/4k4/2p6/9/9/4E4/9/9/4K4/9',
    'e5',
    [],
  ],
  ['a chariot not', '9/4k4/9/9/4p4/4R4/9/9/4K4/9', 'e5', []],
  ['no piece', '9/4k4/9/9/4p4/9/9/9/4K4/9', 'e5', []],
])('finds blocked legs: %s', (_, fen, square, legs) => {
  expect(blockedFrom(fen, square)).toEqual(legs)
})
