import { recordsIn, type RecordFormat } from './records'
import type { SeenPositions } from './seenPositions'
import type { Shard } from './shard'
import type { Sifted } from './shardFolder'

/** One family in this many is held out, with all its games. */
export const HELD_OUT = 50

/** Separates the held-out families from those to learn from, and removes positions seen before. */
export const sift = ({ games, plies, families }: Shard, seen: SeenPositions): Sifted => {
  const [train, heldOut]: [Buffer[], Buffer[]] = [[], []]
  let duplicates = 0
  for (const [index, records] of families.entries()) {
    const target = index % HELD_OUT === HELD_OUT - 1 ? heldOut : train
    for (const record of records) {
      if (seen.isNew(record)) target.push(record)
      else duplicates++
    }
  }
  return { games, plies, duplicates, train: Buffer.concat(train), heldOut: Buffer.concat(heldOut) }
}

/** Adds the records of a file to the seen positions. */
export const takeDown = (records: Buffer, format: RecordFormat, seen: SeenPositions): void => {
  for (const record of recordsIn(records, format)) seen.isNew(record)
}
