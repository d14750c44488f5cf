import type { GrowthEnd, PreparationRecord } from '@shared/ipc/preparations'
import { effortOf, plannedEfforts } from '@shared/preparation/effort'
import type { Entry } from '@shared/preparation/entry'
import type { GrowthStep } from '@shared/preparation/step'
import { ok, type Result } from '@shared/result'
import type { Core } from '../../../core/load'
import type { SearchQuestion } from '../../search/searcher'
import type { Known, SearchCourse } from '../../tasks/plan'
import type { LivePreparation } from '../kept/livePreparation'
import type { GrowthContext } from '../search/growthContext'
import { searchStep, type StepSearch } from '../search/searchStep'
import { solvePhase, type SolvedPhase } from '../search/setupPhase'

/** How the growth of a preparation ended by itself. */
export type GrowthOutcome =
  | { readonly kind: 'done'; readonly end: GrowthEnd }
  /** The results could not be written to the log. */
  | { readonly kind: 'notSaved'; readonly detail: string }
  /** It was stopped before the next round. */
  | { readonly kind: 'stopped' }

/** The limits of a preparation; 0 means no limit. */
export type GrowthLimits = Pick<
  PreparationRecord,
  'nodes' | 'totalNodes' | 'minutes' | 'coverage' | 'spentMs'
>

export interface GrowthParts {
  readonly core: Core
  readonly live: LivePreparation
  /** Returns the current limits. */
  readonly record: () => GrowthLimits
  /** The number of positions that the engine searches side by side. */
  readonly width: number
  readonly isStopped: () => boolean
  /** Called with the positions of each round when it begins. */
  readonly onRound: (entries: readonly Entry[]) => void
  /** Called with the number of nodes searched so far for the setup from which the preparation begins. */
  readonly onSetup: (nodes: number) => void
  readonly buildGraph?: GrowthContext['buildGraph']
  /** Called with the milliseconds that a round has taken. */
  readonly onGrown: (ms: number) => void
}

const MINUTE_MS = 60_000

/** The limit that is reached, if any. */
export const reachedEnd = (
  live: LivePreparation,
  { totalNodes, minutes, coverage, spentMs }: GrowthLimits,
): GrowthEnd | undefined => {
  if (totalNodes > 0 && live.progress().nodes >= totalNodes) return 'totalNodes'
  if (minutes > 0 && spentMs >= minutes * MINUTE_MS) return 'minutes'
  if (coverage > 0 && 100 * live.covered() >= coverage) return 'coverage'
  return undefined
}

/** What is left of the total nodes, as effort. */
const leftFor = ({ live, record }: GrowthParts): number => {
  const { nodes, totalNodes } = record()
  return totalNodes > 0 ? effortOf(nodes, totalNodes - live.progress().nodes) : Infinity
}

/** The nodes that a question may use. */
const costOf = ({ limits }: SearchQuestion): number => limits.nodes ?? 0

/** Runs searches side by side, the longest first; each is reported as soon as it ends. */
async function* sideBySide<R>(
  searches: readonly StepSearch<R>[],
  tell: (found: R, place: number) => Promise<Result<unknown, string>>,
): SearchCourse<Result<void, string>> {
  const open = new Map(searches.map((search, place) => [place, { search, step: search.next() }]))
  let known: Known = () => undefined
  for (;;) {
    for (const [place, one] of open) {
      while (one.step.done !== true) {
        const answer = known(one.step.value)
        if (!answer) break
        one.step = one.search.next(answer)
      }
      if (one.step.done !== true) continue
      open.delete(place)
      const told = await tell(one.step.value, place)
      if (!told.ok) return told
    }
    const asked = [...open.values()].flatMap(({ step }) => (step.done === true ? [] : [step.value]))
    if (asked.length === 0) return ok(undefined)
    known = yield asked.toSorted((a, b) => costOf(b) - costOf(a))
  }
}

/** Has the positions of a round searched side by side; results are written to the log at once. */
async function* searchRound(
  { core, live, record, onGrown }: GrowthParts,
  entries: readonly Entry[],
  efforts: readonly number[],
  phase: SolvedPhase | undefined,
): SearchCourse<Result<unknown, string>> {
  const begun = performance.now()
  const means = { core, job: live.job(), nodes: record().nodes }
  const round = live.beginRound(entries.map(({ key }) => key))
  const steps = new Map<number, GrowthStep>()
  let isWhole = false
  const stepOf = function* (entry: Entry, place: number): StepSearch<GrowthStep> {
    const known = live.foundEarlier(entry.key) ?? phase?.stepAt(live.graph.entries, entry)
    return known ?? (yield* searchStep(means, live.graph, entry, efforts[place]!))
  }
  try {
    const written = yield* sideBySide(entries.map(stepOf), (step, place) => {
      steps.set(place, step)
      return live.write(round, { step, place, of: entries.length })
    })
    if (!written.ok) return written
    isWhole = true
    const taken = await live.take(entries.map((_, place) => steps.get(place)!))
    if (taken.ok) onGrown(performance.now() - begun)
    return taken
  } finally {
    if (!isWhole) live.leave(entries, [...steps.values()])
  }
}

/** The solved setup phase from which a preparation begins; earlier searches of its arrays are remembered. */
const phaseOf = ({ core, live, record, buildGraph, onSetup }: GrowthParts) => {
  const { nodes, totalNodes } = record()
  const effort = { nodes, totalNodes: totalNodes > 0 ? totalNodes : Infinity }
  return solvePhase({ core, job: live.job(), effort, ...(buildGraph && { buildGraph }) }, onSetup)
}

/** Grows a preparation round by round, until a limit is reached or it is stopped. */
export async function* growth(parts: GrowthParts): SearchCourse<GrowthOutcome> {
  const { live, record, width, isStopped, onRound } = parts
  const phase = yield* phaseOf(parts)
  while (!isStopped()) {
    const end = reachedEnd(live, record())
    if (end) return { kind: 'done', end }
    const left = leftFor(parts)
    const entries = await live.ask(left, isStopped)
    const efforts = plannedEfforts(live.job(), entries, left)
    if (isStopped() || !efforts) {
      live.leave(entries, [])
      return isStopped() ? { kind: 'stopped' } : { kind: 'done', end: 'totalNodes' }
    }
    if (entries.length === 0) return { kind: 'done', end: 'complete' }
    onRound(entries.slice(0, width))
    const taken = yield* searchRound(parts, entries, efforts, phase)
    if (!taken.ok) return { kind: 'notSaved', detail: taken.error }
  }
  return { kind: 'stopped' }
}
