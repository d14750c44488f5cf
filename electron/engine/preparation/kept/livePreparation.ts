import type { Entry } from '@shared/preparation/entry'
import { isRoundFull, roundSize } from '@shared/preparation/effort'
import { preparationGraph, type PreparationGraph, type Wish } from '@shared/preparation/graph'
import type { PreparationJob } from '@shared/preparation/job'
import { coverage } from '@shared/preparation/repertoire'
import { sumOf, takeStep, type PreparationProgress, type GrowthStep } from '@shared/preparation/step'
import type { Worth } from '@shared/preparation/worth'
import { err, ok, type Result } from '@shared/result'
import type { LogDamage } from '@shared/ipc/preparations'
import type { Core } from '../../../core/load'
import { positionKey, openReached } from '../search/positions'
import { forEachYielding, yielder } from '../../../shell/yielding'
import { messageOf, type ProgressLog } from './progressLog'
import { replay, type LogReplay, type OpenRound } from './replay'

/** What is new since the user last looked. */
export interface LiveNews {
  /** Our positions whose move has changed, each with its earlier move in UCI. */
  readonly minds: ReadonlyMap<string, string>
  /** Positions after which a natural answer was searched, and the answer. */
  readonly natural: readonly (readonly [key: string, uci: string])[]
  /** The earlier values of positions whose value has changed. */
  readonly worths: ReadonlyMap<string, Worth>
}

/** The result of a position that was searched side by side with others. */
export interface RoundStep {
  readonly step: GrowthStep
  readonly place: number
  readonly of: number
}

/** A preparation in memory, and its log. */
export interface LivePreparation {
  readonly graph: PreparationGraph
  /** The parts of the log that could not be used, if any. */
  readonly damage: LogDamage | undefined
  job(): PreparationJob
  setJob(job: PreparationJob): Promise<void>
  progress(): PreparationProgress
  /** Changes with each change of the preparation. */
  version(): number
  news(): LiveNews
  covered(): number
  /** The positions of the next round, for this total effort; if it is stopped, those found so far. */
  ask(left: number, isStopped: () => boolean): Promise<readonly Entry[]>
  /**
   * Begins a round of searches of these positions, or continues the unfinished one if it has the same positions;
   * returns the number of the round.
   */
  beginRound(keys: readonly string[]): number
  /** What is known of a position from a round that was never finished. */
  foundEarlier(key: string): GrowthStep | undefined
  /** Writes a result to the log, before it is taken in; a result that is already there is not written again. */
  write(round: number, step: RoundStep): Promise<Result<null, string>>
  /** Takes in all results of a round. The caller waits for this to end before it asks for more. */
  take(steps: readonly GrowthStep[]): Promise<Result<null, string>>
  /** Abandons a round: its results so far are kept for later. */
  leave(asked: readonly Entry[], steps: readonly GrowthStep[]): void
  /** Writes a decision of the user to the log, then carries it out. */
  decide(wish: Wish): Promise<Result<null, string>>
  /** Called when the user has looked at what is new. */
  see(at: number): Promise<Result<null, string>>
}

interface Ground {
  readonly graph: PreparationGraph
  readonly log: ProgressLog
  job: PreparationJob
  progress: PreparationProgress
  version: number
  round: number
  /** The last round as far as it is written, until it is taken in. */
  open: OpenRound | undefined
  readonly minds: Map<string, string>
  natural: (readonly [string, string])[]
  readonly worths: Map<string, Worth>
  /** Our positions whose move was another one before the current step. */
  readonly touched: Map<string, string>
  readonly earlier: Map<string, GrowthStep>
  /** Decisions of the user about lines that are not known yet, or no longer known. */
  pending: readonly Wish[]
}

const takeIn = (ground: Ground, step: GrowthStep): void => {
  ground.progress = sumOf(ground.progress, takeStep(ground.graph, step))
  ground.earlier.delete(step.key)
  ground.version++
  if (step.natural) ground.natural.push([step.key, step.natural.reached.move.uci])
}

/** Tries decisions about unknown lines again: the lines may be known by now. */
const decidePending = (ground: Ground): void => {
  if (ground.pending.length === 0) return
  ground.pending = ground.pending.filter(wish => !ground.graph.decide(wish))
}

/** Notes which moves have changed for good, now that all values are backed up. */
const noteMinds = async ({ graph, log, minds, touched }: Ground): Promise<Result<null, string>> => {
  const changes: [string, string | null][] = []
  for (const [key, was] of touched) {
    const now = graph.entries.get(key)!.choice
    const seen = minds.get(key) ?? was
    if (now === seen) {
      if (minds.delete(key)) changes.push([key, null])
    } else if (!minds.has(key)) {
      minds.set(key, seen)
      changes.push([key, seen])
    }
  }
  touched.clear()
  return changes.length === 0 ? ok(null) : log.append({ minds: changes })
}

/**
 * Forgets what was new, because the user has looked at it. Only changes of moves noted in these positions are
 * forgotten.
 */
const see = (ground: Ground, noted: readonly string[]): void => {
  for (const key of noted) ground.minds.delete(key)
  ground.worths.clear()
  ground.natural = []
}

const replayOn = (ground: Ground): LogReplay =>
  replay({
    graph: ground.graph,
    earlier: ground.earlier,
    takeIn: step => takeIn(ground, step),
    decide: wish => {
      if (!ground.graph.decide(wish)) ground.pending = [...ground.pending, wish]
    },
    onTaken: () => decidePending(ground),
    see: () => see(ground, [...ground.minds.keys()]),
    note: minds => {
      for (const [key, was] of minds)
        if (was === null) ground.minds.delete(key)
        else ground.minds.set(key, was)
    },
  })

const groundOf = (core: Core, job: PreparationJob, log: ProgressLog): Ground => {
  using root = openReached(core, job, job.fen)
  const worths = new Map<string, Worth>()
  const touched = new Map<string, string>()
  const first = { key: positionKey(root), fen: root.fen(), turn: root.turn() }
  const graph = preparationGraph(job, first, ({ key, worth }, was) => {
    if (was.worth !== undefined && was.worth !== worth && !worths.has(key)) worths.set(key, was.worth)
    if (was.choice !== undefined && !touched.has(key)) touched.set(key, was.choice)
  })
  const none = { positions: 0, nodes: 0 }
  const empty = { open: undefined, minds: new Map(), natural: [], earlier: new Map(), pending: [] }
  return { graph, log, job, progress: none, version: 0, round: 0, worths, touched, ...empty }
}

/** The most damaged lines that are listed. */
const MAX_NAMED = 5

/** Removes what could not be used from the log, if anything. */
const mend = async (log: ProgressLog, { unread, marks }: LogReplay): Promise<LogDamage | undefined> => {
  const loose = marks.loose.size
  if (unread.length + loose === 0) return undefined
  const kept = await log.mend(marks)
  return { lines: unread.slice(0, MAX_NAMED), unread: unread.length, loose, lost: 0, kept }
}

/**
 * Reads a preparation from its log in small steps, so that other work goes on. Damaged lines are removed and reported;
 * all others stay.
 */
export const openLive = async (
  core: Core,
  job: PreparationJob,
  log: ProgressLog,
): Promise<Result<LivePreparation, string>> => {
  const ground = groundOf(core, job, log)
  const { graph } = ground
  graph.suspend()
  const replayed = replayOn(ground)
  const pause = yielder()
  let damage: LogDamage | undefined
  try {
    for await (const line of log.lines()) {
      replayed.go(line)
      if (pause.isDue()) await pause.take()
    }
    replayed.end()
    damage = await mend(log, replayed)
  } catch (error) {
    return err(messageOf(error))
  }
  ground.round = replayed.round()
  ground.open = replayed.open()
  await forEachYielding(graph.settle())
  return ok(liveOn(ground, damage))
}

const ask = async (
  { graph, job, progress }: Ground,
  left: number,
  isStopped: () => boolean,
): Promise<readonly Entry[]> => {
  const entries: Entry[] = []
  const size = roundSize(progress.positions)
  while (!isRoundFull(job, entries, size, left) && !isStopped()) {
    graph.hold()
    const entry = graph.next()
    await forEachYielding(graph.release())
    if (!entry) break
    entries.push(entry)
  }
  return entries
}

const beginRound = (ground: Ground, keys: readonly string[]): number => {
  const { open } = ground
  if (open?.of === keys.length && [...open.keys].every(([place, key]) => keys[place] === key))
    return open.round
  ground.round += 1
  ground.open = { round: ground.round, of: keys.length, keys: new Map() }
  return ground.round
}

const write = async (
  { open, log }: Ground,
  round: number,
  found: RoundStep,
): Promise<Result<null, string>> => {
  const { step, place } = found
  if (open?.keys.get(place) === step.key) return ok(null)
  const written = await log.append({ ...found, round })
  if (written.ok) open?.keys.set(place, step.key)
  return written
}

/** The operations of a preparation that is in memory. */
const liveOn = (ground: Ground, damage: LogDamage | undefined): LivePreparation => {
  const { graph, log } = ground
  return {
    graph,
    damage,
    job: () => ground.job,
    setJob: async job => {
      ground.job = job
      graph.setJob(job)
      ground.version++
      await forEachYielding(graph.settle())
    },
    progress: () => ground.progress,
    version: () => ground.version,
    news: () => ground,
    covered: () => coverage(graph, ground.job),
    ask: (left, isStopped) => ask(ground, left, isStopped),
    beginRound: keys => beginRound(ground, keys),
    foundEarlier: key => ground.earlier.get(key),
    write: (round, step) => write(ground, round, step),
    take: async steps => {
      ground.open = undefined
      graph.hold()
      for (const step of steps) takeIn(ground, step)
      decidePending(ground)
      await forEachYielding(graph.release())
      ground.version++
      return noteMinds(ground)
    },
    leave: (asked, steps) => {
      for (const step of steps) ground.earlier.set(step.key, step)
      for (const { key } of asked) graph.giveBack(key)
    },
    decide: async wish => {
      const written = await log.append({ wish })
      if (!written.ok) return written
      graph.decide(wish)
      ground.version++
      return noteMinds(ground)
    },
    see: async at => {
      // Notes written in the meantime come after it in the log, and stay.
      const noted = [...ground.minds.keys()]
      const written = await log.append({ seen: at })
      if (written.ok) see(ground, noted)
      return written
    },
  }
}
