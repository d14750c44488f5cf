import type { PgnLine, PgnMove } from '@shared/notation/pgn/pgn'

/**
 * Some scores write the last two placements of a side one at a time: `4. Q@b1 Q@g8 5. K@g1 K@b8`. Here they become one
 * turn each, `4. Q@b1+K@g1 Q@g8+K@b8`, with their comments and variations.
 */

/** A line whose first `given` moves only repeat the line it branches from, to make its turns whole. */
export interface JoinedLine extends PgnLine {
  readonly given: number
}

/** How many of a line's first moves are also in the line it branches from. */
export const givenOf = (line: PgnLine): number => ('given' in line ? (line as JoinedLine).given : 0)

const SINGLE = /^[A-Z]@[a-l][1-9][0-9]?$/

const isSingle = (move: PgnMove | undefined): move is PgnMove => move !== undefined && SINGLE.test(move.text)

/** A variation without moves is a remark on the move it would replace. */
export const isRemark = ({ moves, unread }: PgnLine): boolean => moves.length === 0 && unread === undefined

/** The move as it is in a branch: the text, without comments and variations. */
const bare = (move: PgnMove): PgnMove => ({
  text: move.text,
  at: move.at,
  from: move.from,
  early: [],
  nags: [],
  commentsBefore: [],
  comments: [],
  variations: [],
})

/** A variation on the single placement `moves[index]`, as a line from the turn's beginning. */
const branch = (line: PgnLine, moves: readonly PgnMove[], index: number): JoinedLine => ({
  ...line,
  moves: [...moves.slice(0, index).map(bare), ...line.moves],
  given: index,
})

/** Two halves of a turn; `isGiven` if the first only repeats the line that this one branches from. */
const join = (first: PgnMove, second: PgnMove, isGiven: boolean): Omit<PgnMove, 'variations'> => ({
  text: `${first.text}+${second.text}`,
  at: first.at,
  from: first.from,
  early: first.early,
  nags: [...first.nags, ...second.nags],
  commentsBefore: isGiven ? second.commentsBefore : first.commentsBefore,
  comments: isGiven ? second.comments : [...first.comments, ...second.commentsBefore, ...second.comments],
})

/** The place in its line of a turn that may have been written in halves. */
export interface HalvedTurn {
  readonly from: number
  /** 2 where both sides owe their last two pieces and the halves alternate, 1 where only one does. */
  readonly sides: 1 | 2
  /** How many of the line's first moves are also in the line it branches from. */
  readonly given: number
}

/** The moves with the single placements of a turn joined, or undefined where they do not fill it. */
export const joinPlacements = (
  moves: readonly PgnMove[],
  { from, sides, given }: HalvedTurn,
): readonly PgnMove[] | undefined => {
  const halves = moves.slice(from, from + 2 * sides)
  if (halves.length < 2 * sides || !halves.every(isSingle)) return undefined
  const joined = Array.from({ length: sides }, (_, side) =>
    join(halves[side]!, halves[side + sides]!, from + side < given),
  )
  const variations = halves.flatMap((half, index) =>
    half.variations.map(line => (index === 0 || isRemark(line) ? line : branch(line, halves, index))),
  )
  const [first, ...others] = joined
  return [
    ...moves.slice(0, from),
    { ...first!, variations },
    ...others.map(move => ({ ...move, variations: [] })),
    ...moves.slice(from + 2 * sides),
  ]
}
