import { decisive, followed, ranked, worthOfEdge } from './backUp'
import { byHandOf } from './byHand'
import type { Edge, Entries, Entry } from './entry'
import type { PreparationGraph } from './graph'
import type { PreparationJob } from './job'
import { likelihood } from './priority'
import { lossBetween, oneMoveLater, type Worth } from './worth'

/** The least points that a natural move gives away to be a mistake worth knowing. */
export const TRAP_POINTS = 20

/** A move is the only one if every other gives away at least this many points. */
export const ONLY_MOVE_POINTS = 20

export interface PreparedMove {
  readonly edge: Edge
  /** The value of its result, seen from the position before it. */
  readonly worth: Worth
  /** The value of the position after it. */
  readonly after: Worth
  /** The points of winning chance that it gives away. */
  readonly loss: number
  /** Our move, an answer to expect, or a natural mistake of the other side. */
  readonly kind: 'choice' | 'answer' | 'trap'
  /** Whether all other moves of ours that were searched are far worse. */
  readonly isOnlyMove: boolean
}

/** A move of a searched position, prepared or not. */
export type KnownMove = Omit<PreparedMove, 'kind'>

/**
 * The moves of a searched position, the best for its mover first. What a move gives away is measured against the move from which
 * the position takes its value.
 */
export const knownMoves = (entries: Entries, job: PreparationJob, entry: Entry): readonly KnownMove[] => {
  const { turn } = entry
  const edges = ranked(entries, entry)
  const [first, second] = edges
  if (!first) return []
  const best = worthOfEdge(entries, decisive(job, entry, edges) ?? first, turn)
  const gap = second
    ? lossBetween(worthOfEdge(entries, first, turn), worthOfEdge(entries, second, turn), turn)
    : 0
  return edges.map((edge, place) => {
    const worth = worthOfEdge(entries, edge, turn)
    return {
      edge,
      worth,
      after: oneMoveLater(worth, turn),
      loss: lossBetween(best, worth, turn),
      isOnlyMove: place === 0 && gap >= ONLY_MOVE_POINTS,
    }
  })
}

/** Why an answer of the other side is prepared, if it is. */
const answerKind = (
  job: PreparationJob,
  entry: Entry,
  { edge, loss }: Pick<KnownMove, 'edge' | 'loss'>,
): 'answer' | 'trap' | undefined => {
  const { rule } = byHandOf(entry, edge.move.uci)
  if (rule === 'never') return undefined
  if (edge.isNatural && loss >= TRAP_POINTS) return 'trap'
  return rule === 'always' || loss <= job.margin ? 'answer' : undefined
}

/**
 * What a preparation has in a searched position: for our side the move that is followed; for the other side all answers within
 * the margin and the natural mistakes, the best first. The user's wishes have priority.
 */
export const preparedMoves = (
  entries: Entries,
  job: PreparationJob,
  entry: Entry,
): readonly PreparedMove[] => {
  const moves = knownMoves(entries, job, entry)
  if (entry.turn === job.color) {
    const edges = moves.map(({ edge }) => edge)
    const follow = followed(entries, job, entry, edges)
    return moves.filter(({ edge }) => edge === follow).map(move => ({ ...move, kind: 'choice' }))
  }
  return moves.flatMap((move): readonly PreparedMove[] => {
    const kind = answerKind(job, entry, move)
    return kind ? [{ ...move, kind, isOnlyMove: false }] : []
  })
}

/** Whether a move is one of {@link preparedMoves}, by the values that were last backed up and without sorting. */
export const isPrepared = (entries: Entries, job: PreparationJob, entry: Entry, edge: Edge): boolean => {
  const { turn, worth, choice } = entry
  if (entry.state !== 'searched' || worth === undefined) return false
  if (turn === job.color) return edge.move.uci === choice
  const loss = lossBetween(worth, worthOfEdge(entries, edge, turn), turn)
  return answerKind(job, entry, { edge, loss }) !== undefined
}

/** The likelihood of each move of the other side. Moves that were not searched count as being as bad as the worst that were. */
export const chancesOf = (entries: Entries, job: PreparationJob, entry: Entry): ReadonlyMap<Edge, number> => {
  const moves = knownMoves(entries, job, entry)
  const weights = moves.map(({ loss }) => likelihood(loss))
  const unseen = Math.max(0, entry.legal - moves.length) * Math.min(...weights)
  const all = weights.reduce((sum, weight) => sum + weight, unseen)
  return new Map(moves.map(({ edge }, place) => [edge, weights[place]! / all]))
}

/** For how many answers of the other side the coverage is computed. */
export const COVERED_ANSWERS = 2

/**
 * The probability, 0 to 1, that the preparation has a reply to each of the next two answers of the other side, if a move is less
 * likely the more it gives away. Positions beyond the chosen depth count as prepared.
 */
export const coverage = (
  { root, entries }: Pick<PreparationGraph, 'root' | 'entries'>,
  job: PreparationJob,
): number => {
  const known = new Map<string, number>()
  const from = (key: string, answers: number): number => {
    const entry = entries.get(key)!
    if (answers === 0 || entry.state === 'ended') return 1
    if (entry.state !== 'searched') return entry.ply >= job.depth ? 1 : 0
    const name = `${key} ${answers}`
    const before = known.get(name)
    if (before !== undefined) return before
    const isOurs = entry.turn === job.color
    const chances = isOurs ? undefined : chancesOf(entries, job, entry)
    const left = isOurs ? answers : answers - 1
    const value = preparedMoves(entries, job, entry).reduce((sum, { edge }) => {
      const chance = chances ? chances.get(edge)! : 1
      return sum + chance * (edge.isRepetition ? 1 : repliedTo(edge.to, left))
    }, 0)
    known.set(name, value)
    return value
  }
  /** The last answer needs a reply, too. */
  const repliedTo = (key: string, left: number): number => {
    const { state, ply } = entries.get(key)!
    const hasReply = state === 'searched' || state === 'ended' || ply >= job.depth
    return left === 0 ? (hasReply ? 1 : 0) : from(key, left)
  }
  return from(root, COVERED_ANSWERS)
}
