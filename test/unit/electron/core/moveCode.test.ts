import { expect, test } from 'vitest'
import { decodeMove, encodeMove } from '../../../../electron/core/moveCode'
import { BOARD_MOVE_KINDS, type Move } from '@shared/board/move'

const MOVES: readonly (readonly [string, Move])[] = [
  ...BOARD_MOVE_KINDS.map(kind => [kind, { kind, from: 4, to: 63 }] as const),
  ['from a1 (0)', { kind: 'normal', from: 0, to: 1 }],
  ['to a1', { kind: 'normal', from: 63, to: 0 }],
  ...(['queen', 'rook', 'bishop', 'knight'] as const).map(
    promotion => [`promotion to ${promotion}`, { kind: 'normal', from: 52, to: 60, promotion }] as const,
  ),
  ['a placement', { kind: 'placement', placements: [{ role: 'knight', to: 0 }] }],
  ['a king placed on h8', { kind: 'placement', placements: [{ role: 'king', to: 63 }] }],
  [
    'a double placement, the queen to the right',
    { kind: 'placement', placements: [{ role: 'queen', to: 6 }, { role: 'king', to: 5 }] },
  ],
  [
    'a double placement, the queen to the left',
    { kind: 'placement', placements: [{ role: 'queen', to: 57 }, { role: 'king', to: 59 }] },
  ],
  [
    'two of one kind, by file',
    { kind: 'placement', placements: [{ role: 'knight', to: 56 }, { role: 'knight', to: 63 }] },
  ],
] // prettier-ignore

test.each(MOVES)('%s survives encoding and decoding', (_what, move) => {
  const code = encodeMove(move)
  expect(code).toBe(code >>> 0)
  expect(decodeMove(code)).toEqual(move)
})

test('the two placements of a turn have the same code in either order', () => {
  const [queen, king] = [{ role: 'queen', to: 6 }, { role: 'king', to: 5 }] as const // prettier-ignore
  expect(encodeMove({ kind: 'placement', placements: [king, queen] })).toBe(
    encodeMove({ kind: 'placement', placements: [queen, king] }),
  )
})
