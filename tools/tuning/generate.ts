import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { err, ok, type Result } from '@shared/result'
import { STOP_FILE, watchControls, type Controls } from './controls'
import { GENERATE_USAGE, readGenerateOptions, type GenerateOptions } from './generateOptions'
import { openLane, type Lane } from './lane'
import type { Paths } from './paths'
import { produce, shardWriter } from './produce'
import { lockFolder } from './runLock'
import { seenPositions, type SeenPositions } from './seenPositions'
import { countPositions, openFolder, readShard, type Manifest, type Origin } from './shardFolder'
import { takeDown } from './sift'

/** Rises with every change that makes other shards of the same seed. */
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

const reporter = (options: GenerateOptions, say: (line: string) => void) => {
  const begun = performance.now()
  let made = 0
  return (manifest: Manifest): void => {
    const { number, train, heldOut, games, duplicates } = manifest.shards.at(-1)!
    const positions = train.positions + heldOut.positions
    made += positions
    const hours = (performance.now() - begun) / 3_600_000
    say(
      `shard ${number}: ${positions} positions of ${games} games, ${duplicates} duplicates; ` +
        `${countPositions(manifest)} of ${options.positions}, ${(made / hours / 1e6).toFixed(2)} million an hour`,
    )
  }
}

/** All positions that the folder holds. */
const seenIn = (folder: string, { shards }: Manifest): Result<SeenPositions, string> => {
  const seen = seenPositions()
  for (const shard of shards) {
    const records = readShard(folder, shard)
    if (!records.ok) return records
    takeDown(records.value, seen)
  }
  return ok(seen)
}

const openLanes = async (
  options: GenerateOptions,
  paths: Paths,
  controls: Controls,
): Promise<Result<readonly Lane[], string>> => {
  const lanes: Lane[] = []
  for (let i = 0; i < options.lanes; i++) {
    const lane = await openLane(i, options, paths, controls)
    if (!lane.ok) return lane
    lanes.push(lane.value)
  }
  return ok(lanes)
}

const run = async (
  options: GenerateOptions,
  lanes: readonly Lane[],
  controls: Controls,
  say: (line: string) => void,
): Promise<Result<string, string>> => {
  const folder = options.out
  const manifest = openFolder(folder, originOf(options, lanes[0]!.player.name))
  if (!manifest.ok) return manifest
  const seen = seenIn(folder, manifest.value)
  if (!seen.ok) return seen
  const writer = shardWriter(options, manifest.value, seen.value, reporter(options, say))
  const ending = await produce(lanes, controls, options, writer)
  if (ending === 'dead') return err(`${lanes[0]!.player.name} has died`)
  const end = `${countPositions(writer.manifest())} positions in ${folder}`
  return ok(ending === 'enough' ? end : `${end}; stopped, the same command goes on`)
}

const generate = async (
  options: GenerateOptions,
  paths: Paths,
  say: (line: string) => void,
): Promise<Result<string, string>> => {
  mkdirSync(options.out, { recursive: true })
  const stop = path.join(options.out, STOP_FILE)
  if (existsSync(stop)) return err(`${stop} says that nothing is to be done`)
  const lock = lockFolder(options.out)
  if (!lock.ok) return lock
  const controls = watchControls(options.out)
  const lanes = await openLanes(options, paths, controls)
  try {
    return lanes.ok ? await run(options, lanes.value, controls, say) : lanes
  } finally {
    controls.close()
    if (lanes.ok) for (const { close } of lanes.value) close()
    lock.value[Symbol.dispose]()
  }
}

/** Makes labelled positions as the command line says; answers with the exit code. */
export const main = async (
  words: readonly string[],
  paths: Paths,
  say: (line: string) => void = console.log,
): Promise<number> => {
  const options = readGenerateOptions(words)
  const done = options.ok
    ? await generate(options.value, paths, say)
    : err(`${options.error}\n${GENERATE_USAGE}`)
  say(done.ok ? done.value : done.error)
  return done.ok ? 0 : 1
}
