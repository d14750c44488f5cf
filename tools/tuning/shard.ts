import { growFamily, type Recipe } from './family'
import type { Labeller } from './labeller'
import { packSample } from './records'

/** Games that are kept together, before duplicates are taken out. */
export interface Shard {
  readonly games: number
  readonly plies: number
  /** The records of each family. */
  readonly families: readonly (readonly Buffer[])[]
}

/** Families that grow side by side, so that the teacher never waits for a question. */
const SIDE_BY_SIDE = 24

/**
 * Makes the shard of a number: with the same labeller, recipe and seed always the same one, whatever has been made
 * before.
 */
export const makeShard = async (
  labeller: Labeller,
  recipe: Recipe,
  seed: string,
  number: number,
  count: number,
): Promise<Shard> => {
  const families: (readonly Buffer[])[] = []
  let [begun, games, plies] = [0, 0, 0]
  const growOn = async (): Promise<void> => {
    while (begun < count) {
      const index = begun++
      const family = await growFamily(labeller, recipe, `${seed}/${number}/${index}`)
      families[index] = family.samples.map(packSample)
      games += family.games
      plies += family.plies
    }
  }
  labeller.player.forget()
  labeller.search.forget()
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, growOn))
  return { games, plies, families }
}
