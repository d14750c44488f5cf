import { CLUSTER_BYTES, CONTENT, ENTRY_BYTES, MOVE_BITS } from '../../electron/core/layout/hashTable'
import type { SoloSearch } from '../../electron/engine/pool/soloSearch'

/** The bits of an entry's content that hold its move. */
const MOVE_MASK = (1n << BigInt(MOVE_BITS)) - 1n
const MULTIPLIER = 0x9e3779b97f4a7c15n

/** Gives every entry of a hash table another move, as a torn write or two positions with one key would. */
export const scrambleMoves = ({ core, table }: SoloSearch): void => {
  for (let at = table.address; at < table.address + table.clusters * CLUSTER_BYTES; at += ENTRY_BYTES) {
    const content = core.view.getBigUint64(at + CONTENT, true)
    if (content === 0n) continue
    const other = (content & ~MOVE_MASK) | ((BigInt(at) * MULTIPLIER) & MOVE_MASK)
    core.view.setBigUint64(at, core.view.getBigUint64(at, true) ^ content ^ other, true)
    core.view.setBigUint64(at + CONTENT, other, true)
  }
}
