import { opposite } from '@shared/board/color'
import { makeUci } from '@shared/notation/uci'
import { linesWanted } from '@shared/preparation/byHand'
import { nodesOf } from '@shared/preparation/effort'
import type { Entry } from '@shared/preparation/entry'
import type { Finding, PreparationGraph } from '@shared/preparation/graph'
import type { PreparationJob } from '@shared/preparation/job'
import type { Found, GrowthStep } from '@shared/preparation/step'
import { type Worth, worthOf } from '@shared/preparation/worth'
import { variantById } from '@shared/variants'
import type { Core } from '../../../core/load'
import type { Searched, SearchQuestion } from '../../search/searcher'
import { endedWorth, lastCapture, openReached, reachedBy, type ReachedPosition } from './positions'
import type { BoardMove } from '@shared/board/move'
import type { Role } from '@shared/board/role'
import type { Square } from '@shared/board/square'
import type { MarkedMove, Position } from '../../../core/position'

/** The values of the pieces in pawns; a king is never exchanged. */
const PAWNS: Readonly<Partial<Record<Role, number>>> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9 }

const pawns = (role: Role): number => PAWNS[role] ?? 0

const isBoardMove = (marked: MarkedMove): marked is MarkedMove & { readonly move: BoardMove } =>
  marked.move.kind === 'normal'

/** How natural a move looks without calculation: it recaptures, captures something of higher value, or gives check. */
const appeal = (
  position: Position,
  { move, mark }: MarkedMove & { readonly move: BoardMove },
  lastTo?: Square,
) => {
  const victim = position.pieceAt(move.to)
  const gain = victim ? pawns(victim.role) - pawns(position.pieceAt(move.from)!.role) / 100 : 0
  const takesBack = victim !== undefined && move.to === lastTo
  return (takesBack ? 20 : 0) + gain + (mark === '' ? 0 : 0.5)
}

/**
 * The most natural capture, recapture or check among unknown moves; undefined if there is none.
 *
 * @param lastTo the square of the last move's capture, if it was one
 */
const naturalMove = (
  position: Position,
  isKnown: (move: BoardMove) => boolean,
  lastTo?: Square,
): BoardMove | undefined => {
  let best: { readonly move: BoardMove; readonly appeal: number } | undefined
  for (const marked of position.markedMoves()) {
    if (!isBoardMove(marked) || isKnown(marked.move)) continue
    const value = appeal(position, marked, lastTo)
    if (value > (best?.appeal ?? 0)) best = { move: marked.move, appeal: value }
  }
  return best?.move
}

/** What a step needs for its searches. */
export interface StepParts {
  readonly core: Core
  readonly job: PreparationJob
  /** The nodes for a search of one of our positions. */
  readonly nodes: number
}

/** A search that asks one question after the other. */
export type StepSearch<R> = Generator<SearchQuestion, R, Searched>

type Asked = Pick<Entry, 'fen' | 'turn' | 'byHand'>

/** Turns the result of a search into findings about the position. */
const foundIn = (
  { core, job }: StepParts,
  { fen }: Asked,
  effort: number,
  { lines, nodes }: Searched,
): Found => {
  using position = openReached(core, job, fen)
  const moves = lines.flatMap(({ moves: [first = ''], score }) => {
    const reached = reachedBy(position, first)
    return reached ? [{ move: reached.move, to: reached.key, told: worthOf(score), isNatural: false }] : []
  })
  const legal = position.legalMoves().length
  return { finding: { legal, depth: lines[0]?.depth ?? 0, effort, moves }, nodes }
}

const endOf = ({ core, job }: StepParts, { fen }: Asked): Worth | undefined => {
  using position = openReached(core, job, fen)
  return endedWorth(position)
}

/** Has a position searched, unless the game has ended there. */
function* search(means: StepParts, entry: Asked, effort: number): StepSearch<Found> {
  const ended = endOf(means, entry)
  if (ended !== undefined) return { ended }
  const { job, nodes } = means
  const answer = yield {
    variant: variantById(job.variant),
    options: job.options,
    fen: entry.fen,
    moves: [],
    limits: { nodes: nodesOf(nodes, effort) },
    multiPv: linesWanted(job, entry),
  }
  return foundIn(means, entry, effort, answer)
}

/** The most natural answer of the other side, if the search did not report it and it is not known yet. */
const suggested = (
  { core, job }: StepParts,
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

/** Has a position of a preparation searched with this effort, and also the position after its most natural answer. */
export function* searchStep(
  means: StepParts,
  graph: PreparationGraph,
  entry: Entry,
  effort: number,
): StepSearch<GrowthStep> {
  const { key, turn } = entry
  const found = yield* search(means, entry, effort)
  const reached = 'finding' in found && suggested(means, graph, entry, found.finding)
  if (!reached) return { key, found }
  const after = { fen: reached.move.fen, turn: opposite(turn), byHand: new Map() }
  const beyond = yield* search(means, after, 1)
  return { key, found, natural: { reached: { move: reached.move, to: reached.key }, found: beyond } }
}
