import { describe, expect, test } from 'vitest'
import { makeUci } from '@shared/notation/uci'
import type { VariantId } from '@shared/variants'
import { decodeMove } from '../../electron/core/moveCode'
import { soloSearch } from '../../electron/engine/pool/soloSearch'
import { positionOf } from '../support/positionOf'

const search = soloSearch(undefined, 4)

/** The legal moves that a search without special moves does not list, in alphabetical order. */
const unlisted = (id: VariantId, fen: string): string => {
  using position = positionOf(search.core, id, fen)
  search.forget()
  const { lines } = search.think(position, { depth: 1, multiPv: 128, withoutSpecialMoves: true })
  const listed = new Set(lines.map(line => makeUci(position.variant, decodeMove(line.moves[0]!))))
  return position
    .legalMoves()
    .map(move => makeUci(position.variant, move))
    .filter(uci => !listed.has(uci))
    .sort()
    .join(' ')
}

describe('a search without special moves does not know', () => {
  test.each<[string, VariantId, string, string]>([
    [
      'leaps and adjustments',
      'contemporary-random',
      'rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RB1K1B1R w KQkq - 0 1 Kabdfh/K',
      'b1a1 d1g1',
    ],
    [
      'castling to the b-file',
      'contemporary-random',
      '1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w KQkq - 0 1 K/K',
      'e1b1',
    ],
    ['transpositions', 'transcendental', 'rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/4KB2 w - - 0 1 Tt', 'e1f1'],
    [
      'castling with both rooks on one side',
      'beautiful',
      '4k3/pppppppp/8/8/8/8/PPPPPPPP/K1R3R1 w KQ - 0 1',
      'a1c1',
    ],
    [
      'the steps that pieces of chess do not have',
      'ajax-random',
      'k7/8/8/8/4R3/8/8/4K3 w - - 0 1',
      'e4d3 e4d5 e4f3 e4f5',
    ],
  ])('%s', (_, id, fen, unknown) => {
    expect(unlisted(id, fen)).toBe(unknown)
  })
})
