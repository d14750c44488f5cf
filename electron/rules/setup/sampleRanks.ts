import type { Role } from '@shared/board/role'
import type { Rank } from '@shared/setup/ranks/rank'
import type { Random } from '@shared/setup/starts/random'

/** A piece that a move puts on a place of the back rank, 0 for the army's left edge. */
export interface PlacedPiece {
  readonly role: Role
  readonly index: number
}

/** Every legal move is followed by so many ranks at least, where there are so many. */
const LEAST = 4

/** Takes so many of a list by lot, all of it if there are no more; what is left stays in the list. */
const draw = <T>(from: T[], wanted: number, random: Random): readonly T[] => {
  const drawn: T[] = []
  while (drawn.length < wanted && from.length > 0) {
    const place = random.below(from.length)
    drawn.push(from[place]!)
    from[place] = from.at(-1)!
    from.pop()
  }
  return drawn
}

export const isOn = (rank: Rank, pieces: readonly PlacedPiece[]): boolean =>
  pieces.every(({ role, index }) => rank[index] === role)

/**
 * Ranks drawn by lot, each as likely as the others, and a few more for moves that too few of them follow.
 *
 * @param moves what each move places; none for the side that is not to move
 */
export const sampleRanks = (
  ranks: readonly Rank[],
  wanted: number,
  moves: readonly (readonly PlacedPiece[])[],
  random: Random,
): readonly Rank[] => {
  const rest = [...ranks]
  const sample = [...draw(rest, wanted, random)]
  for (const move of moves) {
    const missing = LEAST - sample.filter(rank => isOn(rank, move)).length
    const more = draw(
      rest.filter(rank => isOn(rank, move)),
      Math.max(0, missing),
      random,
    )
    for (const rank of more) {
      sample.push(rank)
      rest.splice(rest.indexOf(rank), 1)
    }
  }
  return sample
}
