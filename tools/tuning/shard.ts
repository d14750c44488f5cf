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

/** The number of jobs under way at the same time, so that the teacher never waits for a question. */
const SIDE_BY_SIDE = 24

/** Runs jobs 0 to count - 1, several at a time, started in order; first forgets what earlier shards have taught. */
export const sideBySide = async (
  labeller: Labeller,
  count: number,
  job: (index: number) => Promise<void>,
): Promise<void> => {
  let begun = 0
  const goOn = async (): Promise<void> => {
    while (begun < count) await job(begun++)
  }
  labeller.player.forget()
  labeller.search.forget()
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, goOn))
}

/**
 * Makes the shard of a number: always the same for the same labeller, recipe and seed, regardless of earlier shards.
 */
export const makeShard = async (
  labeller: Labeller,
  recipe: Recipe,
  seed: string,
  number: number,
  count: number,
): Promise<Shard> => {
  const families: (readonly Buffer[])[] = []
  let [games, plies] = [0, 0]
  await sideBySide(labeller, count, async index => {
    const family = await growFamily(labeller, recipe, `${seed}/${number}/${index}`)
    families[index] = family.samples.map(packSample)
    games += family.games
    plies += family.plies
  })
  return { games, plies, families }
}
