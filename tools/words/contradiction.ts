import type { Score } from '@shared/analysis/score'
import { winningChance } from '@shared/analysis/winningChance'
import type { Color } from '@shared/board/color'
import { stepGain, WORTH } from '@shared/report/words/exchange'
import type { Gain } from '@shared/report/words/gain'
import type { WordsQuestion } from '@shared/report/words/place'
import { plyOf } from '@shared/report/words/ply'
import type { NamedMove, Remark } from '@shared/report/words/remark'
import { unwrap } from '@shared/result'
import type { Examination, Examiner } from '../../electron/engine/examination/examiner'

/** What a stronger engine is asked about one move, and how long it looks. */
export interface Judge {
  readonly examiner: Examiner
  readonly nodes: number
}

/** A mate counts as so many centipawns. */
const MATE = 3000
/** What the strong engine finds may differ by so many points of winning chance. */
const TOLERANCE = 10
/** An only move is better than the second by so many points at least. */
const ONLY = 15
/** What was lost shows in the evaluation, in centipawns a pawn: less in a game that is decided by so many centipawns. */
const A_PAWN = 40
const DECIDED = 400
const A_PAWN_DECIDED = 10
const DRAWN = 60

const centipawnsOf = ({ kind, value }: Score<'white'>): number =>
  kind === 'cp' ? Math.max(-MATE, Math.min(MATE, value)) : Math.sign(value) * MATE

const PAWNS: Readonly<Partial<Record<Gain, number>>> = {
  twoPawns: 2,
  threePawns: 3,
  knight: 3,
  bishop: 3,
  rook: 5,
  queen: 9,
  knightAndPawn: 4,
  bishopAndPawn: 4,
  rookAndPawn: 6,
  queenAndPawn: 10,
  knightForPawn: 2,
  bishopForPawn: 2,
  rookForPawn: 4,
  queenForPawn: 8,
  exchange: 2,
  exchangeAndPawn: 3,
  queenForRook: 4,
  queenForKnight: 6,
  queenForBishop: 6,
}

const pawnsOf = (gain: Gain): number => PAWNS[gain] ?? 1

/** What the answer to a move takes comes to by exchanges, less what the move has taken. */
const takenFor = ({ variant, move, after }: WordsQuestion): number => {
  const played = plyOf(variant, move.fenBefore, move.node)
  const answer = after?.kind === 'searched' ? plyOf(variant, move.node.fen, after.lines[0]![0]!) : undefined
  const step = answer!.step!
  const given = played.step?.taken ? WORTH[played.step.taken.role] : 0
  return stepGain(played.after.board, step.from, step.to) - given
}

/** In pawns, what a remark says was lost by the move; patterns say nothing of how much. */
const claimOf = (remark: Remark, question: WordsQuestion): number => {
  if (remark.kind === 'loses') return pawnsOf(remark.gain)
  if (remark.kind === 'canBeTaken') return takenFor(question)
  if (remark.kind !== 'allowed' && remark.kind !== 'missed') return 0
  if (remark.how.kind === 'gain') return pawnsOf(remark.how.gain)
  return remark.how.kind === 'queens' || remark.how.kind === 'promotes' ? 3 : 1
}

/** Positions around a move as the judge sees them, from the view of who made it. */
const lookAround = ({ variant, move, before, after }: WordsQuestion, { examiner, nodes }: Judge) => {
  const sign = move.color === 'white' ? 1 : -1
  const look = async (fen: string, multiPv = 1): Promise<Examination> =>
    unwrap(await examiner.examine({ variant, options: [], fen, moves: [], limits: { nodes }, multiPv }))
  const lineAfter = after?.kind === 'searched' ? after.lines[0] : undefined
  return {
    sign,
    start: () => look(move.fenBefore, 2),
    reached: () => look(move.node.fen),
    answered: () => look(lineAfter![0]!.fen),
    better: () => look(before?.kind === 'searched' ? before.lines[0]![0]!.fen : ''),
  }
}

const chance = (score: Score<'white'>, color: Color): number =>
  100 * (color === 'white' ? winningChance(score) : 1 - winningChance(score))

const endsGame = (named: NamedMove): boolean => named.san.endsWith('#')

/**
 * What a strong engine has to say against a remark; undefined if nothing. Facts of the board, such as a passed pawn or a right,
 * are not for an engine to judge.
 */
export const contradictionOf = async (
  remark: Remark,
  question: WordsQuestion,
  judge: Judge,
): Promise<string | undefined> => {
  const around = lookAround(question, judge)
  const { color } = question.move
  const cp = (found: Examination) => around.sign * centipawnsOf(found.lines[0]!.score)
  const points = (found: Examination, line = 0) => chance(found.lines[line]!.score, color)
  const dropped = async (): Promise<string | undefined> => {
    const [start, reached] = [await around.start(), await around.reached()]
    const drop = cp(start) - cp(reached)
    const mated = reached.lines[0]!.score.kind === 'mate' || start.lines[0]!.score.kind === 'mate'
    const isDecided = Math.max(Math.abs(cp(start)), Math.abs(cp(reached))) > DECIDED
    const least = (isDecided ? A_PAWN_DECIDED : A_PAWN) * claimOf(remark, question)
    return !mated && drop < least
      ? `the evaluation falls from ${cp(start)} to ${cp(reached)} only`
      : undefined
  }
  switch (remark.kind) {
    case 'mateAllowed':
    case 'mateMissed': {
      const found = remark.kind === 'mateAllowed' ? await around.reached() : await around.start()
      const { kind, value } = found.lines[0]!.score
      const winner = remark.kind === 'mateMissed' ? around.sign : -around.sign
      // How far off a distant mate is, is not said.
      const isFound = kind === 'mate' && Math.sign(value) === winner
      return isFound && (remark.moves > 4 || Math.abs(value) === remark.moves)
        ? undefined
        : `finds ${kind} ${value}`
    }
    case 'loses':
      return dropped()
    case 'canBeTaken':
    case 'allowed': {
      const answered = points(await around.answered()) - points(await around.reached())
      return answered > TOLERANCE ? `the answer is ${answered.toFixed(0)} points from the best` : dropped()
    }
    case 'missed':
    case 'takeBackMissed': {
      if (endsGame(remark.move)) return undefined
      const short = points(await around.start()) - points(await around.better())
      return short > TOLERANCE ? `the move is ${short.toFixed(0)} points from the best` : dropped()
    }
    case 'onlyMove':
    case 'onlyOther': {
      const start = await around.start()
      const gap = points(start) - points(start, 1)
      const [first] = start.lines[0]!.moves
      const expected = question.before?.kind === 'searched' ? question.before.lines[0]![0]!.uci : undefined
      if (first !== expected) return `finds ${String(first)} instead of ${String(expected)}`
      return gap < ONLY ? `the second is ${gap.toFixed(0)} points behind only` : undefined
    }
    case 'repetitionAllowed':
    case 'perpetualAllowed':
    case 'fiftyMovesAllowed': {
      const [start, reached] = [cp(await around.start()), cp(await around.reached())]
      return Math.abs(reached) > DRAWN || start < reached + A_PAWN ? `from ${start} to ${reached}` : undefined
    }
    case 'repetitionMissed':
    case 'perpetualMissed':
    case 'fiftyMovesMissed': {
      const [start, reached] = [cp(await around.start()), cp(await around.reached())]
      return Math.abs(start) > DRAWN || start < reached + A_PAWN ? `from ${start} to ${reached}` : undefined
    }
    case 'stalemate':
    case 'passedPawnAllowed':
    case 'passedPawnMissed':
    case 'rightGivenUp':
      return undefined
  }
}
