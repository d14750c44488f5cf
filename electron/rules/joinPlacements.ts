import type { PgnComment, PgnLine, PgnMove } from '@shared/notation/pgn/pgn'

/**
 * Some scores write the last two placements of a side one at a time: `4. Q@b1 Q@g8 5. K@g1 K@b8`.
 * Here they become the one turn they are, `4. Q@b1+K@g1 Q@g8+K@b8`, with all that hangs on them.
 */

/** A line whose first `given` moves only repeat the line it branches from, to make its turns whole. */
export interface JoinedLine extends PgnLine {
  readonly given: number
}

/** How many of a line's first moves stand in the line it branches from as well. */
export const givenOf = (line: PgnLine): number => ('given' in line ? (line as JoinedLine).given : 0)

const SINGLE = /^[A-Z]@[a-l][1-9][0-9]?$/

const isSingle = (move: PgnMove | undefined): move is PgnMove => move !== undefined && SINGLE.test(move.text)

/** The move as it stands in a branch: the text, and nothing that hangs on it. */
const bare = (move: PgnMove): PgnMove => ({
  text: move.text,
  at: move.at,
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

const join = (first: PgnMove, second: PgnMove): Omit<PgnMove, 'variations'> => {
  const between: readonly PgnComment[] = [...first.comments, ...second.commentsBefore]
  return {
    text: `${first.text}+${second.text}`,
    at: first.at,
    nags: [...first.nags, ...second.nags],
    commentsBefore: first.commentsBefore,
    comments: [...between, ...second.comments],
  }
}

/**
 * The moves from `moves[from]` on with the single placements there joined, or undefined where they do
 * not fill the turns. `sides` is 2 where both sides still owe their last two pieces (the singles
 * alternate), 1 where only the side to move does.
 */
export const joinPlacements = (
  moves: readonly PgnMove[],
  from: number,
  sides: 1 | 2,
): readonly PgnMove[] | undefined => {
  const singles = moves.slice(from, from + 2 * sides)
  if (singles.length < 2 * sides || !singles.every(isSingle)) return undefined
  const joined = Array.from({ length: sides }, (_, side) => join(singles[side]!, singles[side + sides]!))
  const variations = singles.flatMap((single, index) =>
    single.variations.map(line => (index === 0 ? line : branch(line, singles, index))),
  )
  const [first, ...others] = joined
  return [
    ...moves.slice(0, from),
    { ...first!, variations },
    ...others.map(move => ({ ...move, variations: [] })),
    ...moves.slice(from + 2 * sides),
  ]
}
