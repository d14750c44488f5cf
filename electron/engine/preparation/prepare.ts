import { opposite } from '@shared/board/color'
import { makeUci } from '@shared/notation/uci'
import type { Entry } from '@shared/preparation/entry'
import { preparationGraph, type Finding, type PreparationGraph } from '@shared/preparation/graph'
import type { PreparationJob } from '@shared/preparation/job'
import { worthOf, type Worth } from '@shared/preparation/worth'
import { ok, type Result } from '@shared/result'
import { variantById } from '@shared/variants'
import type { Core } from '../../core/load'
import type { ExaminationFault, ExaminationLimits, Examiner } from '../examination/examiner'
import { naturalMove } from './naturalMove'
import { endedWorth, keyOf, lastCapture, openReached, reachedBy, type ReachedPosition } from './positions'
import { solvePhase, type SolvedPhase } from './setupPhase'

/** How much a preparation may search. */
export interface PreparationEffort {
  /** For each position. */
  readonly limits: ExaminationLimits
  /** In all; what an earlier run has searched counts as well. */
  readonly totalNodes: number
}

/** How far a preparation has come. */
export interface PreparationProgress {
  /** Positions that were searched. */
  readonly positions: number
  readonly nodes: number
}

/** Everything within the limits was searched, the nodes are spent, somebody stopped it, or the engine cannot go on. */
export type PreparationEnding =
  | { readonly kind: 'complete' | 'spent' | 'stopped' }
  | { readonly kind: 'failed'; readonly fault: ExaminationFault }

/** A preparation as far as it has come. */
export interface Prepared extends PreparationProgress {
  readonly graph: PreparationGraph
  readonly ending: PreparationEnding
}

/** What was found in a position: moves and nodes, none in a setup, which is solved as a whole; or how the game has ended there. */
type Found = { readonly finding: Finding; readonly nodes: number } | { readonly ended: Worth }

/** What a preparation works with. */
export interface PreparationMeans {
  readonly core: Core
  readonly job: PreparationJob
  readonly examiner: Examiner
  readonly effort: PreparationEffort
}

/** Searches a position. */
const search = async (
  { core, job, examiner, effort }: PreparationMeans,
  { fen, turn }: Pick<Entry, 'fen' | 'turn'>,
): Promise<Result<Found, ExaminationFault>> => {
  using position = openReached(core, job, fen)
  const ended = endedWorth(position)
  if (ended !== undefined) return ok({ ended })
  const answer = await examiner.examine({
    variant: variantById(job.variant),
    options: job.options,
    fen,
    moves: [],
    limits: effort.limits,
    multiPv: turn === job.color ? job.lines.own : job.lines.other,
  })
  if (!answer.ok) return answer
  const { lines, nodes } = answer.value
  const moves = lines.flatMap(({ moves: [first = ''], score }) => {
    const reached = reachedBy(position, first)
    return reached ? [{ move: reached.move, to: reached.key, told: worthOf(score), isNatural: false }] : []
  })
  const legal = position.legalMoves().length
  return ok({ finding: { legal, depth: lines[0]?.depth ?? 0, moves }, nodes })
}

/** The answer of the other side that suggests itself and of which the search did not tell, if nobody knows it yet. */
const suggested = (
  { core, job }: PreparationMeans,
  graph: PreparationGraph,
  entry: Entry,
  { moves }: Finding,
): ReachedPosition | undefined => {
  if (entry.turn === job.color || entry.ply + 1 >= job.depth) return undefined
  using position = openReached(core, job, entry.fen)
  const known = new Set(moves.map(({ move }) => move.uci))
  const found = naturalMove(
    position,
    move => known.has(makeUci(position.variant, move)),
    lastCapture(graph, entry),
  )
  const reached = found && reachedBy(position, found)
  return reached && !graph.entries.has(reached.key) ? reached : undefined
}

/** A position of the graph that was searched, with the answer that suggests itself. */
interface Step {
  readonly entry: Entry
  readonly found: Found
  readonly natural?: { readonly reached: ReachedPosition; readonly found: Found }
}

const stepFrom = async (
  means: PreparationMeans,
  graph: PreparationGraph,
  entry: Entry,
  phase: SolvedPhase | undefined,
): Promise<Result<Step, ExaminationFault>> => {
  const solved = phase?.findingAt(entry)
  if (solved) return ok({ entry, found: { finding: solved, nodes: 0 } })
  const found = await search(means, entry)
  if (!found.ok) return found
  const reached = 'finding' in found.value && suggested(means, graph, entry, found.value.finding)
  if (!reached) return ok({ entry, found: found.value })
  const beyond = await search(means, { fen: reached.move.fen, turn: opposite(entry.turn) })
  return beyond.ok ? ok({ entry, found: found.value, natural: { reached, found: beyond.value } }) : beyond
}

const bestOf = (found: Found): Worth | undefined =>
  'ended' in found ? found.ended : found.finding.moves[0]?.told

const take = (graph: PreparationGraph, key: string, found: Found): void => {
  if ('ended' in found) graph.end(key, found.ended)
  else graph.grow(key, found.finding)
}

/** Takes into the graph what a step has found. */
const takeStep = (graph: PreparationGraph, { entry, found, natural }: Step): void => {
  const told = natural && bestOf(natural.found)
  if (!natural || told === undefined || !('finding' in found)) {
    take(graph, entry.key, found)
    return
  }
  const { move, key } = natural.reached
  const moves = [...found.finding.moves, { move, to: key, told, isNatural: true }]
  graph.grow(entry.key, { ...found.finding, moves })
  if (graph.entries.get(key)!.state === 'leaf') take(graph, key, natural.found)
}

const searched = ({ found, natural }: Step): PreparationProgress => {
  const all = [found, ...(natural ? [natural.found] : [])]
    .map(one => ('nodes' in one ? one.nodes : 0))
    .filter(nodes => nodes > 0)
  return { positions: all.length, nodes: all.reduce((sum, nodes) => sum + nodes, 0) }
}

/** The next positions to be searched, as many as the examiner is wide. */
const nextEntries = (graph: PreparationGraph, width: number): readonly Entry[] => {
  const entries: Entry[] = []
  while (entries.length < width) {
    const entry = graph.next()
    if (!entry) break
    entries.push(entry)
  }
  return entries
}

/**
 * Prepares one side from a position by drop-out expansion ({@link import('@shared/preparation/priority').growthCost}). A setup phase is
 * solved first. With fixed nodes a position, and an examiner as wide, the same comes of it each time.
 *
 * @param hear told after each round of searches
 * @param isStopped asked before each round
 */
export const prepare = async (
  means: PreparationMeans,
  hear: (progress: PreparationProgress, graph: PreparationGraph) => void,
  isStopped: () => boolean,
): Promise<Prepared> => {
  const { core, job, examiner, effort } = means
  using root = openReached(core, job, job.fen)
  const graph = preparationGraph(job, { key: keyOf(root), fen: root.fen(), turn: root.turn() })
  let progress: PreparationProgress = { positions: 0, nodes: 0 }
  const end = (ending: PreparationEnding): Prepared => ({ ...progress, graph, ending })
  const fail = (fault: ExaminationFault): Prepared =>
    end(fault.kind === 'stopped' ? { kind: 'stopped' } : { kind: 'failed', fault })
  const phase = await solvePhase(means, nodes => {
    hear((progress = { positions: 0, nodes }), graph)
  })
  if (!phase.ok) return fail(phase.error)
  while (!isStopped()) {
    if (progress.nodes >= effort.totalNodes) return end({ kind: 'spent' })
    const entries = nextEntries(graph, examiner.width)
    if (entries.length === 0) return end({ kind: 'complete' })
    const steps = await Promise.all(entries.map(entry => stepFrom(means, graph, entry, phase.value)))
    for (const step of steps) {
      if (!step.ok) return fail(step.error)
      takeStep(graph, step.value)
      const { positions, nodes } = searched(step.value)
      progress = { positions: progress.positions + positions, nodes: progress.nodes + nodes }
    }
    hear(progress, graph)
  }
  return end({ kind: 'stopped' })
}
