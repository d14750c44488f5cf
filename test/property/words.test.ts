import { describe, expect, test } from 'vitest'
import { makeUci } from '@shared/notation/uci'
import type { Score } from '@shared/analysis/score'
import type { Setup } from '@shared/board/setup'
import type { Role } from '@shared/board/role'
import type { Square } from '@shared/board/square'
import type { Examined } from '@shared/report/examined'
import type { ReportedMove } from '@shared/report/gameReport'
import { wordsContextOf, type WordsContext, type WordsQuestion } from '@shared/report/words/wordsContext'
import type { Ply } from '@shared/report/words/ply'
import type { NamedMove, Remark, Winning } from '@shared/report/words/remark'
import { wordsFor } from '@shared/report/words/wordsFor'
import { wordsText } from '@shared/report/words/wordsText'
import { seededRandom, type Random } from '@shared/setup/starts/random'
import type { BetterMove } from '@shared/tree/pricedSetup'
import { VARIANTS } from '@shared/variants'
import { loadCore } from '../../electron/core/load'
import type { Position } from '../../electron/core/position'
import { wordRules } from '../../electron/engine/report/wordRules'
import { lineMoves } from '../../electron/rules/positions/lineMoves'
import { playMove } from '../../electron/rules/positions/playMove'
import { gameSetup, randomPositions } from '../support/randomPositions'

/*
 * Lines and evaluations are drawn by lot, so that all that patterns may meet is met, and nothing that is said of them may be
 * untrue of the board.
 */

const core = loadCore()
const LINE = 8

/** Moves by lot; takings are drawn more often, since patterns hang on them. */
const randomLine = (position: Position, random: Random): readonly BetterMove[] => {
  const moves: BetterMove[] = []
  for (let ply = random.below(LINE); ply >= 0; ply--) {
    const legal = position.legalMoves()
    if (legal.length === 0) break
    const takings = legal.filter(move => move.kind === 'normal' && position.pieceAt(move.to) !== undefined)
    const among = takings.length > 0 && random.below(2) === 0 ? takings : legal
    moves.push(playMove(position, among[random.below(among.length)]!))
  }
  moves.forEach(() => position.undo())
  return moves
}

const randomScore = (random: Random): Score<'white'> =>
  random.below(6) === 0
    ? { kind: 'mate', value: random.below(4) + 1 }
    : { kind: 'cp', value: [0, random.below(1600) - 800][random.below(4) === 0 ? 0 : 1]! }

const randomFinding = (position: Position, random: Random): Examined | undefined => {
  const line = randomLine(position, random)
  if (line.length === 0) return { kind: 'ended', winner: 'nobody' }
  return {
    kind: 'searched',
    score: randomScore(random),
    depth: 10,
    nodes: 1,
    lines: [line],
    second: randomScore(random),
  }
}

const questionAt = (position: Position, random: Random): WordsQuestion | undefined => {
  const { variant } = position
  const fenBefore = position.fen()
  const before = randomFinding(position, random)
  const legal = position.legalMoves()
  const move = legal[random.below(legal.length)]!
  const [played] = lineMoves(position, [makeUci(variant, move)])
  if (!played || before?.kind !== 'searched') return undefined
  const color = position.turn()
  position.play(move)
  const after = randomFinding(position, random)
  position.undo()
  const reported: ReportedMove = {
    ply: 1,
    node: { ...played, id: played.uci, nags: [], commentsBefore: [], comments: [], children: [] },
    fenBefore,
    color,
    phase: 'middlegame',
    loss: 20,
    ...(random.below(4) > 0 && { judgment: 'blunder' }),
    better: [],
  }
  return { variant, move: reported, past: [fenBefore], before, after }
}

const stands = ({ board }: Setup, square: Square, role: Role): boolean => board.pieces[square]?.role === role

const isNamed = (ply: Ply | undefined, { san, color }: NamedMove): boolean =>
  ply?.move.san === san && ply.color === color

/** All squares, pieces and moves that a pattern speaks of are there, on the board that the first move of its line leaves. */
const isWinningTrue = (line: readonly Ply[], how: Winning): boolean => {
  const [first, , third] = line
  switch (how.kind) {
    case 'fork':
    case 'skewer':
      return [how.one, how.other].some(role => role === third!.step!.taken!.role)
    case 'discoveredAttack':
    case 'pin':
    case 'pinnedPiece':
    case 'trap':
      return (
        stands(first!.after, how.square, how.role) &&
        first!.after.board.pieces[how.square]!.color !== first!.color
      )
    case 'queens':
      return stands(first!.before, how.square, 'pawn') && line.some(({ step }) => step?.promotion === 'queen')
    case 'promotes':
      return first!.step?.promotion === how.role
    case 'discoveredCheck':
      return first!.move.check
    case 'gain':
      return line.some(({ step, color }) => step?.taken && color === first!.color)
  }
}

const isTrue = (remark: Remark, { best, refutation, played, color, start }: WordsContext): boolean => {
  switch (remark.kind) {
    case 'mateAllowed':
      return isNamed(refutation[0], remark.move) && refutation.at(-1)!.move.san.endsWith('#')
    case 'mateMissed':
      return isNamed(best[0], remark.move) && best.at(-1)!.move.san.endsWith('#')
    case 'canBeTaken':
      return (
        stands(played.after, remark.square, remark.role) &&
        played.after.board.pieces[remark.square]!.color === color &&
        refutation[0]!.step!.taken!.square === remark.square
      )
    case 'allowed':
      return isNamed(refutation[0], remark.move) && isWinningTrue(refutation, remark.how)
    case 'missed':
      return isNamed(best[0], remark.move) && isWinningTrue(best, remark.how)
    case 'loses':
      return refutation.some(({ step, color: taker }) => step?.taken && taker !== color)
    case 'takeBackMissed':
      return isNamed(best[0], remark.move) && best[0]!.step?.taken !== undefined
    case 'repetitionMissed':
    case 'perpetualMissed':
    case 'fiftyMovesMissed':
    case 'onlyOther':
      return isNamed(best[0], remark.move)
    case 'onlyMove':
      return best[0]!.move.uci === played.move.uci
    case 'passedPawnAllowed':
      return refutation.some(({ after }) => stands(after, remark.square, 'pawn')) && remark.color !== color
    case 'passedPawnMissed':
      return isNamed(best[0], remark.move) && stands(best[0]!.after, remark.square, 'pawn')
    case 'rightGivenUp':
      return JSON.stringify(start) !== JSON.stringify(played.after)
    case 'stalemate':
    case 'repetitionAllowed':
    case 'perpetualAllowed':
    case 'fiftyMovesAllowed':
      return true
  }
}

const POSITIONS = 120

describe('words about random moves and lines', () => {
  test.each(VARIANTS.filter(({ playable }) => playable))(
    '$name: speak of nothing that is not there',
    variant => {
      const random = seededRandom(`words ${variant.id}`)
      const rules = wordRules(core, { variant: variant.id, options: [] })
      let said = 0
      for (const position of randomPositions(core, variant, 'words', POSITIONS, gameSetup)) {
        const question = position.hasLegalMove() ? questionAt(position, random) : undefined
        if (!question) continue
        const remarks = wordsFor(question, rules)
        const place = wordsContextOf(question, rules)!
        said += remarks.length
        expect(remarks.length).toBeLessThanOrEqual(2)
        for (const remark of remarks)
          expect(isTrue(remark, place), JSON.stringify([remark, question.move.fenBefore])).toBe(true)
        expect(wordsText(remarks, variant)).toMatch(/^([A-Z0-9][ -~]*\.)?$/)
      }
      expect(said).toBeGreaterThan(POSITIONS / 40)
    },
  )
})
