import { describe, expect, test } from 'vitest'
import { slot } from '../../../electron/core/arena'
import { layoutOf } from '../../../electron/core/boardLayout'
import { loadCore, type Core } from '../../../electron/core/load'
import { moveCoderOf } from '../../../electron/core/moveCode'
import { rulesRecord } from '../../../electron/core/packRules'
import { Position } from '../../../electron/core/position'
import { writeSetup } from '../../../electron/core/setupBytes'
import { pocketSize } from '@shared/board/pocket'
import { isInSetup } from '@shared/setup/rights/ordinaryPosition'
import type { Setup } from '@shared/board/setup'
import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { expectSame } from '../../support/expectSame'
import { flipSetup, mirrorSetup } from '../../support/flipSetup'
import { anyFirstSetup, randomPositions, thinned } from '../../support/randomPositions'

/** The number of positions for each law and system. */
const POSITIONS = Number(process.env['LAW_POSITIONS'] ?? 600)

const core = loadCore()

const systems: readonly VariantDefinition[] = VARIANTS

/** The core that plays a system, and the encoding of its moves. */
const playerOf = (variant: VariantDefinition): Core =>
  layoutOf(variant.board) === core.layout ? core : core.wide()
const coderOf = (variant: VariantDefinition) => moveCoderOf(layoutOf(variant.board), variant.board)

const positions = (variant: VariantDefinition, law: string) =>
  randomPositions(core, variant, law, POSITIONS, (rules, random) => {
    const setup = anyFirstSetup(rules, random)
    const inSetup = setup.memory.relocation !== undefined || Object.keys(setup.pockets.white).length > 0
    return inSetup ? setup : thinned(setup, random)
  })

/** All bytes of a position in a slot of a core, including what its moves leave there. */
const bytesOf = ({ bytes, layout }: Core, at: number) =>
  Buffer.from(bytes.subarray(at, at + layout.position.POSITION_BYTES)).toString('hex')

const load = (core: Core, variant: VariantDefinition, setup: Setup, at: number): void => {
  writeSetup(core, setup)
  expect(core.exports.readSetup(at, rulesRecord(core, variant, []))).toBe(0)
}

/** Whether any side may castle or leap, which depends on the names of files. */
const castles = ({ castling, memory }: Setup): boolean =>
  [castling.white, castling.black].some(rights => Object.keys(rights).length > 0) ||
  memory.leap.white ||
  memory.leap.black

describe.each(systems)('$id', variant => {
  test('playing a move and counting below it leave every byte of the position before it unchanged', () => {
    const player = playerOf(variant)
    const { encodeMove } = coderOf(variant)
    const [at, next] = [slot(player), slot(player)]
    for (const position of positions(variant, 'bytes')) {
      load(player, variant, position.setup(), at)
      const before = bytesOf(player, at)
      for (const move of position.legalMoves()) {
        player.exports.play(at, next, encodeMove(move))
        player.exports.perft(next, 1)
      }
      player.exports.playNull(at, next)
      expect(bytesOf(player, at)).toBe(before)
    }
  })

  test('taking a move back restores the position', () => {
    for (const position of positions(variant, 'undo')) {
      const before = [makeFen(variant, position.setup()), position.hash(), position.inCheck()]
      for (const move of position.legalMoves()) {
        position.play(move)
        position.undo()
      }
      expectSame([makeFen(variant, position.setup()), position.hash(), position.inCheck()], before)
    }
  })

  test('the incremental key equals the key of the position set up from scratch', () => {
    for (const position of positions(variant, 'keys')) {
      using fresh = unwrap(Position.from(core, variant, position.setup()))
      expect(position.hash(), makeFen(variant, position.setup())).toBe(fresh.hash())
      expect(position.perft(1)).toBe(fresh.perft(1))
    }
  })

  test('exchanged colors change no count', () => {
    for (const position of positions(variant, 'colors')) {
      const setup = position.setup()
      // White places first; Black relocates first, and White moves after White's relocation: no setup has a mirror image.
      const isPlacing = pocketSize(setup.pockets.white) + pocketSize(setup.pockets.black) > 0
      if (isPlacing || setup.memory.relocation !== undefined) continue
      using flipped = unwrap(Position.from(core, variant, flipSetup(setup)))
      expect(flipped.perft(2), makeFen(variant, setup)).toBe(position.perft(2))
    }
  })

  test('mirrored files change no count where castling is impossible', () => {
    for (const position of positions(variant, 'files')) {
      const setup = position.setup()
      if (isInSetup(setup) || castles(setup)) continue
      using mirrored = unwrap(Position.from(core, variant, mirrorSetup(setup)))
      expect(mirrored.perft(2), makeFen(variant, setup)).toBe(position.perft(2))
    }
  })

  test('a division adds up to its count', () => {
    for (const position of positions(variant, 'division')) {
      const divided = position.divide(2).reduce((sum, { nodes }) => sum + nodes, 0)
      expect(divided).toBe(position.perft(2))
      expect(position.hasLegalMove()).toBe(position.perft(1) > 0)
    }
  })

  test('every move is decoded from its code, and no two moves share a code', () => {
    const { encodeMove, decodeMove } = coderOf(variant)
    for (const position of positions(variant, 'codes')) {
      const moves = position.legalMoves()
      const codes = moves.map(encodeMove)
      expectSame(codes.map(decodeMove), moves)
      expect(new Set(codes).size).toBe(codes.length)
    }
  })
})
