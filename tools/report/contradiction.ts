import type { Score } from '@shared/analysis/score'
import { winningChance } from '@shared/analysis/winningChance'
import { opposite, type Color } from '@shared/board/color'
import type { Examined } from '@shared/report/examined'
import { stepGain, WORTH } from '@shared/report/words/exchange'
import type { Gain } from '@shared/report/words/gain'
import type { WordsQuestion } from '@shared/report/words/wordsContext'
import { plyOf } from '@shared/report/words/ply'
import type { By, GameEnding, Lead, Remark, Story, Swing } from '@shared/report/words/remark'
import { unwrap } from '@shared/result'
import type { Searched, SearchQuestion, Searcher } from '../../electron/engine/search/searcher'

/** A stronger engine, and the nodes of its searches. */
export interface Judge {
  readonly searcher: Searcher
  readonly nodes: number
}

/**
 * A move with a remark, and the position in which it was played, for the judge. The position includes the moves before,
 * as positions of the game may be repeated.
 */
export interface JudgedMove extends WordsQuestion {
  readonly reachedBy: Pick<SearchQuestion, 'fen' | 'moves'>
}

/** The value of a mate in centipawns. */
const MATE = 3000
/** The most by which the strong engine may differ, in points of winning chance. */
const TOLERANCE = 10
/** An only move is better than the second by at least this many points. */
const ONLY = 15
/**
 * The least fall of the evaluation for each pawn lost, in centipawns; less once the game is decided by this many
 * centipawns.
 */
const A_PAWN = 40
const DECIDED = 400
const A_PAWN_DECIDED = 10
const DRAWN = 60
/** The most points by which a faulted move may still be better than the preferred one. */
const GRACE = 3
/** A mate in more moves than this is only called forced, without a number. */
const COUNTED_MATES = 3

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

/** What the answer to a move wins after all exchanges, less what the move has taken. */
const takenFor = ({ variant, move, after }: WordsQuestion): number => {
  const played = plyOf(variant, move.fenBefore, move.node)
  const answer = after?.kind === 'searched' ? plyOf(variant, move.node.fen, after.lines[0]![0]!) : undefined
  const step = answer!.step!
  const given = played.step?.taken ? WORTH[played.step.taken.role] : 0
  return stepGain(played.after.board, step.from, step.to) - given
}

/** What the move lost according to a remark, in pawns; patterns do not say how much. */
const claimOf = (remark: Remark, question: WordsQuestion): number => {
  if (remark.kind === 'stillTaken') return 1
  if (remark.kind === 'loses') return pawnsOf(remark.gain)
  if (remark.kind === 'canBeTaken') return takenFor(question)
  if (remark.kind !== 'allowed' && remark.kind !== 'missed') return 0
  if (remark.how.kind === 'gain') return pawnsOf(remark.how.gain)
  return remark.how.kind === 'queens' || remark.how.kind === 'promotes' ? 3 : 1
}

const points = (found: Searched, color: Color, line = 0): number => {
  const chance = winningChance(found.lines[line]!.score)
  return 100 * (color === 'white' ? chance : 1 - chance)
}

/** The first move of the best line, in UCI. */
const firstOf = (examined: Examined | undefined): string => {
  if (examined?.kind !== 'searched') throw new Error('nothing was searched there')
  return examined.lines[0]![0]!.uci
}

/** The points by which a move falls short; 0 for the judge's own choice, regardless of a search after it. */
const shortfall = (points: number, found: Searched, uci: string): number =>
  found.lines[0]!.moves[0] === uci ? 0 : points

/** The positions around a move, as evaluated by the judge. */
class Around {
  readonly color: Color
  readonly sign: 1 | -1

  constructor(
    readonly question: JudgedMove,
    private readonly judge: Judge,
  ) {
    this.color = question.move.color
    this.sign = this.color === 'white' ? 1 : -1
  }

  private readonly looked = new Map<string, Searched>()

  /** The judge's evaluation of the position before the move, after some moves. */
  private async look(moves: readonly string[], multiPv = 1): Promise<Searched> {
    const key = moves.join(' ')
    const found = this.looked.get(key) ?? (await this.search(moves, multiPv))
    this.looked.set(key, found)
    return found
  }

  private async search(further: readonly string[], multiPv: number): Promise<Searched> {
    const { variant, reachedBy } = this.question
    const { searcher, nodes } = this.judge
    const moves = [...reachedBy.moves, ...further]
    return unwrap(
      await searcher.search({ variant, options: [], fen: reachedBy.fen, moves, limits: { nodes }, multiPv }),
    )
  }

  private get played(): string {
    return this.question.move.node.uci
  }

  /** Before the move. */
  start = () => this.look([], 2)
  /** After the move. */
  reached = () => this.look([this.played])
  /** After the move and its answer. */
  answered = () => this.look([this.played, firstOf(this.question.after)])
  /** After the best move instead. */
  better = () => this.look([firstOf(this.question.before)])

  /** The points by which the better move falls short of the judge's. */
  shortOfBest = async (): Promise<number> => {
    const [start, better] = [await this.start(), await this.better()]
    const points = this.points(start) - this.points(better)
    return shortfall(points, start, firstOf(this.question.before))
  }
  /** The same for the answer to the move, from the other side's view. */
  shortOfAnswer = async (): Promise<number> => {
    const [reached, answered] = [await this.reached(), await this.answered()]
    const points = this.points(answered) - this.points(reached)
    return shortfall(points, reached, firstOf(this.question.after))
  }

  /** Centipawns from the mover's view. */
  centipawns = (found: Searched): number => this.sign * centipawnsOf(found.lines[0]!.score)
  points = (found: Searched, line = 0): number => points(found, this.color, line)
}

const againstFall = async (remark: Remark, around: Around): Promise<string | undefined> => {
  const [start, reached] = [await around.start(), await around.reached()]
  const [before, after] = [around.centipawns(start), around.centipawns(reached)]
  const isMate = [start, reached].some(({ lines }) => lines[0]!.score.kind === 'mate')
  const isDecided = Math.max(Math.abs(before), Math.abs(after)) > DECIDED
  const least = (isDecided ? A_PAWN_DECIDED : A_PAWN) * claimOf(remark, around.question)
  return !isMate && before - after < least
    ? `the evaluation falls from ${before} to ${after} only`
    : undefined
}

const againstMate = (moves: number, sign: number, found: Searched): string | undefined => {
  const { kind, value } = found.lines[0]!.score
  const isFound = kind === 'mate' && Math.sign(value) === sign
  // The remark does not state the length of a distant mate.
  return isFound && (moves > COUNTED_MATES || Math.abs(value) === moves)
    ? undefined
    : `finds ${kind} ${value}`
}

/** Objects if the answer, or the better move, is clearly worse than the best. */
const againstMove = (short: number): string | undefined =>
  short > TOLERANCE ? `the move is ${short.toFixed(0)} points from the best` : undefined

const againstOnly = async (around: Around): Promise<string | undefined> => {
  const { before } = around.question
  const start = await around.start()
  const gap = around.points(start) - around.points(start, 1)
  const [first] = start.lines[0]!.moves
  const expected = before?.kind === 'searched' ? before.lines[0]![0]!.uci : undefined
  if (first !== expected) return `finds ${String(first)} instead of ${String(expected)}`
  return gap < ONLY ? `the second is ${gap.toFixed(0)} points behind only` : undefined
}

const againstDraw = async (around: Around, drawn: 'start' | 'reached'): Promise<string | undefined> => {
  const start = around.centipawns(await around.start())
  const reached = around.centipawns(await around.reached())
  const isDrawn = Math.abs(drawn === 'start' ? start : reached) <= DRAWN
  return isDrawn && start - reached >= A_PAWN ? undefined : `from ${start} to ${reached}`
}

/** Objects if the played move is better than the preferred one by more than the margin. */
const againstFault = async (around: Around): Promise<string | undefined> => {
  const gained = around.points(await around.better()) - around.points(await around.reached())
  return gained < -GRACE ? `the better move gains ${gained.toFixed(1)} points` : undefined
}

/** Objects if the recommended move is clearly worse than the best, or worse than the played one. */
const againstBetter = async (around: Around): Promise<string | undefined> =>
  againstMove(await around.shortOfBest()) ?? againstFault(around)

/** The ranges of winning chances, in points of 100, for the side that a remark is about. */
const BANDS: Readonly<Record<'won' | 'better' | 'level' | 'worse' | 'lost', readonly [number, number]>> = {
  won: [85, 100],
  better: [60, 85],
  level: [40, 60],
  worse: [15, 40],
  lost: [0, 15],
}
type Band = keyof typeof BANDS

const SWUNG: Readonly<Record<Swing, readonly [from: readonly Band[], to: readonly Band[]]>> = {
  winToLoss: [['won'], ['lost']],
  winSlips: [['won'], ['level']],
  winFades: [['won'], ['better']],
  winHarder: [['won'], ['won']],
  betterToLost: [['better'], ['lost']],
  betterToWorse: [['better', 'won'], ['worse']],
  advantageGone: [['better'], ['level']],
  advantageLess: [['better'], ['better']],
  levelToLost: [['level'], ['lost']],
  levelToWorse: [['level'], ['worse']],
  edgeGone: [['level'], ['level']],
  edgePassed: [['level'], ['level']],
  edgeGiven: [['level'], ['level']],
  worseToLost: [['worse'], ['lost']],
  worseFar: [['worse'], ['worse', 'lost']],
  worseStill: [['worse'], ['worse']],
  lostSooner: [['lost'], ['lost']],
}

const againstBand = (chance: number, bands: readonly Band[]): string | undefined =>
  bands.some(band => chance >= BANDS[band][0] - TOLERANCE && chance <= BANDS[band][1] + TOLERANCE)
    ? undefined
    : `the chance is ${chance.toFixed(0)}, not ${bands.join(' or ')}`

const againstSwing = async (swing: Swing, around: Around): Promise<string | undefined> => {
  const [from, to] = SWUNG[swing]
  return (
    againstBand(around.points(await around.start()), from) ??
    againstBand(around.points(await around.reached()), to)
  )
}

/** Swings to less of the same: the move that would have kept all of it must be about the best. */
const WITHIN: readonly Swing[] = ['winHarder', 'advantageLess', 'worseFar', 'worseStill', 'lostSooner']

/**
 * Objects unless the named move keeps the chances that the sentence states, and is clearly better than the played one.
 */
const againstKeeping = async (swing: Swing, around: Around): Promise<string | undefined> => {
  if (WITHIN.includes(swing)) return againstBetter(around)
  const kept = around.points(await around.better())
  const gained = kept - around.points(await around.reached())
  const [from] = SWUNG[swing]
  return (
    againstBand(kept, from) ??
    (gained < GRACE ? `the better move gains ${gained.toFixed(1)} points only` : undefined)
  )
}

/** The winning chance of a side after the move. */
const reachedFor = async (around: Around, color: Color): Promise<number> => {
  const points = around.points(await around.reached())
  return color === around.color ? points : 100 - points
}

const LEADS: Readonly<Record<Lead, readonly Band[]>> = { better: ['better', 'won'], winning: ['won'] }

const againstEnding = async (ending: GameEnding, around: Around): Promise<string | undefined> => {
  if (around.question.after?.kind === 'ended') return undefined
  switch (ending.kind) {
    case 'mated':
    case 'stalemate':
      return undefined
    case 'drawnLevel':
      return againstBand(await reachedFor(around, 'white'), ['level'])
    case 'lostToMate':
      return againstMate(ending.moves, ending.color === 'white' ? -1 : 1, await around.reached())
    case 'lostMaterial':
    case 'lost':
      return againstBand(await reachedFor(around, ending.color), ['worse', 'lost'])
    case 'lostEarly':
      return againstBand(await reachedFor(around, ending.color), ['level', 'better', 'won'])
    case 'drawnAhead':
      return againstBand(await reachedFor(around, ending.color), ['better', 'won'])
  }
}

/** @param around the move that the story names */
const againstStory = async (story: Story, around: Around): Promise<string | undefined> => {
  switch (story.kind) {
    case 'cameBack':
      return againstBand(await reachedFor(around, opposite(story.color)), ['won', 'better'])
    case 'missedWin':
      return againstBand(await reachedFor(around, story.color), ['won', 'better'])
    case 'turned':
      return againstBand(await reachedFor(around, story.color), ['won', 'better'])
    case 'won':
    case 'led':
    case 'levelDraw':
    case 'livelyDraw':
      return undefined
  }
}

type OfMate = Extract<Remark, { readonly kind: 'mateAllowed' | 'mateMissed' }>

const againstForced = async ({ kind, moves }: OfMate, around: Around): Promise<string | undefined> =>
  kind === 'mateAllowed'
    ? againstMate(moves, -around.sign, await around.reached())
    : againstMate(moves, around.sign, await around.start())

type OfGame = Extract<Remark, { readonly kind: 'openingOver' | 'turningPoint' | 'ending' | 'story' }>

const againstGame = async (remark: OfGame, around: Around): Promise<string | undefined> => {
  switch (remark.kind) {
    case 'openingOver': {
      const { ahead } = remark
      return ahead
        ? againstBand(await reachedFor(around, ahead.color), LEADS[ahead.lead])
        : againstBand(await reachedFor(around, 'white'), ['level'])
    }
    case 'turningPoint':
      return remark.color === 'nobody'
        ? againstBand(await reachedFor(around, 'white'), ['level'])
        : againstBand(await reachedFor(around, remark.color), ['better', 'won'])
    case 'ending':
      return againstEnding(remark.ending, around)
    case 'story':
      return againstStory(remark.story, around)
  }
}

/** Objects if the answer is clearly worse than the best, or if `other` objects. */
const againstAnswer = async (
  around: Around,
  other: () => Promise<string | undefined>,
): Promise<string | undefined> => againstMove(await around.shortOfAnswer()) ?? other()

const againstGaining = async (by: By, around: Around): Promise<string | undefined> =>
  by === 'missed' ? againstBetter(around) : againstAnswer(around, () => againstFault(around))

const againstMissed = async (remark: Remark, around: Around): Promise<string | undefined> =>
  againstMove(await around.shortOfBest()) ?? againstFall(remark, around)

/** Remarks that say that another move is better. */
const RECOMMENDING = [
  'wrongTaker',
  'rightMove',
  'wrongSquare',
  'tooEarly',
  'atOnce',
  'pushMissed',
  'developmentMissed',
  'greedy',
  'rightUnused',
  'prevented',
  'ruledOut',
  'otherCastling',
  'purpose',
] as const satisfies readonly Remark['kind'][]

type OtherKind = Exclude<Remark['kind'], (typeof RECOMMENDING)[number]>

const isOther = (remark: Remark): remark is Remark & { readonly kind: OtherKind } =>
  !RECOMMENDING.some(kind => kind === remark.kind)

/**
 * The objection of a strong engine to a remark; undefined if it has none. Facts of the board, such as a doubled pawn or
 * a right, are not for an engine to judge, but it can judge that the move was no improvement.
 */
export const contradictionOf = async (
  remark: Remark,
  question: JudgedMove,
  judge: Judge,
): Promise<string | undefined> => {
  const around = new Around(question, judge)
  if (!isOther(remark)) return againstBetter(around)
  switch (remark.kind) {
    case 'mateAllowed':
    case 'mateMissed':
      return againstForced(remark, around)
    case 'loses':
      return againstFall(remark, around)
    case 'canBeTaken':
    case 'stillTaken':
    case 'allowed':
      return againstAnswer(around, () => againstFall(remark, around))
    case 'missed':
    case 'stillMissed':
    case 'takeBackMissed':
      return remark.move.san.endsWith('#') ? undefined : againstMissed(remark, around)
    case 'onlyMove':
    case 'onlyOther':
      return againstOnly(around)
    case 'repetitionAllowed':
    case 'perpetualAllowed':
    case 'fiftyMovesAllowed':
    case 'repetitionMissed':
    case 'perpetualMissed':
    case 'fiftyMovesMissed':
      return againstDraw(around, 'move' in remark ? 'start' : 'reached')
    case 'position':
      return againstGaining(remark.by, around)
    case 'weakness':
    case 'goesBack':
    case 'rightGivenUp':
      return againstFault(around)
    case 'squareLeft':
    case 'pawnLeft':
      return againstGaining('allowed', around)
    case 'swingSlight':
      return (await againstSwing(remark.swing, around)) ?? againstBetter(around)
    case 'swing':
      return (await againstSwing(remark.swing, around)) ?? againstKeeping(remark.swing, around)
    case 'swingBeside':
      return againstSwing(remark.swing, around)
    case 'openingOver':
    case 'turningPoint':
    case 'ending':
    case 'story':
      return againstGame(remark, around)
    case 'stalemate':
    case 'placement':
      return undefined
  }
}
