import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { err, ok, type Result } from '@shared/result'
import { STOP_FILE, watchControls, type Controls } from './controls'
import type { GenerateOptions } from './generateOptions'
import { openLabelWorker, type LabelWorker } from './labelWorker'
import type { Paths } from './paths'
import type { RecordFormat } from './records'
import { produce, shardWriter, type ShardMaker } from './produce'
import { seenPositions, type SeenPositions } from './seenPositions'
import { countPositions, openFolder, readShard, type Manifest, type Origin } from './shardFolder'
import { takeDown } from './sift'

/** The file that names the process working on a folder. */
const PID_FILE = 'generate.pid'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Locks a folder for this process; an error is a sentence. The lock of a process that has died is ignored. */
const lockFolder = (folder: string): Result<Disposable, string> => {
  const file = path.join(folder, PID_FILE)
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined
  if (pid !== undefined && pid !== process.pid && isAlive(pid))
    return err(`process ${pid} works on ${folder} (${file})`)
  writeFileSync(file, `${process.pid}\n`)
  return ok({ [Symbol.dispose]: () => rmSync(file, { force: true }) })
}

/** A folder of shards to fill. */
export interface Production extends Pick<
  GenerateOptions,
  'out' | 'positions' | 'lanes' | 'teacher' | 'labelNodes'
> {
  readonly format: RecordFormat
  /** What determines the shards, including the name of the engine that labels. */
  readonly originOf: (player: string) => Origin
  readonly makeShard: ShardMaker
}

const reporter = (wanted: number, say: (line: string) => void) => {
  const begun = performance.now()
  let made = 0
  return (manifest: Manifest): void => {
    const { number, train, heldOut, games, duplicates } = manifest.shards.at(-1)!
    const positions = train.positions + heldOut.positions
    made += positions
    const hours = (performance.now() - begun) / 3_600_000
    say(
      `shard ${number}: ${positions} positions of ${games} games, ${duplicates} duplicates; ` +
        `${countPositions(manifest)} of ${wanted}, ${(made / hours / 1e6).toFixed(2)} million an hour`,
    )
  }
}

/** All positions in the folder. */
const seenIn = (
  folder: string,
  format: RecordFormat,
  { shards }: Manifest,
): Result<SeenPositions, string> => {
  const seen = seenPositions()
  for (const shard of shards) {
    const records = readShard(folder, shard)
    if (!records.ok) return records
    takeDown(records.value, format, seen)
  }
  return ok(seen)
}

const openLanes = async (
  production: Production,
  paths: Paths,
  controls: Controls,
): Promise<Result<readonly LabelWorker[], string>> => {
  const lanes: LabelWorker[] = []
  for (let i = 0; i < production.lanes; i++) {
    const lane = await openLabelWorker(i, production, paths, controls)
    if (!lane.ok) return lane
    lanes.push(lane.value)
  }
  return ok(lanes)
}

const run = async (
  production: Production,
  lanes: readonly LabelWorker[],
  controls: Controls,
  say: (line: string) => void,
): Promise<Result<string, string>> => {
  const folder = production.out
  const manifest = openFolder(folder, production.format, production.originOf(lanes[0]!.player.name))
  if (!manifest.ok) return manifest
  const seen = seenIn(folder, production.format, manifest.value)
  if (!seen.ok) return seen
  const writer = shardWriter(production, manifest.value, seen.value, reporter(production.positions, say))
  const ending = await produce(lanes, controls, production.makeShard, writer)
  if (ending === 'dead') return err(`${lanes[0]!.player.name} has died`)
  const end = `${countPositions(writer.manifest())} positions in ${folder}`
  return ok(ending === 'enough' ? end : `${end}; stopped, the same command goes on`)
}

/** Fills a folder, or continues where an earlier run stopped; returns a sentence. */
export const fillFolder = async (
  production: Production,
  paths: Paths,
  say: (line: string) => void,
): Promise<Result<string, string>> => {
  mkdirSync(production.out, { recursive: true })
  const stop = path.join(production.out, STOP_FILE)
  if (existsSync(stop)) return err(`${stop} says that nothing is to be done`)
  const lock = lockFolder(production.out)
  if (!lock.ok) return lock
  const controls = watchControls(production.out)
  const lanes = await openLanes(production, paths, controls)
  try {
    return lanes.ok ? await run(production, lanes.value, controls, say) : lanes
  } finally {
    controls.close()
    if (lanes.ok) for (const { close } of lanes.value) close()
    lock.value[Symbol.dispose]()
  }
}
