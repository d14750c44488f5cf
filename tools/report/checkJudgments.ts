import { parseArgs } from 'node:util'
import { nodesInSameTime } from '@shared/analysis/relativeSpeed'
import type { Examined } from '@shared/report/examined'
import { reportMoves, type ReportedMove } from '@shared/report/gameReport'
import { JUDGMENT_POINTS } from '@shared/report/judgment'
import { LOOK_COSTS, type LookEffort } from '@shared/report/looks'
import { PRESET_EFFORTS } from '@shared/report/presets'
import { unwrap } from '@shared/result'
import type { Game } from '@shared/tree/game'
import type { Core } from '../../electron/core/load'
import { resumableSearch } from '../../electron/cli/report/resumableSearch'
import type { Searcher } from '../../electron/engine/search/searcher'
import { openContext } from '../../electron/engine/line/playedLine'
import {
  endedAt,
  lineToExamine,
  mainLinePlaces,
  questionAt,
  searchedAt,
} from '../../electron/engine/report/gamePlaces'
import { reportPlan } from '../../electron/engine/report/reportPlan'
import { followPlan } from '../../electron/engine/tasks/followPlan'
import { isForJudge, openProgram, ownSearcherHere, usualJudgeHere } from './searchers'
import { casesIn, gamesIn } from './games'

const USAGE =
  'npm run check-judgments -- [--engine ENGINE|Backrank] [--nodes N] [--full] [--judge stockfish] [--judge-nodes 1000000] [--thrifty-judge] [--keep FILE] [--cases FILE] [--most GAMES] [PGN...]'

const OPTIONS = {
  engine: { type: 'string', default: '' },
  /** The default is the nodes of the preset Normal. */
  nodes: { type: 'string', default: '' },
  /** Saves no nodes where the judgment is clear. */
  full: { type: 'boolean', default: false },
  judge: { type: 'string', default: 'stockfish' },
  'judge-nodes': { type: 'string', default: '1000000' },
  /**
   * The judge spends its nodes only where either engine finds a mistake or judgments are least clear, and fewer
   * elsewhere.
   */
  'thrifty-judge': { type: 'boolean', default: false },
  keep: { type: 'string', default: '' },
  cases: { type: 'string', default: '' },
  most: { type: 'string', default: '1000' },
} as const

/** The length of lines; they are not used. */
const PLIES = 1

/** How thoroughly an engine examines games. */
interface Looks extends LookEffort {
  readonly nodes: number
}

/** Examines the positions of the game proper with an engine. */
const examine = async (core: Core, game: Game, searcher: Searcher, { nodes, ...looks }: Looks) => {
  const effort = { limits: { nodes }, multiPv: 1, plies: PLIES, ...looks }
  const places = mainLinePlaces(core, lineToExamine(game))
  return unwrap(await followPlan(reportPlan(core, places, effort), searcher))
}

/** Searches the positions before and after some moves with this many nodes each. */
const examineAround = async (
  core: Core,
  game: Game,
  searcher: Searcher,
  nodes: number,
  moves: readonly ReportedMove[],
): Promise<ReadonlyMap<number, Examined>> => {
  const plies = new Set(moves.flatMap(({ ply }) => [ply - 1, ply]))
  const examined = new Map<number, Examined>()
  for (const place of mainLinePlaces(core, lineToExamine(game)).filter(({ ply }) => plies.has(ply))) {
    using position = openContext(core, place.context)
    if (endedAt(place, position)) continue
    const question = questionAt(place, { limits: { nodes }, multiPv: 1, plies: PLIES })
    const found = searchedAt(position, unwrap(await searcher.search(question)), { plies: PLIES })
    if (found) examined.set(place.ply, found)
  }
  return examined
}

const movesOf = (game: Game, examined: ReadonlyMap<number, Examined>): readonly ReportedMove[] =>
  reportMoves(game, { examined }, JUDGMENT_POINTS)

const isBlunder = ({ judgment }: ReportedMove): boolean => judgment === 'blunder'
const isGrave = (move: ReportedMove | undefined): boolean =>
  move !== undefined && (move.judgment === 'mistake' || isBlunder(move))

const points = (loss: number | undefined): string => loss?.toFixed(1) ?? 'nothing that is known'

/** The blunders that one engine finds, and how many of them the other calls at least a mistake. */
interface Shared {
  blunders: number
  shared: number
}

/** Counts blunders, and prints those that the other engine does not share. */
const count = (tally: Shared, moves: readonly ReportedMove[], others: readonly ReportedMove[]): void => {
  const byPly = new Map(others.map(move => [move.ply, move]))
  for (const { ply, node, fenBefore, loss } of moves.filter(isBlunder)) {
    const other = byPly.get(ply)
    tally.blunders += 1
    if (isGrave(other)) tally.shared += 1
    else
      console.error(
        `  ${node.san} in ${fenBefore} gives away ${points(loss)}, to the other ${points(other?.loss)}`,
      )
  }
}

const shareText = ({ blunders, shared }: Shared): string =>
  `${blunders} blunders, ${shared} of them at least mistakes to the other (${((100 * shared) / Math.max(1, blunders)).toFixed(1)} %)`

/** The engine to check: the usual judge by default, `Backrank` for ours, or another by its name or command. */
const judgeToCheck = async (engine: string, resources: string) => {
  if (engine === '') return usualJudgeHere(resources)
  const own = { ...ownSearcherHere(resources), relativeSpeed: 1 }
  return engine === 'Backrank' ? own : { ...own, searcher: await openProgram(engine, own.core) }
}

/**
 * Compares the judgments of an engine with those of a stronger one; returns the exit code. `--keep` stores what both
 * find for the next run.
 */
export const main = async (words: readonly string[], resources: string): Promise<number> => {
  const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true })
  const [asked, judgeNodes, most] = [values.nodes, values['judge-nodes'], values.most].map(Number) as [
    number,
    number,
    number,
  ]
  if (![asked, judgeNodes, most].every(Number.isSafeInteger)) {
    console.error(USAGE)
    return 2
  }
  const { core, searcher: examined, relativeSpeed } = await judgeToCheck(values.engine, resources)
  const program = await openProgram(values.judge, core)
  const nodes = asked || nodesInSameTime(PRESET_EFFORTS.normal.nodes, 1, relativeSpeed)
  const kept = (one: Searcher): Searcher =>
    values.keep === '' ? one : unwrap(resumableSearch(one, values.keep, true, console.error))
  const [own, judge] = [kept(examined), kept(program)]
  const games: Game[] = []
  for (const file of positionals) games.push(...(await gamesIn(core, file)))
  if (values.cases !== '') games.push(...casesIn(core, values.cases))
  const [ours, theirs]: [Shared, Shared] = [
    { blunders: 0, shared: 0 },
    { blunders: 0, shared: 0 },
  ]
  const judging: Looks = values['thrifty-judge']
    ? { nodes: Math.ceil(judgeNodes / LOOK_COSTS.closer), closer: true, thrifty: true }
    : { nodes: judgeNodes, closer: false, thrifty: false }
  let moves = 0
  for (const [index, game] of games.filter(isForJudge).slice(0, most).entries()) {
    const found = movesOf(
      game,
      await examine(core, game, own, { nodes, closer: true, thrifty: !values.full }),
    )
    const glanced = await examine(core, game, judge, judging)
    const grave = [...found, ...movesOf(game, glanced)].filter(isGrave)
    const again = judging.thrifty ? await examineAround(core, game, judge, judgeNodes, grave) : []
    const other = movesOf(game, new Map([...glanced, ...again]))
    moves += found.length
    count(ours, found, other)
    count(theirs, other, found)
    console.error(`game ${index + 1}: ours ${shareText(ours)}; theirs ${shareText(theirs)}`)
  }
  await Promise.all([own.close(), judge.close()])
  console.log(
    `${moves} moves\n${values.engine || 'usual judge'}: ${shareText(ours)}\n${values.judge}: ${shareText(theirs)}`,
  )
  return 0
}
