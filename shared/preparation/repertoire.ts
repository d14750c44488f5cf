import { followed, ranked, worthOfEdge } from './backUp'
import type { Edge, Entries, Entry } from './entry'
import type { PreparationGraph } from './graph'
import type { PreparationJob } from './job'
import { isExpected, likelihood } from './priority'
import { lossBetween, oneMoveLater, type Worth } from './worth'

/** A natural move that gives away so many points is a mistake worth knowing. */
export const TRAP_POINTS = 20

/** Another move of ours that gives away so many points leaves only one. */
export const ONLY_MOVE_POINTS = 20

/** A move that a preparation has, and why. */
export interface PreparedMove {
  readonly edge: Edge
  /** What it leads to, seen from before it. */
  readonly worth: Worth
  /** What the position after it is worth. */
  readonly after: Worth
  /** Points of winning chance that it gives away. */
  readonly loss: number
  /** Ours, an answer that has to be expected, or a natural mistake of theirs. */
  readonly kind: 'choice' | 'answer' | 'trap'
  /** All other moves of ours that were looked at are far worse. */
  readonly isOnlyMove: boolean
}

const movesOf = (entries: Entries, { turn, ...entry }: Entry): readonly Omit<PreparedMove, 'kind'>[] => {
  const edges = ranked(entries, { turn, edges: entry.edges })
  const [first, second] = edges
  if (!first) return []
  const best = worthOfEdge(entries, first, turn)
  const gap = second ? lossBetween(best, worthOfEdge(entries, second, turn), turn) : 0
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

/**
 * What a preparation has of a position that was searched: of our side the move that is followed, of the other all answers within the margin
 * and the natural mistakes, the best first.
 */
export const preparedMoves = (
  entries: Entries,
  job: PreparationJob,
  entry: Entry,
): readonly PreparedMove[] => {
  const moves = movesOf(entries, entry)
  const [choice] = moves
  if (!choice) return []
  if (entry.turn === job.color) {
    const follow = followed(
      entries,
      job,
      entry,
      moves.map(({ edge }) => edge),
    )
    return [{ ...moves.find(({ edge }) => edge === follow)!, kind: 'choice' }]
  }
  return moves.flatMap((move): readonly PreparedMove[] => {
    if (isExpected(job, entry.turn, choice.worth, move.worth))
      return [{ ...move, kind: 'answer', isOnlyMove: false }]
    const isTrap = move.edge.isNatural && move.loss >= TRAP_POINTS
    return isTrap ? [{ ...move, kind: 'trap', isOnlyMove: false }] : []
  })
}

/** How likely each move of the other side is, where the moves nobody looked at are as bad as the worst that were. */
const chancesOf = (entries: Entries, entry: Entry): ReadonlyMap<Edge, number> => {
  const moves = movesOf(entries, entry)
  const weights = moves.map(({ loss }) => likelihood(loss))
  const unseen = Math.max(0, entry.legal - moves.length) * Math.min(...weights)
  const all = weights.reduce((sum, weight) => sum + weight, unseen)
  return new Map(moves.map(({ edge }, place) => [edge, weights[place]! / all]))
}

/** Answers of the other side of which the coverage speaks. */
export const COVERED_ANSWERS = 2

/**
 * The probability, 0 to 1, that the preparation has a reply to each of the next two answers of the other side, if it plays a
 * move the likelier the less that gives away. What lies beyond the depth that was asked for counts as prepared.
 */
export const coverage = ({ root, entries }: PreparationGraph, job: PreparationJob): number => {
  const known = new Map<string, number>()
  const from = (key: string, answers: number): number => {
    const entry = entries.get(key)!
    if (answers === 0 || entry.state === 'ended') return 1
    if (entry.state !== 'searched') return entry.ply >= job.depth ? 1 : 0
    const name = `${key} ${answers}`
    const before = known.get(name)
    if (before !== undefined) return before
    const isOurs = entry.turn === job.color
    const chances = isOurs ? undefined : chancesOf(entries, entry)
    const left = isOurs ? answers : answers - 1
    const value = preparedMoves(entries, job, entry).reduce((sum, { edge }) => {
      const chance = chances ? chances.get(edge)! : 1
      return sum + chance * (edge.isRepetition ? 1 : repliedTo(edge.to, left))
    }, 0)
    known.set(name, value)
    return value
  }
  /** After the last answer, too, there has to be a reply. */
  const repliedTo = (key: string, left: number): number => {
    const { state, ply } = entries.get(key)!
    const hasReply = state === 'searched' || state === 'ended' || ply >= job.depth
    return left === 0 ? (hasReply ? 1 : 0) : from(key, left)
  }
  return from(root, COVERED_ANSWERS)
}
