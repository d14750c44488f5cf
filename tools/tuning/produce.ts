import type { Controls } from './controls'
import type { LabelWorker } from './labelWorker'
import type { SeenPositions } from './seenPositions'
import type { Shard } from './shard'
import { addShard, countPositions, type Manifest } from './shardFolder'
import { sift } from './sift'

/**
 * Takes shards as they are made, and sifts and writes them in the order of their numbers, until there are enough
 * positions.
 */
export const shardWriter = (
  { out, positions }: { readonly out: string; readonly positions: number },
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

/** Why a run ends: it was stopped, a teacher died, or there are enough positions. */
export type Ending = 'stopped' | 'dead' | 'enough'

/** Makes the shard of a number, whichever others were made before; undefined if there is none. */
export type ShardMaker = (lane: LabelWorker, number: number) => Promise<Shard | undefined>

const NEVER = new Promise<Ending>(() => undefined)

/** Makes shards until there are enough positions, no more can be made, or the run is stopped or a teacher dies. */
export const produce = async (
  lanes: readonly LabelWorker[],
  controls: Pick<Controls, 'stopped'>,
  makeShard: ShardMaker,
  { manifest, isEnough, take }: ReturnType<typeof shardWriter>,
): Promise<Ending> => {
  let next = manifest().shards.length
  const along = async (lane: LabelWorker): Promise<Ending | undefined> => {
    while (!isEnough()) {
      const number = next++
      const shard = await Promise.race([
        makeShard(lane, number),
        controls.stopped.then((): Ending => 'stopped'),
        lane.ended.then((): Ending => 'dead'),
      ])
      if (typeof shard === 'string') return shard
      if (!shard) return undefined
      take(number, shard)
    }
    return 'enough'
  }
  const endings = lanes.map(along)
  const first = endings.map(async ending => (await ending) ?? NEVER)
  return Promise.race([...first, Promise.all(endings).then((): Ending => 'enough')])
}
