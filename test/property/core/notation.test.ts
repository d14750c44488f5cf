import { describe, expect, test } from 'vitest'
import { isSetupKind, type BoardMove } from '@shared/board/move'
import { ROLES } from '@shared/board/role'
import { makeFen } from '@shared/notation/fen/fen'
import { parseSan } from '@shared/notation/san/san'
import { VARIANTS } from '@shared/variants'
import { loadCore } from '../../../electron/core/load'
import type { Position } from '../../../electron/core/position'
import { matchSan } from '../../../electron/rules/san/matchSan'
import { makeSan } from '../../support/makeSan'
import { randomPositions } from '../../support/randomPositions'

/** Positions a law and system. */
const POSITIONS = Number(process.env['LAW_POSITIONS'] ?? 600)

const core = loadCore()

const systems = VARIANTS.filter(variant => variant.playable)

const STEPS: readonly string[] = ['normal', 'doubleStep', 'enPassant']

const stepsOf = (position: Position): readonly BoardMove[] =>
  position.legalMoves().filter((move): move is BoardMove => STEPS.includes(move.kind))

const sorted = (moves: readonly BoardMove[]): readonly BoardMove[] =>
  moves.toSorted((a, b) => a.from - b.from || (a.promotion ?? '').localeCompare(b.promotion ?? ''))

/** Spellings of a move, canonical and not, plain and not. */
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
  test('the core writes FENs as notation does', () => {
    for (const position of randomPositions(core, variant, 'fen', POSITIONS))
      expect(position.fen()).toBe(makeFen(variant, position.setup()))
  })

  test('the moves to a square are those legal moves that go there', () => {
    for (const position of randomPositions(core, variant, 'to', POSITIONS / 4)) {
      const steps = stepsOf(position)
      for (const role of ROLES.slice(0, 6))
        for (let to = 0; to < 64; to++) {
          const expected = steps.filter(move => move.to === to && position.pieceAt(move.from)!.role === role)
          expect(sorted(position.movesTo(role, to))).toEqual(sorted(expected))
        }
    }
  })

  test('marks are what playing the move shows', () => {
    for (const position of randomPositions(core, variant, 'marks', POSITIONS / 4)) {
      const marked = position.markedMoves()
      expect(marked.map(({ move }) => move)).toEqual(position.legalMoves())
      for (const { move, mark } of marked) {
        position.play(move)
        const check = position.inCheck() ? (position.hasLegalMove() ? '+' : '#') : ''
        position.undo()
        expect(mark).toBe(isSetupKind(move.kind) ? '' : check)
      }
    }
  })

  test('what the core reads is what the reader of notation finds, and the canonical SAN of a step is read', () => {
    for (const position of randomPositions(core, variant, 'san', POSITIONS / 8))
      for (const move of position.legalMoves()) {
        const canonical = makeSan(position, move)
        if (STEPS.includes(move.kind)) expect(position.readSan(canonical)).toEqual(move)
        for (const text of spellings(canonical)) {
          const read = position.readSan(text)
          if (!read) continue
          const san = parseSan(variant, text)
          expect(san.ok && matchSan(position, san.value)).toEqual([read])
        }
      }
  })
})
