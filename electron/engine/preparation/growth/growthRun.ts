import type { EngineFault } from '@shared/analysis/engineFault'
import type { GrowthEnd, PreparationRecord } from '@shared/ipc/preparations'
import { effortOf, plannedEfforts } from '@shared/preparation/effort'
import type { Entry } from '@shared/preparation/entry'
import type { GrowthStep } from '@shared/preparation/step'
import { ok, type Result } from '@shared/result'
import type { Core } from '../../../core/load'
import type { SearchFault, Searcher } from '../../search/searcher'
import type { LivePreparation } from '../kept/livePreparation'
import type { PreparationMeans } from '../search/preparationMeans'
import { searchStep } from '../search/searchStep'
import { solvePhase, type SolvedPhase } from '../search/setupPhase'

/** How the growth of a preparation has ended, for now or for good. */
export type RunOutcome =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'done'; readonly end: GrowthEnd }
  | { readonly kind: 'failed'; readonly fault: RunFault }

/** The engine is to blame, or what was found could not be written down. */
export type RunFault = EngineFault | { readonly kind: 'notSaved'; readonly detail: string }

/** How far a preparation is to grow; 0 stands for no limit. */
export type GrowthLimits = Pick<
  PreparationRecord,
  'nodes' | 'totalNodes' | 'minutes' | 'coverage' | 'spentMs'
>

export interface RunParts {
  readonly core: Core
  readonly live: LivePreparation
  /** As it stands now. */
  readonly record: () => GrowthLimits
  readonly searcher: Pick<Searcher, 'width' | 'search'>
  readonly isStopped: () => boolean
  /** Told of the positions of each round as it begins. */
  readonly onRound: (entries: readonly Entry[]) => void
  /** Told how many nodes were searched so far for the setup from which it begins. */
  readonly onSetup: (nodes: number) => void
  readonly buildGraph?: PreparationMeans['buildGraph']
  /** Told after each round; `ms` it has taken. */
  readonly onGrown: (ms: number) => void
}

const MINUTE_MS = 60_000

/** The limit that is reached, if one is. */
export const reachedEnd = (
  live: LivePreparation,
  { totalNodes, minutes, coverage, spentMs }: GrowthLimits,
): GrowthEnd | undefined => {
  if (totalNodes > 0 && live.progress().nodes >= totalNodes) return 'totalNodes'
  if (minutes > 0 && spentMs >= minutes * MINUTE_MS) return 'minutes'
  if (coverage > 0 && 100 * live.covered() >= coverage) return 'coverage'
  return undefined
}

const stoppedBy = (fault: SearchFault): RunOutcome =>
  fault.kind === 'stopped' ? { kind: 'stopped' } : { kind: 'failed', fault }

const notSaved = (detail: string): RunOutcome => ({ kind: 'failed', fault: { kind: 'notSaved', detail } })

type Searched =
  | Result<GrowthStep, SearchFault>
  | { readonly ok: false; readonly error: { kind: 'notSaved'; detail: string } }

/** What is left of all nodes, as effort. */
const leftFor = ({ live, record }: RunParts): number => {
  const { nodes, totalNodes } = record()
  return totalNodes > 0 ? effortOf(nodes, totalNodes - live.progress().nodes) : Infinity
}

/** Searches the positions of a round side by side; what is found is written down at once. */
const searchRound = (
  parts: RunParts,
  entries: readonly Entry[],
  efforts: readonly number[],
  phase: SolvedPhase | undefined,
): Promise<readonly Searched[]> => {
  const { core, live, record, searcher } = parts
  const means = { core, job: live.job(), searcher, nodes: record().nodes }
  const round = live.beginRound()
  return Promise.all(
    entries.map(async (entry, place): Promise<Searched> => {
      const known = live.foundEarlier(entry.key) ?? phase?.stepAt(live.graph.entries, entry)
      const found = known ? ok(known) : await searchStep(means, live.graph, entry, efforts[place]!)
      if (!found.ok) return found
      const written = await live.write(round, { step: found.value, place, of: entries.length })
      return written.ok ? found : { ok: false, error: { kind: 'notSaved', detail: written.error } }
    }),
  )
}

/** The setup phase from which a preparation begins, solved; what was found of its arrays before is remembered. */
const phaseOf = ({ core, live, record, searcher, buildGraph, onSetup }: RunParts) => {
  const { nodes, totalNodes } = record()
  const effort = { nodes, totalNodes: totalNodes > 0 ? totalNodes : Infinity }
  return solvePhase({ core, job: live.job(), searcher, effort, ...(buildGraph && { buildGraph }) }, onSetup)
}

/** Grows a preparation round by round, until it has enough, somebody stops it, or the engine cannot go on. */
export const growthRun = async (parts: RunParts): Promise<RunOutcome> => {
  const { live, record, searcher, isStopped, onRound, onGrown } = parts
  const phase = await phaseOf(parts)
  if (!phase.ok) return stoppedBy(phase.error)
  while (!isStopped()) {
    const end = reachedEnd(live, record())
    if (end) return { kind: 'done', end }
    const left = leftFor(parts)
    const entries = await live.ask(searcher.width, left, isStopped)
    if (isStopped()) {
      live.leave(entries, [])
      break
    }
    if (entries.length === 0) return { kind: 'done', end: 'complete' }
    const efforts = plannedEfforts(live.job(), entries, left)
    if (!efforts) {
      live.leave(entries, [])
      return { kind: 'done', end: 'totalNodes' }
    }
    onRound(entries.slice(0, searcher.width))
    const begun = performance.now()
    const found = await searchRound(parts, entries, efforts, phase.value)
    const steps = found.flatMap(one => (one.ok ? [one.value] : []))
    const bad = found.find(one => !one.ok)
    if (!bad) {
      const taken = await live.take(steps)
      if (!taken.ok) return notSaved(taken.error)
      onGrown(performance.now() - begun)
      continue
    }
    live.leave(entries, steps)
    return bad.error.kind === 'notSaved' ? notSaved(bad.error.detail) : stoppedBy(bad.error)
  }
  return { kind: 'stopped' }
}
