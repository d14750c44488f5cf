import type { Branch, BranchMove } from '@shared/ipc/preparationViews'
import { preparedWorth, ranked } from '@shared/preparation/backUp'
import { byHandOf } from '@shared/preparation/byHand'
import type { Edge, Entry } from '@shared/preparation/entry'
import {
  chancesOf,
  isPrepared,
  knownMoves,
  preparedMoves,
  TRAP_POINTS,
  type KnownMove,
} from '@shared/preparation/repertoire'
import type { Worth } from '@shared/preparation/worth'
import type { BetterMove } from '@shared/tree/pricedSetup'
import { bestEdge, moveOf, type PreparedLines, type Viewed } from './lines'

/** What branches are built from. */
export interface BranchContext extends Viewed {
  readonly lines: PreparedLines
  /** The earlier values of positions whose value has changed since the user last looked. */
  readonly before: ReadonlyMap<string, Worth>
}

/** A move of ours that loses this many points to its best answer counts as refuted. */
const REFUTED_POINTS = 10

/** The smallest change that is shown, in centipawns. */
const FELT = 10

/** What the moves of one position share. */
interface Around {
  readonly entry: Entry
  readonly isOurs: boolean
  readonly chances: ReadonlyMap<Edge, number>
  /** The role of each move in the preparation. */
  readonly kinds: ReadonlyMap<Edge, 'choice' | 'answer' | 'trap'>
  readonly critical: Edge | undefined
}

const isKnownAfter = ({ state }: Entry): boolean => state === 'searched' || state === 'ended'

/** The line by which the position after a move is prepared, if that is not by this move. */
const joinsOf = (
  { lines }: BranchContext,
  from: Entry,
  edge: Edge,
  after: Entry,
): readonly BetterMove[] | null => {
  if (edge.isRepetition || after.parents.size < 2) return null
  const above = lines.aboveOf(after)
  if (!above || above.entry === from) return null
  return lines.lineTo(after) ?? null
}

const isChanged = ({ before }: BranchContext, after: Entry): boolean => {
  const was = before.get(after.key)
  return was !== undefined && after.worth !== undefined && Math.abs(was - after.worth) >= FELT
}

/** The branch fields of a move after which nothing is known. */
const NOTHING_AFTER = {
  goesOn: false,
  reply: null,
  refutation: null,
  isChanged: false,
} as const

const beyond = (ground: BranchContext, { isOurs }: Around, { edge, loss }: KnownMove) => {
  const after = edge.isRepetition ? undefined : ground.graph.entries.get(edge.to)
  if (!after) return NOTHING_AFTER
  const [answer] = isOurs && loss >= REFUTED_POINTS ? ranked(ground.graph.entries, after) : []
  const reply = isOurs ? undefined : bestEdge(ground, after)
  return {
    goesOn: after.edges.some(one => isPrepared(ground.graph.entries, ground.job, after, one)),
    reply: reply ? moveOf(reply) : null,
    refutation: answer ? moveOf(answer) : null,
    isChanged: isChanged(ground, after),
  }
}

const branchMove = (ground: BranchContext, around: Around, known: KnownMove): BranchMove => {
  const { edge, after, loss, isOnlyMove } = known
  const { entry, isOurs, chances, kinds, critical } = around
  const { rule, deeper } = byHandOf(entry, edge.move.uci)
  const kind = kinds.get(edge)
  const next = ground.graph.entries.get(edge.to)
  return {
    ...moveOf(edge),
    ...beyond(ground, around, known),
    to: edge.to,
    value: after,
    loss,
    isPrepared: kind !== undefined,
    share: isOurs ? 1 : chances.get(edge)!,
    joins: next ? joinsOf(ground, entry, edge, next) : null,
    isCritical: edge === critical,
    isOnlyMove: isOurs && isOnlyMove,
    isTrap: kind === 'trap',
    isRefuted: kind !== 'trap' && loss >= TRAP_POINTS,
    isRepetition: edge.isRepetition,
    rule: rule ?? null,
    deeper,
  }
}

const around = ({ graph: { entries }, job }: BranchContext, entry: Entry): Around => {
  const prepared = preparedMoves(entries, job, entry)
  const isOurs = entry.turn === job.color
  const [first, second] = prepared
  return {
    entry,
    isOurs,
    chances: isOurs ? new Map() : chancesOf(entries, job, entry),
    kinds: new Map(prepared.map(({ edge, kind }) => [edge, kind])),
    critical: !isOurs && second ? first?.edge : undefined,
  }
}

/** The share of the answers to which the preparation has a reply. */
const preparedShare = ({ graph, job }: BranchContext, { isOurs, chances, kinds }: Around): number => {
  if (isOurs) return 1
  const has = ({ to, isRepetition }: Edge): boolean => {
    const after = graph.entries.get(to)
    return isRepetition || (after !== undefined && (isKnownAfter(after) || after.ply >= job.depth))
  }
  return [...kinds.keys()].filter(has).reduce((sum, edge) => sum + chances.get(edge)!, 0)
}

/** The branch of a position: what is known of it and of its moves. */
export const branchOf = (ground: BranchContext, entry: Entry): Branch => {
  const isOurs = entry.turn === ground.job.color
  const { key, fen } = entry
  const state = entry.state === 'asked' ? 'leaf' : entry.state
  const plain = {
    key,
    fen,
    isOurs,
    state,
    value: preparedWorth(ground.graph.entries, entry) ?? null,
    moves: [],
    prepared: 0,
  } as const
  if (state !== 'searched') return plain
  const about = around(ground, entry)
  const moves = knownMoves(ground.graph.entries, ground.job, entry).map(move =>
    branchMove(ground, about, move),
  )
  return {
    ...plain,
    moves: [
      ...moves.filter(({ isPrepared }) => isPrepared),
      ...moves.filter(({ isPrepared }) => !isPrepared),
    ],
    prepared: preparedShare(ground, about),
  }
}
