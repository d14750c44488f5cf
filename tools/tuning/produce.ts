import type { Controls } from './controls'
import type { GenerateOptions } from './generateOptions'
import type { Lane } from './lane'
import type { SeenPositions } from './seenPositions'
import { makeShard, type Shard } from './shard'
import { addShard, countPositions, type Manifest } from './shardFolder'
import { sift } from './sift'

/**
 * Takes shards as they are made; they are sifted and written in the order of their numbers, until there are as many
 * positions as are wanted.
 */
export const shardWriter = (
  { out, positions }: Pick<GenerateOptions, 'out' | 'positions'>,
  first: Manifest,
  seen: SeenPositions,
  written: (manifest: Manifest) => void,
) => {
  const made = new Map<number, Shard>()
  let manifest = first
  const isEnough = () => countPositions(manifest) >= positions
  const nextMade = () => (isEnough() ? undefined : made.get(manifest.shards.length))
  return {
    manifest: () => manifest,
    isEnough,
    take: (number: number, shard: Shard): void => {
      made.set(number, shard)
      for (let next = nextMade(); next; next = nextMade()) {
        made.delete(manifest.shards.length)
        manifest = addShard(out, manifest, sift(next, seen))
        written(manifest)
      }
    },
  }
}

/** Why a run ends: it was told to, a teacher has died, or there are as many positions as were wanted. */
export type Ending = 'stopped' | 'dead' | 'enough'

/** Makes shards until there is enough, or something puts an end to it. */
export const produce = async (
  lanes: readonly Lane[],
  controls: Controls,
  options: GenerateOptions,
  { manifest, isEnough, take }: ReturnType<typeof shardWriter>,
): Promise<Ending> => {
  let next = manifest().shards.length
  let ending: Ending | undefined
  const along = async (lane: Lane): Promise<void> => {
    while (!isEnough() && ending === undefined) {
      const number = next++
      const shard = await Promise.race([
        makeShard(lane, options, options.seed, number, options.families),
        controls.stopped.then((): Ending => 'stopped'),
        lane.ended.then((): Ending => 'dead'),
      ])
      if (typeof shard === 'string') ending ??= shard
      else take(number, shard)
    }
  }
  await Promise.race(lanes.map(along))
  return ending ?? 'enough'
}
