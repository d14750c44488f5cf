import { describe, expect, test } from 'vitest'
import { makeUci } from '@shared/notation/uci'
import type { Score } from '@shared/analysis/score'
import { COLORS, opposite, type Color } from '@shared/board/color'
import type { Setup } from '@shared/board/setup'
import type { Role } from '@shared/board/role'
import { fileOf, type Square } from '@shared/board/square'
import { pointsOf, type Examined } from '@shared/report/examined'
import type { ReportedMove } from '@shared/report/gameReport'
import { wordsContextOf, type WordsContext, type WordsQuestion } from '@shared/report/words/wordsContext'
import type { Ply } from '@shared/report/words/ply'
import type { Gaining, NamedMove, Purpose, Remark, Winning } from '@shared/report/words/remark'
import { attackedFrom, attackersOf, occupiedSquares } from '@shared/report/words/attacks'
import { endOf } from '@shared/report/words/lines'
import { passedPawns } from '@shared/report/words/passed'
import { wordsFor } from '@shared/report/words/wordsFor'
import { wordsText } from '@shared/report/words/wordsText'
import { seededRandom, type Random } from '@shared/setup/starts/random'
import type { BetterMove } from '@shared/tree/pricedSetup'
import { VARIANTS } from '@shared/variants'
import { loadCore } from '../../electron/core/load'
import type { Position } from '../../electron/core/position'
import { wordRules } from '../../electron/engine/report/wordRules'
import { lineMoves, playMove } from '../../electron/rules/positions/playMove'
import { gameSetup, randomPositions } from '../support/randomPositions'

/*
 * Lines and evaluations are random, so that patterns meet everything they may meet, and every remark must be
 * true of the board.
 */

const core = loadCore()
const LINE = 8

/** Random moves; captures are drawn more often, since patterns depend on them. */
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

/**
 * Whether all squares, pieces and moves that a pattern mentions are there around the first move of its line.
 */
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
      return first!.step?.promotion === how.role && first!.step.taken?.role === how.taken
    case 'overload':
    case 'removesGuard':
      return (
        stands(first!.before, how.square, how.role) &&
        first!.before.board.pieces[how.square]!.color !== first!.color &&
        third!.step?.taken !== undefined
      )
    case 'discoveredCheck':
      return first!.move.check
    case 'gain':
      return line.some(({ step, color }) => step?.taken && color === first!.color)
  }
}

const pawnsOnFile = ({ board }: Setup, square: Square, color: Color): number =>
  occupiedSquares(board, color, 'pawn').filter(
    pawn => fileOf(pawn, board.size) === fileOf(square, board.size),
  ).length

const bishopsOf = ({ board }: Setup, color: Color): number => occupiedSquares(board, color, 'bishop').length

/** Whether the claimed effect of a move can be seen on the boards of its line. */
const isGainingTrue = (line: readonly Ply[], gaining: Gaining): boolean => {
  const [first, answer, third] = line
  const { color, after } = first!
  switch (gaining.kind) {
    case 'attack':
      return line.filter(ply => ply.color === color && ply.move.check).length >= 2
    case 'queenTrade':
      return [answer, third].some(
        ply => ply && COLORS.every(side => occupiedSquares(ply.after.board, side, 'queen').length === 0),
      )
    case 'pawnBreak':
      return stands(after, first!.step!.to, 'pawn') && line.some(({ step }) => step?.taken?.role === 'pawn')
    case 'tempo':
      return stands(after, gaining.square, gaining.role) && answer!.step!.from === gaining.square
    case 'trade':
      return first!.step!.taken!.role === gaining.role && answer!.step!.to === gaining.square
    case 'outpost':
      return stands(after, gaining.square, gaining.role) && stands(endOf(line)!, gaining.square, gaining.role)
    case 'openFile':
      return COLORS.every(side => pawnsOnFile(after, gaining.square, side) === 0)
    case 'pawnHit':
    case 'blockade':
    case 'behindPasser':
      return stands(after, gaining.square, 'pawn')
    case 'seventhRank':
      return stands(after, first!.step!.to, 'rook')
    case 'doubling':
      return (
        occupiedSquares(after.board, color, 'rook').length >= 2 &&
        pawnsOnFile(after, gaining.square, color) === 0
      )
    case 'pin':
    case 'hit':
      return (
        stands(after, gaining.square, gaining.role) && after.board.pieces[gaining.square]!.color !== color
      )
    case 'passedPawn':
      return passedPawns(after.board, color).some(
        pawn => fileOf(pawn, after.board.size) === fileOf(gaining.square, after.board.size),
      )
  }
}

/** Whether the claimed purpose of the better move can be seen before and after it. */
const isPurposeTrue = ({ best: [first], color }: WordsContext, purpose: Purpose): boolean => {
  const { before, after, step, move } = first!
  switch (purpose.kind) {
    case 'guard':
      return (
        stands(after, purpose.square, purpose.role) && after.board.pieces[purpose.square]!.color === color
      )
    case 'restraint':
      return (
        stands(after, step!.to, 'pawn') &&
        after.board.pieces[purpose.square] === undefined &&
        occupiedSquares(after.board, opposite(color), purpose.role).length > 0
      )
    case 'central':
      return step!.to === purpose.square && stands(after, purpose.square, purpose.role)
    case 'kingCenter':
      return stands(after, step!.to, 'king')
    case 'contest':
      return COLORS.every(side => pawnsOnFile(after, purpose.square, side) === 0)
    case 'pieceTaken':
      return stands(before, purpose.square, purpose.role) && step!.taken?.square === purpose.square
    case 'pawnTaken':
    case 'pawnTrade':
      return stands(before, purpose.square, 'pawn') && step!.taken?.square === purpose.square
    case 'lever':
      return stands(after, purpose.square, 'pawn') && stands(after, step!.to, 'pawn')
    case 'space':
      return stands(after, step!.to, 'pawn')
    case 'scope':
      return stands(after, step!.to, purpose.role)
    case 'opens':
      return (
        stands(after, step!.to, 'pawn') &&
        stands(after, purpose.square, purpose.role) &&
        attackedFrom(after.board, purpose.square).length > attackedFrom(before.board, purpose.square).length
      )
    case 'check':
      return move.check
  }
}

const isWeaknessTrue = (
  { refutation, color, start }: WordsContext,
  { weakness }: Extract<Remark, { kind: 'weakness' }>,
): boolean => {
  const end = endOf(refutation)!
  switch (weakness.kind) {
    case 'bishopPair':
      return bishopsOf(end, color) < 2 && bishopsOf(end, opposite(color)) >= 2
    case 'badBishop':
      return bishopsOf(end, color) === 1
    case 'uncastled':
      return Object.keys(start.castling[color]).length > 0 && Object.keys(end.castling[color]).length === 0
    case 'openKing':
      return (
        occupiedSquares(end.board, color, 'pawn').length <
          occupiedSquares(start.board, color, 'pawn').length ||
        JSON.stringify(end.board) !== JSON.stringify(start.board)
      )
    case 'doubled':
      return pawnsOnFile(end, weakness.square, color) >= 2
    case 'isolated':
      return pawnsOnFile(end, weakness.square, color) >= 1
  }
}

const isMateTrue = (
  line: readonly Ply[],
  { moves, manner, move }: Extract<Remark, { moves: number }>,
): boolean => {
  const last = line.at(-1)!
  const isShown = last.move.san.endsWith('#')
  const mater = last.step && last.after.board.pieces[last.step.to]!.role
  return (
    isNamed(line[0], move) &&
    (moves >= 4 || (isShown && line.length === 2 * moves - 1)) &&
    (manner !== 'smothered' || (isShown && mater === 'knight')) &&
    (manner !== 'backRank' || (isShown && (mater === 'rook' || mater === 'queen')))
  )
}

const isTrue = (remark: Remark, place: WordsContext): boolean => {
  const { best, refutation, played, color, start, rules } = place
  switch (remark.kind) {
    case 'mateAllowed':
      return isMateTrue(refutation, remark)
    case 'mateMissed':
      return isMateTrue(best, remark)
    case 'canBeTaken':
      return (
        stands(played.after, remark.square, remark.role) &&
        played.after.board.pieces[remark.square]!.color === color &&
        refutation[0]!.step!.taken!.square === remark.square &&
        isNamed(refutation[0], remark.move)
      )
    case 'allowed':
      return isNamed(refutation[0], remark.move) && isWinningTrue(refutation, remark.how)
    case 'missed':
      return isNamed(best[0], remark.move) && isWinningTrue(best, remark.how)
    case 'loses':
      return (
        isNamed(refutation[0], remark.move) &&
        refutation.some(({ step, color: taker }) => step?.taken && taker !== color)
      )
    case 'takeBackMissed':
      return isNamed(best[0], remark.move) && best[0]!.step?.taken !== undefined
    case 'repetitionMissed':
    case 'perpetualMissed':
    case 'fiftyMovesMissed':
    case 'onlyOther':
      return isNamed(best[0], remark.move)
    case 'onlyMove':
      return best[0]!.move.uci === played.move.uci
    case 'wrongTaker':
    case 'rightMove':
      return (
        isNamed(best[0], remark.move) &&
        best[0]!.step!.to === played.step!.to &&
        best[0]!.step!.from !== played.step!.from &&
        stands(start, best[0]!.step!.from, remark.role)
      )
    case 'wrongSquare':
      return isNamed(best[0], remark.move) && best[0]!.step!.from === played.step!.from
    case 'tooEarly':
      return (
        isNamed(best[0], remark.move) &&
        best.slice(1).some(({ move, color: mover }) => mover === color && move.uci === played.move.uci)
      )
    case 'atOnce':
      return (
        isNamed(best[0], remark.move) &&
        refutation.some(
          ({ move, step, color: mover }) =>
            mover === color &&
            (move.uci === best[0]!.move.uci ||
              (step?.from === played.step?.to &&
                step?.to === best[0]!.step?.to &&
                played.step?.from === best[0]!.step?.from)),
        )
      )
    case 'pushMissed':
      return isNamed(best[0], remark.move) && stands(start, remark.square, 'pawn')
    case 'rightUnused':
      return isNamed(best[0], remark.move) && best[0]!.move.kind !== 'normal'
    case 'developmentMissed':
      return isNamed(best[0], remark.move) && stands(start, best[0]!.step!.from, remark.role)
    case 'greedy':
      return (
        isNamed(best[0], remark.move) &&
        stands(start, remark.square, 'pawn') &&
        played.step?.taken !== undefined
      )
    case 'prevented':
      return (
        isNamed(best[0], remark.move) &&
        isNamed(refutation[0], remark.answer) &&
        (attackedFrom(best[0]!.after.board, best[0]!.step!.to).includes(refutation[0]!.step!.to) ||
          !rules
            .legalMoves(best[0]!.move.fen)
            .some(move => makeUci(place.variant, move) === refutation[0]!.move.uci))
      )
    case 'ruledOut':
      return (
        isNamed(best[0], remark.move) &&
        isNamed(refutation[0], remark.answer) &&
        attackersOf(refutation[0]!.after.board, best[0]!.step!.to, opposite(color)).length > 0
      )
    case 'squareLeft':
      return (
        isNamed(refutation[0], remark.move) &&
        stands(refutation[0]!.after, remark.square, remark.role) &&
        attackedFrom(start.board, played.step!.from).includes(remark.square) &&
        !attackedFrom(played.after.board, played.step!.to).includes(remark.square)
      )
    case 'pawnLeft':
      return (
        isNamed(refutation[0], remark.move) &&
        stands(start, remark.square, 'pawn') &&
        start.board.pieces[remark.square]!.color === color &&
        refutation[0]!.step!.taken!.square === remark.square
      )
    case 'otherCastling':
      return isNamed(best[0], remark.move) && best[0]!.move.kind !== played.move.kind
    case 'position': {
      const line = remark.by === 'allowed' ? refutation : best
      return isNamed(line[0], remark.move) && isGainingTrue(line, remark.gaining)
    }
    case 'purpose':
      return isNamed(best[0], remark.move) && isPurposeTrue(place, remark.purpose)
    case 'goesBack':
      return (
        stands(start, played.step!.from, remark.role) &&
        refutation.some(
          ply =>
            isNamed(ply, remark.move) &&
            ply.step!.from === played.step!.to &&
            ply.step!.to === played.step!.from,
        )
      )
    case 'weakness':
      return remark.color === color && isWeaknessTrue(place, remark)
    case 'swing':
    case 'swingSlight':
    case 'swingBeside': {
      const { before, after } = place
      const [was, is] = [before, after].map(pointsOf)
      const falls = color === 'white' ? was! > is! : was! < is!
      return (
        remark.color === color && falls && (remark.kind === 'swingBeside' || isNamed(best[0], remark.move))
      )
    }
    case 'rightGivenUp':
      return JSON.stringify(start) !== JSON.stringify(played.after)
    case 'stalemate':
    case 'repetitionAllowed':
    case 'perpetualAllowed':
    case 'fiftyMovesAllowed':
      return true
    case 'stillMissed':
    case 'stillTaken':
    case 'placement':
    case 'openingOver':
    case 'turningPoint':
    case 'ending':
    case 'story':
      // Only for games and setups.
      return false
  }
}

const POSITIONS = 120

describe('words about random moves and lines', () => {
  test.each(VARIANTS.filter(({ board }) => board.files === 8))(
    '$name: mention only what is there',
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
