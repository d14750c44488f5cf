import { describe, expect, test } from 'vitest'
import { reserve, slot } from '../../../electron/core/arena'
import { WIDE_LAYOUT } from '../../../electron/core/boardLayout'
import { loadCore } from '../../../electron/core/load'
import type { Position } from '../../../electron/core/position'
import { layNetwork } from '../../../electron/engine/pool/network'
import { layerOf, scoreOf, viewWeights } from '../../support/networkReference'
import { COLORS, opposite, type Color } from '@shared/board/color'
import type { Role } from '@shared/board/role'
import { unwrap } from '@shared/result'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { aNetwork } from '../../support/aNetwork'
import { gameSetup, randomPositions, thinned } from '../../support/randomPositions'

const POSITIONS = Number(process.env['LAW_POSITIONS'] ?? 600)

const { HIDDEN, INPUTS } = WIDE_LAYOUT.network
const core = loadCore().wide()
const { exports } = core
const made = aNetwork(HIDDEN, 'larger boards', WIDE_LAYOUT)
const network = unwrap(layNetwork(core, made, 'made here'))
const weights = viewWeights(HIDDEN, made.weights, WIDE_LAYOUT.network)

const anAccumulator = () => reserve(core, exports.accumulatorBytes(), 16)

/** The bytes of both hidden layers, without the scratch memory after them. */
const layersAt = (accumulator: number) =>
  Buffer.from(core.bytes.subarray(accumulator, accumulator + 4 * HIDDEN)).toString('hex')

const systems = VARIANTS.filter(({ board }) => board.files > 8)

const gamePositions = (variant: VariantDefinition, law: string, count = POSITIONS): Generator<Position> =>
  randomPositions(core, variant, law, count, (rules, random) => thinned(gameSetup(rules, random), random))

// ---- What the network sees, square by square -------------------------------------------------

const CHESS: readonly Role[] = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king']
/** The boards with their roles, in the order of the inputs. */
const BOARDS: readonly { readonly files: number; readonly ranks: number; readonly roles: readonly Role[] }[] =
  [
    { files: 10, ranks: 8, roles: [...CHESS, 'archbishop', 'chancellor'] },
    { files: 9, ranks: 9, roles: [...CHESS, 'primeMinister'] },
    { files: 10, ranks: 10, roles: CHESS },
    { files: 9, ranks: 10, roles: ['pawn', 'knight', 'elephant', 'rook', 'guard', 'king', 'cannon'] },
  ]
/** Every rank is counted as if it had ten files. */
const RANK = 10

const inputsOf = (position: Position, view: Color): readonly number[] => {
  const { files, ranks } = position.variant.board
  const { board, castling } = position.setup()
  const number = BOARDS.findIndex(shape => shape.files === files && shape.ranks === ranks)
  const first = BOARDS.slice(0, number).reduce(
    (sum, shape) => sum + 2 * shape.roles.length * shape.ranks * RANK,
    0,
  )
  const king = board.pieces.findIndex(piece => piece?.role === 'king' && piece.color === view)
  const isMirrored = king % files > (files - 1) / 2
  const { roles } = BOARDS[number]!
  const pieces = board.pieces.flatMap((piece, square) => {
    if (!piece) return []
    const rank = view === 'white' ? Math.floor(square / files) : ranks - 1 - Math.floor(square / files)
    const file = isMirrored ? files - 1 - (square % files) : square % files
    const kind = (piece.color === view ? 0 : roles.length) + roles.indexOf(piece.role)
    return [first + (kind * ranks + rank) * RANK + file]
  })
  const rights = [view, opposite(view)].flatMap((color, whose) =>
    (['aSide', 'hSide'] as const)
      .filter(side => castling[color][side] !== undefined)
      .map(side => INPUTS - 16 + 4 * number + 2 * whose + ((side === 'aSide') === isMirrored ? 1 : 0)),
  )
  return [...pieces, ...rights]
}

const bucketAt = (position: Position): number => {
  const { files, ranks } = position.variant.board
  const number = BOARDS.findIndex(shape => shape.files === files && shape.ranks === ranks)
  const pieces = position.setup().board.pieces.filter(piece => piece !== undefined).length
  return 8 * number + Math.min(7, Math.floor((pieces - 1) / 5))
}

describe.each(systems)('$id', variant => {
  test('hidden layers kept from any earlier position equal those computed from scratch', () => {
    const fresh = anAccumulator()
    const kept = anAccumulator()
    const places = Array.from({ length: 7 }, () => ({ at: slot(core), accumulator: anAccumulator() }))
    let visited = 0
    for (const position of gamePositions(variant, 'accumulators')) {
      exports.refreshAccumulator(position.address, fresh, network)
      for (const { at, accumulator } of places.slice(0, visited)) {
        exports.updateAccumulator(at, accumulator, position.address, kept, network)
        expect(layersAt(kept), position.fen()).toBe(layersAt(fresh))
      }
      const oldest = places[visited++ % places.length]!
      core.bytes.copyWithin(
        oldest.at,
        position.address,
        position.address + core.layout.position.POSITION_BYTES,
      )
      exports.refreshAccumulator(oldest.at, oldest.accumulator, network)
    }
    expect(visited).toBeGreaterThan(0)
  })

  test('hidden layers and scores equal those of the plain reference', () => {
    const accumulator = anAccumulator()
    for (const position of gamePositions(variant, 'reference', POSITIONS / 6)) {
      const fen = position.fen()
      exports.refreshAccumulator(position.address, accumulator, network)
      const [white, black] = COLORS.map(color => layerOf(weights, inputsOf(position, color)))
      const layers = Buffer.concat([white!, black!].map(layer => Buffer.from(layer.buffer)))
      expect(layersAt(accumulator), fen).toBe(layers.toString('hex'))
      const [own, enemy] = position.turn() === 'white' ? [white!, black!] : [black!, white!]
      expect(exports.evaluateNetwork(position.address, accumulator, network), fen).toBe(
        scoreOf(weights, own, enemy, bucketAt(position)),
      )
    }
  })
})
