import { opposite } from '@shared/board/color'
import { makeUci } from '@shared/notation/uci'
import { linesWanted } from '@shared/preparation/byHand'
import { nodesOf } from '@shared/preparation/effort'
import type { Entry } from '@shared/preparation/entry'
import type { Finding, PreparationGraph } from '@shared/preparation/graph'
import type { PreparationJob } from '@shared/preparation/job'
import type { Found, GrowthStep } from '@shared/preparation/step'
import { worthOf } from '@shared/preparation/worth'
import { ok, type Result } from '@shared/result'
import { variantById } from '@shared/variants'
import type { Core } from '../../../core/load'
import type { SearchFault, Searcher } from '../../search/searcher'
import { naturalMove } from './naturalMove'
import { endedWorth, lastCapture, openReached, reachedBy, type ReachedPosition } from './positions'

/** What positions are searched with. */
export interface SearchMeans {
  readonly core: Core
  readonly job: PreparationJob
  readonly searcher: Pick<Searcher, 'width' | 'search'>
  /** Of a search of one of our positions. */
  readonly nodes: number
}

type Asked = Pick<Entry, 'fen' | 'turn' | 'byHand'>

/** Searches a position. */
const search = async (
  { core, job, searcher, nodes: ownNodes }: SearchMeans,
  entry: Asked,
  effort: number,
): Promise<Result<Found, SearchFault>> => {
  using position = openReached(core, job, entry.fen)
  const ended = endedWorth(position)
  if (ended !== undefined) return ok({ ended })
  const answer = await searcher.search({
    variant: variantById(job.variant),
    options: job.options,
    fen: entry.fen,
    moves: [],
    limits: { nodes: nodesOf(ownNodes, effort) },
    multiPv: linesWanted(job, entry),
  })
  if (!answer.ok) return answer
  const { lines, nodes } = answer.value
  const moves = lines.flatMap(({ moves: [first = ''], score }) => {
    const reached = reachedBy(position, first)
    return reached ? [{ move: reached.move, to: reached.key, told: worthOf(score), isNatural: false }] : []
  })
  const legal = position.legalMoves().length
  return ok({ finding: { legal, depth: lines[0]?.depth ?? 0, effort, moves }, nodes })
}

/** The natural answer of the other side, if the search did not report it and it is not known yet. */
const suggested = (
  { core, job }: SearchMeans,
  graph: PreparationGraph,
  entry: Entry,
  { moves }: Finding,
): ReachedPosition | undefined => {
  if (entry.turn === job.color || entry.ply + 1 >= job.depth) return undefined
  using position = openReached(core, job, entry.fen)
  const known = new Set([...moves, ...entry.edges].map(({ move }) => move.uci))
  const found = naturalMove(
    position,
    move => known.has(makeUci(position.variant, move)),
    lastCapture(graph, entry),
  )
  const reached = found && reachedBy(position, found)
  return reached && !graph.entries.has(reached.key) ? reached : undefined
}

/** Searches a position of a preparation with this effort, and the answer that suggests itself there. */
export const searchStep = async (
  means: SearchMeans,
  graph: PreparationGraph,
  entry: Entry,
  effort: number,
): Promise<Result<GrowthStep, SearchFault>> => {
  const { key, turn } = entry
  const found = await search(means, entry, effort)
  if (!found.ok) return found
  const reached = 'finding' in found.value && suggested(means, graph, entry, found.value.finding)
  if (!reached) return ok({ key, found: found.value })
  const after = { fen: reached.move.fen, turn: opposite(turn), byHand: new Map() }
  const beyond = await search(means, after, 1)
  if (!beyond.ok) return beyond
  const natural = { reached: { move: reached.move, to: reached.key }, found: beyond.value }
  return ok({ key, found: found.value, natural })
}
