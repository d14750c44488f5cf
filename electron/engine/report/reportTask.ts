import type { EngineFault } from '@shared/analysis/engineFault'
import type { RequestedLine, ReportUpdate } from '@shared/ipc/report'
import type { TaskProgress } from '@shared/ipc/tasks'
import type { Examined } from '@shared/report/examined'
import { firstLook, LOOK_COSTS } from '@shared/report/looks'
import type { Core } from '../../core/load'
import { throttle } from '../line/throttle'
import type { Searched, SearchQuestion } from '../search/searcher'
import type { SearchPlan } from '../tasks/plan'
import type { QueuedTask } from '../tasks/task'
import { searchSpeed } from '../tasks/searchSpeed'
import type { TaskQueue } from '../tasks/taskQueue'
import { type Judge, judgeOf, type Judges } from './gameJudge'
import { placesInTurn } from './gamePlaces'
import { lookOf, type ReportEffort, reportPlan, type ReportState } from './reportPlan'

/** News about a game of the task. */
export type GameNews = Omit<ReportUpdate, 'key' | 'game'>

export interface ReportTaskParts {
  readonly core: Core
  readonly judges: Judges
  readonly tasks: Pick<TaskQueue, 'add'>
  /** The number of games to report on. */
  readonly games: number
  /** The main line of a game, by its index from 0; null if it is not available. */
  readonly lineOf: (game: number) => Promise<RequestedLine | null>
  readonly tell: (game: number, news: GameNews) => void
}

/** Milliseconds between two updates about a game. */
const PACE_MS = 500

/** The least number of searched positions that says something about the pace. */
const MIN_SEARCHED = 3

/** The most positions sent at once: a long game that is remembered is sent in several pieces. */
const MAX_TOLD = 40

/** Measures how fast a game is searched; starts anew after a pause. */
const searchPace = () => {
  /** When the measurement began, on the clock of `performance`, and how much had been searched by then. */
  let since = performance.now()
  let before = 0
  const speed = searchSpeed()
  return {
    onNodes: speed.onNodes,
    /** The milliseconds that this amount will take at the pace so far; undefined as long as too little was searched. */
    timeFor: (amount: number, searched: number): number | undefined =>
      searched - before < MIN_SEARCHED
        ? undefined
        : ((performance.now() - since) / (searched - before)) * amount,
    nodesPerSecond: speed.nodesPerSecond,
    goOn: (searched: number): void => {
      since = performance.now()
      speed.goOn()
      before = searched
    },
  }
}

/** Collects the results for a game and sends them to the page in batches. */
const gameNews = (
  tell: (news: Omit<GameNews, 'engineId'>) => void,
  effort: ReportEffort,
  positions: number,
) => {
  const told = new Map<number, Examined>()
  let stand: ReportState | undefined
  let remembered = 0
  /** The remembered part of the work, in the units of the progress. */
  let spared = 0
  /** The share shown. It never decreases, although the estimate of the total work grows. */
  let share = 0
  const pace = searchPace()
  const searched = (): number => (stand ? stand.progress.done - spared : 0)

  const flush = (state: ReportUpdate['state'], fault?: EngineFault): void => {
    const news = [...(stand?.found ?? [])].filter(([ply, examined]) => told.get(ply) !== examined)
    for (const [ply, examined] of news) told.set(ply, examined)
    const speed = state === 'done' ? pace.nodesPerSecond() : undefined
    const come = { remembered, ...(speed !== undefined && { nodesPerSecond: speed }) }
    while (news.length > MAX_TOLD) tell({ ...come, found: news.splice(0, MAX_TOLD), state: 'running' })
    if (news.length > 0 || state !== 'running') tell({ ...come, found: news, state, ...(fault && { fault }) })
  }
  const paced = throttle(() => flush('running'), PACE_MS)
  return {
    hear: (now: ReportState) => {
      stand = now
      share = Math.max(share, now.progress.done / now.progress.total)
      paced.soon()
    },
    onAnswer: (question: SearchQuestion, found: Searched, isRemembered: boolean) => {
      const look = lookOf(question, effort)
      if (!isRemembered) pace.onNodes(found.nodes)
      else if (look === firstLook(effort)) remembered += 1
      if (isRemembered) spared += LOOK_COSTS[look]
    },
    progress: () => {
      const leftMs = stand && pace.timeFor(stand.progress.total - stand.progress.done, searched())
      return {
        share,
        moves: { done: Math.max(0, (stand?.found.size ?? 0) - 1), total: positions - 1 },
        isCloser: stand?.isCloser ?? false,
        ...(leftMs !== undefined && { leftMs }),
      }
    },
    /** Starts the measurement of the pace anew. */
    goOn: () => pace.goOn(searched()),
    end: (state: ReportUpdate['state'], fault?: EngineFault) => {
      paced.cancel()
      flush(state, fault)
    },
  }
}

/** A game that is being examined. */
interface OpenGame {
  readonly name: string
  readonly judge: Judge
  readonly news: ReturnType<typeof gameNews>
  readonly plan: SearchPlan<unknown>
}

/** Opens a game; undefined if it cannot be played through. */
const openGame = async (
  { core, judges }: Pick<ReportTaskParts, 'core' | 'judges'>,
  line: RequestedLine,
  tell: (news: GameNews) => void,
): Promise<OpenGame | undefined> => {
  const places = await placesInTurn(core, line)
  if (places.length === 0) return undefined
  const judge = judgeOf(places, judges)
  const { engineId, effort } = judge
  // If another engine judges the game, the page is told before there are any results.
  if (judge !== judges.wanted) tell({ engineId, found: [], remembered: 0, state: 'running' })
  const news = gameNews(found => tell({ engineId, ...found }), effort, places.length)
  return { name: line.name, judge, news, plan: reportPlan(core, places, effort, news.hear) }
}

/** The news for a game that no engine judges. */
const unjudged = ({ wanted: { engineId } }: Judges, state: 'skipped' | 'stopped'): GameNews => ({
  engineId,
  found: [],
  remembered: 0,
  state,
})

/** Examines games in the background, one after the other, and reports the results. */
export const reportTask = ({
  core,
  tasks,
  judges,
  games,
  lineOf,
  tell,
}: ReportTaskParts): QueuedTask<unknown> => {
  let game = 0
  let open: OpenGame | undefined
  const state = { isOver: false }
  const isOver = (): boolean => state.isOver

  const openNext = async (): Promise<OpenGame | undefined> => {
    const [here, line] = [game, await lineOf(game)]
    return line ? openGame({ core, judges }, line, news => tell(here, news)) : undefined
  }

  const plan: SearchPlan<null> = async known => {
    for (; game < games && !isOver(); game += 1) {
      open ??= await openNext()
      const step = await open?.plan(known)
      if (step && 'ask' in step) return step
      if (open) open.news.end('done')
      else if (!isOver()) tell(game, unjudged(judges, 'skipped'))
      open = undefined
    }
    return { result: null }
  }

  const queued = tasks.add({
    kind: 'report',
    get title() {
      return open?.name ?? ''
    },
    precedence: 'background',
    get engine() {
      return (open?.judge ?? judges.wanted).engine
    },
    plan,
    hear: (question, found, isRemembered) => open?.news.onAnswer(question, found, isRemembered),
    progress: (): TaskProgress => {
      const now = open?.news.progress()
      return {
        ...now,
        share: (game + (now?.share ?? 0)) / games,
        ...(games > 1 && { part: { number: Math.min(game + 1, games), total: games } }),
      }
    },
    onResumed: () => open?.news.goOn(),
    onFailed: fault => open?.news.end('failed', fault),
  })
  void queued.done.then(ended => {
    state.isOver = true
    // After a fault of the engine, the task waits; it does not end.
    if (ended.ok) return
    if (open) open.news.end('stopped')
    else tell(game, unjudged(judges, 'stopped'))
  })
  return queued
}
