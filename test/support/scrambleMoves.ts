import { CLUSTER_BYTES } from '../../electron/search/hashTable'
import type { SoloSearch } from '../../electron/search/soloSearch'

/** Bits of an entry's content in which its move stands. */
const MOVE_BITS = (1n << 19n) - 1n
const MULTIPLIER = 0x9e3779b97f4a7c15n

/** Gives every entry of a hash table some other move, as a torn write or two positions of one key would. */
export const scrambleMoves = ({ core, table }: SoloSearch): void => {
  for (let at = table.address; at < table.address + table.clusters * CLUSTER_BYTES; at += 16) {
    const content = core.view.getBigUint64(at + 8, true)
    if (content === 0n) continue
    const other = (content & ~MOVE_BITS) | ((BigInt(at) * MULTIPLIER) & MOVE_BITS)
    core.view.setBigUint64(at, core.view.getBigUint64(at, true) ^ content ^ other, true)
    core.view.setBigUint64(at + 8, other, true)
  }
}
