import { describe, expect, test } from 'vitest'
import { isSetupKind, type BoardMove } from '@shared/board/move'
import { ROLES } from '@shared/board/role'
import { makeFen } from '@shared/notation/fen/fen'
import { parseSan } from '@shared/notation/san/san'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { loadCore } from '../../../electron/core/load'
import type { Position } from '../../../electron/core/position'
import { matchSan } from '../../../electron/rules/san/matchSan'
import { expectSame } from '../../support/expectSame'
import { makeSan } from '../../support/makeSan'
import { randomPositions } from '../../support/randomPositions'

/** The number of positions for each law and system. */
const POSITIONS = Number(process.env['LAW_POSITIONS'] ?? 600)

const core = loadCore()

const systems: readonly VariantDefinition[] = VARIANTS

/** Every role of a system and every square it may go to. */
const targetsOf = ({ army, board }: VariantDefinition) =>
  ROLES.filter(role => army.letters[role] !== undefined).flatMap(role =>
    Array.from({ length: board.files * board.ranks }, (_, to) => ({ role, to })),
  )

const STEPS: readonly string[] = ['normal', 'doubleStep', 'enPassant']

const stepsOf = (position: Position): readonly BoardMove[] =>
  position.legalMoves().filter((move): move is BoardMove => STEPS.includes(move.kind))

const sorted = (moves: readonly BoardMove[]): readonly BoardMove[] =>
  moves.toSorted((a, b) => a.from - b.from || (a.promotion ?? '').localeCompare(b.promotion ?? ''))

/** Spellings of a move: the canonical one, other valid ones and invalid ones. */
const spellings = (san: string): readonly string[] => [
  san,
  san.replace(/[+#=x]/g, ''),
  san.replace(/^([KQRBN])/, '$1x'),
  san.replace(/([a-h][1-8])/, 'x$1'),
  san.replaceAll('O', '0'),
  san.replace(/^[KQRBN]/, ''),
  san.replace(/^[KQRBN]/, '$&b'),
  san.replace(/^[KQRBN]/, '$&1'),
  san.replace(/^[KQRBN]/, '$&e2'),
  san.replace(/^[KQRBN]/, 'K'),
  `${san}=Q`,
  `${san}+`,
  `${san}!`,
]

describe.each(systems)('$id', variant => {
  test('the core writes the same FENs as the notation module', () => {
    for (const position of randomPositions(core, variant, 'fen', POSITIONS))
      expect(position.fen()).toBe(makeFen(variant, position.setup()))
  })

  test('the moves to a square are the legal moves with that target', () => {
    for (const position of randomPositions(core, variant, 'to', POSITIONS / 4)) {
      const steps = stepsOf(position).map(move => ({ move, role: position.pieceAt(move.from)!.role }))
      const targets = targetsOf(variant)
      const expected = targets.map(({ role, to }) =>
        steps.filter(one => one.move.to === to && one.role === role).map(({ move }) => move),
      )
      const found = targets.map(({ role, to }) => position.movesTo(role, to))
      expectSame(found.map(sorted), expected.map(sorted))
    }
  })

  test('check and mate marks agree with the position after the move', () => {
    for (const position of randomPositions(core, variant, 'marks', POSITIONS / 4)) {
      const marked = position.markedMoves()
      expectSame(
        marked.map(({ move }) => move),
        position.legalMoves(),
      )
      for (const { move, mark } of marked) {
        position.play(move)
        const check = position.inCheck() ? (position.hasLegalMove() ? '+' : '#') : ''
        position.undo()
        expectSame(mark, isSetupKind(move.kind) ? '' : check)
      }
    }
  })
})

/** On larger boards the core reads no SAN. */
const onEight = systems.filter(({ board }) => board.files === 8)

describe.each(onEight)('$id', variant => {
  test('the core reads SAN like the notation module, and reads the canonical SAN of every step', () => {
    for (const position of randomPositions(core, variant, 'san', POSITIONS / 8))
      for (const move of position.legalMoves()) {
        const canonical = makeSan(position, move)
        if (STEPS.includes(move.kind)) expectSame(position.readSan(canonical), move)
        const read = spellings(canonical).flatMap(text => {
          const found = position.readSan(text)
          return found ? [{ text, found: [found] }] : []
        })
        const matched = read.map(({ text }) => {
          const san = parseSan(variant, text)
          return { text, found: san.ok && matchSan(position, san.value) }
        })
        expectSame(matched, read)
      }
  })
})
