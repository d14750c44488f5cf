import { parseArgs } from 'node:util'
import { COLORS, type Color } from '@shared/board/color'
import { mostEffortOf } from '@shared/preparation/effort'
import {
  MAX_PREPARED_DEPTH,
  DEFAULT_PREPARED_LINES,
  DEFAULT_PREPARED_MARGIN,
  type PreparationJob,
} from '@shared/preparation/job'
import { worthPoints, fromSide, worthOf, type Worth } from '@shared/preparation/worth'
import { unwrap } from '@shared/result'
import { seededRandom, type Random } from '@shared/setup/starts/random'
import { variantById, type VariantId } from '@shared/variants'
import { ORDINARY_CHESS960 } from '@shared/variants/ordinary'
import type { Core } from '../../electron/core/load'
import type { Position } from '../../electron/core/position'
import type { Searcher } from '../../electron/engine/search/searcher'
import { prepare } from '../../electron/engine/preparation/prepare'
import { openPosition } from '../../electron/rules/positions/openPosition'
import { legalPrefix } from '../../electron/rules/positions/playMoves'
import { openProgram, ownSearcherHere } from '../report/searchers'
import { asChess960, playable, startOf } from '../tuning/openings'
import { bookOfAnalysis, bookOfGraph, type Book } from './books'

const USAGE =
  'npm run check-preparation -- [--engine ENGINE] [--starts 60] [--nodes 80000] [--total-nodes 10000000] [--playing-nodes 20000] [--opponent-nodes 20000,2000] [--judge stockfish] [--judge-nodes 500000] [--plies 16] [--seed 1]'

const OPTIONS = {
  engine: { type: 'string', default: '' },
  starts: { type: 'string', default: '60' },
  nodes: { type: 'string', default: '80000' },
  'total-nodes': { type: 'string', default: '10000000' },
  'playing-nodes': { type: 'string', default: '20000' },
  'opponent-nodes': { type: 'string', default: '20000,2000' },
  judge: { type: 'string', default: 'stockfish' },
  'judge-nodes': { type: 'string', default: '500000' },
  plies: { type: 'string', default: '16' },
  seed: { type: 'string', default: '1' },
} as const

/**
 * The systems of the starts, in turn, with random setups; the games follow the rules of Chess960, which the judge
 * knows.
 */
const SYSTEMS: readonly VariantId[] = ['chess960', 'fischer-benko', 'contemporary-random']

const ORDINARY = ORDINARY_CHESS960.id as VariantId

interface Means {
  readonly core: Core
  readonly own: Searcher
  readonly judge: Searcher
  readonly nodes: number
  readonly totalNodes: number
  /** Nodes per move of our engine after a book has ended. */
  readonly playingNodes: number
  /** Nodes per move of each opponent; an opponent with more nodes is stronger. */
  readonly opponents: readonly number[]
  readonly judgeNodes: number
  readonly plies: number
}

/** The course of a game from a book, in points of winning chance for the prepared side. */
interface Course {
  /** The number of book moves that were played. */
  readonly moves: number
  /** The chance where the book ended. */
  readonly left: number
  /** The chance after all plies, with our engine playing on where the book ended. */
  readonly later: number
}

const drawFen = (core: Core, system: VariantId, random: Random): string => {
  for (;;) {
    const variant = variantById(system)
    using position = playable(core, ORDINARY_CHESS960, asChess960(variant, startOf(core, variant, random)))
    if (position) return position.fen()
  }
}

const questionOf = (position: Position, nodes: number) => ({
  variant: position.variant,
  options: [],
  fen: position.fen(),
  moves: [],
  limits: { nodes },
  multiPv: 1,
})

const bestMove = async (searcher: Searcher, position: Position, nodes: number): Promise<string> =>
  unwrap(await searcher.search(questionOf(position, nodes))).lines[0]!.moves[0]!

const worthFor = async ({ judge, judgeNodes }: Means, position: Position, color: Color): Promise<number> => {
  const outcome = position.outcome()
  if (outcome) return outcome.winner ? (outcome.winner === color ? 100 : 0) : 50
  const [line] = unwrap(await judge.search(questionOf(position, judgeNodes))).lines
  const worth: Worth = worthOf(line!.score)
  return fromSide(worthPoints(worth) - 50, color) + 50
}

/** Plays against the judge at a number of nodes per move, from the book as long as it has a move. */
const playOut = async (
  means: Means,
  opponent: number,
  { fen, color }: PreparationJob,
  book: Book,
): Promise<Course> => {
  using position = unwrap(openPosition(means.core, { variant: ORDINARY, options: [], fen })).position
  let [moves, left] = [0, -1]
  for (let ply = 0; ply < means.plies && !position.outcome(); ply++) {
    const isOurs = position.turn() === color
    const known = isOurs && left < 0 ? book(position) : undefined
    if (isOurs && left < 0 && known === undefined) left = await worthFor(means, position, color)
    if (known !== undefined) moves++
    const uci =
      known ??
      (isOurs
        ? await bestMove(means.own, position, means.playingNodes)
        : await bestMove(means.judge, position, opponent))
    position.playFound(legalPrefix(position, [uci])[0]!)
  }
  const later = await worthFor(means, position, color)
  return { moves, left: left < 0 ? later : left, later }
}

/** The courses of a game from a preparation and of one from an analysis. */
type Pair = readonly [Course, Course]

/** Spends the same nodes on a preparation and on one analysis of the start, and plays both against each opponent. */
const compare = async (means: Means, fen: string, color: Color): Promise<readonly Pair[]> => {
  const { core, own: searcher, nodes, totalNodes } = means
  const job: PreparationJob = {
    variant: ORDINARY,
    options: [],
    fen,
    color,
    margin: DEFAULT_PREPARED_MARGIN,
    depth: MAX_PREPARED_DEPTH,
    lines: DEFAULT_PREPARED_LINES,
    mostEffort: mostEffortOf(nodes, totalNodes),
  }
  const effort = { nodes, totalNodes }
  const prepared = await prepare(
    { core, job, effort },
    searcher,
    () => undefined,
    () => false,
  )
  const analysis = await bookOfAnalysis(core, job, searcher, prepared.nodes)
  const preparation = bookOfGraph(prepared.graph, job)
  const pairs: Pair[] = []
  for (const opponent of means.opponents)
    pairs.push([
      await playOut(means, opponent, job, preparation),
      await playOut(means, opponent, job, analysis),
    ])
  return pairs
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The mean and half of its 95 % confidence interval. */
const withError = (numbers: readonly number[]): string => {
  const middle = mean(numbers)
  const variance = mean(numbers.map(one => (one - middle) ** 2))
  return `${middle.toFixed(2)} +- ${(1.96 * Math.sqrt(variance / Math.max(1, numbers.length - 1))).toFixed(2)}`
}

const differences = (what: keyof Course, pairs: readonly Pair[]): readonly number[] =>
  pairs.map(([one, other]) => one[what] - other[what])

const reportOf = (opponent: number, pairs: readonly Pair[]): string => {
  const of = (what: keyof Course) =>
    `prepared ${mean(pairs.map(([one]) => one[what])).toFixed(2)}, analysis ${mean(pairs.map(([, other]) => other[what])).toFixed(2)}, difference ${withError(differences(what, pairs))}`
  return `${pairs.length} games against ${opponent} nodes\nmoves of the book: ${of('moves')}\nwhere the book ends: ${of('left')}\nlater: ${of('later')}`
}

/** Reports the books against all opponents; each book counts once, as its games have much in common. */
const reportOfBooks = (games: readonly (readonly Pair[])[]): string =>
  `${games.length} books, where they end, all opponents together: difference ${withError(games.map(pairs => mean(differences('left', pairs))))}`

/**
 * Prepares random starts for both sides with our engine or another, and compares this with one long analysis of as many
 * nodes: both play against a stronger engine, which also evaluates the position where the book ends, and some plies
 * later.
 */
export const main = async (words: readonly string[], resources: string): Promise<number> => {
  const { values } = parseArgs({ args: [...words], options: OPTIONS })
  const count = Number(values.starts)
  const numbers = {
    nodes: Number(values.nodes),
    totalNodes: Number(values['total-nodes']),
    playingNodes: Number(values['playing-nodes']),
    judgeNodes: Number(values['judge-nodes']),
    plies: Number(values.plies),
  }
  const opponents = values['opponent-nodes'].split(',').map(Number)
  const all = [count, ...opponents, ...Object.values(numbers)]
  if (!all.every(number => Number.isSafeInteger(number) && number > 0)) {
    console.error(USAGE)
    return 2
  }
  const { core, searcher } = ownSearcherHere(resources)
  const own = values.engine === '' ? searcher : await openProgram(values.engine, core)
  const judge = await openProgram(values.judge, core)
  const random = seededRandom(values.seed)
  const games: (readonly Pair[])[] = []
  const report = () => [
    ...opponents.map((opponent, place) =>
      reportOf(
        opponent,
        games.map(pairs => pairs[place]!),
      ),
    ),
    reportOfBooks(games),
  ]
  for (let start = 0; start < count; start++) {
    const fen = drawFen(core, SYSTEMS[start % SYSTEMS.length]!, random)
    for (const color of COLORS)
      games.push(await compare({ core, own, judge, opponents, ...numbers }, fen, color))
    console.error(`start ${start + 1}: ${report().join('\n').replaceAll('\n', '; ')}`)
  }
  await Promise.all([own.close(), judge.close()])
  console.log(report().join('\n'))
  return 0
}
