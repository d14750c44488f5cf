import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COLORS, type Color } from '@shared/board/color'
import { CASTLING_SIDES, type Setup } from '@shared/board/setup'
import { makeFen, parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { adaptPosition } from '@shared/setup/editing/adaptPosition'
import { editPosition } from '@shared/setup/editing/editPosition'
import { enPassantChoices } from '@shared/setup/rights/enPassant'
import {
  adjustableChoices,
  canLeap,
  canTranspose,
  castlingChoices,
} from '@shared/setup/rights/possibleRights'
import type { PositionEdit } from '@shared/setup/editing/positionEdit'
import { randomStart, seededRandom } from '@shared/setup/starts/random'
import { isSamePosition } from '@shared/setup/starts/sameSetup'
import { variantById, VARIANTS } from '@shared/variants'
import { POCKET_ORDER } from '@shared/variants/army'
import type { VariantDefinition } from '@shared/variants/variant'

const variant = fc.constantFrom(...VARIANTS.map(({ id }) => variantById(id)))

/** Random numbers, from which edits are made that fit the given position. */
interface Dice {
  readonly what: number
  readonly where: number
  readonly which: number
  readonly color: Color
  readonly on: boolean
}

const dice = fc.record<Dice>({
  what: fc.nat(13),
  where: fc.nat(10_000),
  which: fc.nat(10_000),
  color: fc.constantFrom(...COLORS),
  on: fc.boolean(),
})

const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % Math.max(1, all.length)]

const boardEdit = (
  rules: VariantDefinition,
  setup: Setup,
  { what, where, which, color }: Dice,
): PositionEdit => {
  const squares = setup.board.pieces.length
  const roles = POCKET_ORDER.filter(role => rules.army.letters[role] !== undefined)
  const square = where % squares
  if (what === 0) return { kind: 'put', square, piece: { color, role: pick(roles, which)! } }
  return what === 1 ? { kind: 'move', from: square, to: which % squares } : { kind: 'takeOff', square }
}

const rightEdit = (
  rules: VariantDefinition,
  setup: Setup,
  { what, which, color, on }: Dice,
): PositionEdit => {
  const choice = pick(castlingChoices(rules, setup.board, color), which)
  const files = adjustableChoices(rules, setup.board, color)
  if (what === 3 && choice)
    return { kind: 'castling', color, side: choice.side, rook: on ? choice.rook : undefined }
  if (what === 4 && canLeap(rules, setup.board, color)) return { kind: 'leap', color, held: on }
  if (what === 5) return { kind: 'adjustable', color, files: files.filter(file => (which >> file) % 2 === 0) }
  if (what === 6 && canTranspose(rules, setup.board, color)) return { kind: 'transposition', color, held: on }
  return { kind: 'turn', turn: color }
}

const otherEdit = (rules: VariantDefinition, setup: Setup, { what, which, on }: Dice): PositionEdit => {
  if (what === 7)
    return { kind: 'enPassant', square: pick(enPassantChoices(rules, setup.board, setup.turn), which) }
  if (what === 8) return { kind: 'halfmoves', count: which }
  if (what === 9) return { kind: 'fullmoves', count: which + 1 }
  if (what === 10) return { kind: 'mirror' }
  if (what === 11) return { kind: 'swapColors' }
  if (rules.setupPhase?.kind === 'placement') return { kind: 'placing', on }
  return rules.setupPhase ? { kind: 'relocation', role: on ? 'king' : undefined } : { kind: 'mirror' }
}

const editOf = (rules: VariantDefinition, setup: Setup, thrown: Dice): PositionEdit => {
  if (thrown.what < 3) return boardEdit(rules, setup, thrown)
  return thrown.what < 7 ? rightEdit(rules, setup, thrown) : otherEdit(rules, setup, thrown)
}

const edited = (rules: VariantDefinition, seed: number, throws: readonly Dice[]): Setup =>
  throws.reduce(
    (setup, thrown) => editPosition(rules, setup, editOf(rules, setup, thrown)),
    randomStart(rules, seededRandom(String(seed))).setup,
  )

const anyEdits = fc.tuple(variant, fc.nat(), fc.array(dice, { maxLength: 30 }))

describe('a position edited by hand', () => {
  test('is the same position when its FEN is read again, with nothing dropped', () => {
    fc.assert(
      fc.property(anyEdits, ([rules, seed, throws]) => {
        const setup = edited(rules, seed, throws)
        const fen = makeFen(rules, setup)
        const read = unwrap(parseFen(rules, fen))
        expect(read.warnings, fen).toEqual([])
        expect(isSamePosition(read.setup, setup), fen).toBe(true)
        expect(makeFen(rules, read.setup)).toBe(fen)
      }),
      { numRuns: 1000 },
    )
  })

  test('has no rights that its pieces do not allow', () => {
    fc.assert(
      fc.property(anyEdits, ([rules, seed, throws]) => {
        const { board, castling, memory } = edited(rules, seed, throws)
        for (const color of COLORS) {
          const choices = castlingChoices(rules, board, color)
          const held = CASTLING_SIDES.filter(side => castling[color][side] !== undefined)
          for (const side of held) expect(choices).toContainEqual({ side, rook: castling[color][side] })
          if (memory.leap[color]) expect(canLeap(rules, board, color)).toBe(true)
          if (memory.transposition[color]) expect(canTranspose(rules, board, color)).toBe(true)
          expect(adjustableChoices(rules, board, color)).toEqual(
            expect.arrayContaining([...memory.adjustable[color]]),
          )
        }
      }),
      { numRuns: 500 },
    )
  })

  test('is the same after its colors are swapped twice', () => {
    fc.assert(
      fc.property(anyEdits, ([rules, seed, throws]) => {
        const setup = edited(rules, seed, throws)
        const swap: PositionEdit = { kind: 'swapColors' }
        const back = editPosition(rules, editPosition(rules, setup, swap), swap)
        expect(isSamePosition(back, setup), makeFen(rules, setup)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('can be written in any other system, with nothing dropped by its reader', () => {
    fc.assert(
      fc.property(anyEdits, variant, ([rules, seed, throws], to) => {
        const setup = edited(rules, seed, throws)
        const { setup: adapted, losses } = adaptPosition(rules, to, setup)
        const read = unwrap(parseFen(to, makeFen(to, adapted)))
        expect(read.warnings).toEqual([])
        expect(isSamePosition(read.setup, adapted)).toBe(true)
        const lost = losses.reduce((sum, loss) => sum + (loss.kind === 'pieces' ? loss.pieces.length : 0), 0)
        const count = (one: Setup) => one.board.pieces.filter(piece => piece !== undefined).length
        expect(count(adapted) + lost).toBe(count(setup))
      }),
      { numRuns: 500 },
    )
  })
})
