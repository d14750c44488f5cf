import { GENERATE_USAGE, readGenerateOptions, type GenerateOptions } from './generateOptions'
import type { Paths } from './paths'
import { fillFolder } from './production'
import { makeShard } from './shard'
import type { Origin } from './shardFolder'

/** Increases with every change that makes different shards from the same seed. */
const RECIPE_VERSION = 2

const originOf = (options: GenerateOptions, player: string): Origin => ({
  recipe: RECIPE_VERSION,
  seed: options.seed,
  systems: options.systems.join(','),
  player,
  playNodes: options.playNodes,
  labelNodes: options.labelNodes,
  families: options.families,
})

/** Makes labelled positions according to the command line; returns the exit code. */
export const main = async (
  words: readonly string[],
  paths: Paths,
  say: (line: string) => void = console.log,
): Promise<number> => {
  const options = readGenerateOptions(words)
  if (!options.ok) {
    say(`${options.error}\n${GENERATE_USAGE}`)
    return 1
  }
  const recipe = options.value
  const done = await fillFolder(
    {
      ...recipe,
      originOf: player => originOf(recipe, player),
      makeShard: (lane, number) => makeShard(lane, recipe, recipe.seed, number, recipe.families),
    },
    paths,
    say,
  )
  say(done.ok ? done.value : done.error)
  return done.ok ? 0 : 1
}
