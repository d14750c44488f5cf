import { EIGHT_RECORDS, LABEL, WIDE_RECORDS } from './records'

/** Tells whether a position was seen before. */
export interface SeenPositions {
  /** Adds a record; returns whether its position is new. */
  readonly isNew: (record: Uint8Array) => boolean
}

/**
 * 256 MiB; with 100 million positions, one in a thousand is wrongly taken for known, with 30 million one in 100,000.
 */
const BITS_LOG = 31
const PROBES = 4

/** @param board the bytes of the board; the labels follow */
const hash = (record: Uint8Array, board: number, factor: number): number => {
  let bits = 0x811c9dc5
  for (let at = 0; at < board; at++) bits = Math.imul(bits ^ record[at]!, factor)
  bits = Math.imul(bits ^ record[board + LABEL.flags]!, factor)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/**
 * A filter of positions: board, turn and castling rights count, labels do not. It never takes a known position for
 * a new one, and rarely a new one for known.
 *
 * @see https://en.wikipedia.org/wiki/Bloom_filter
 */
export const seenPositions = (bitsLog = BITS_LOG): SeenPositions => {
  const words = new Uint32Array(2 ** (bitsLog - 5))
  const mask = 2 ** bitsLog - 1
  return {
    isNew: record => {
      const format = [EIGHT_RECORDS, WIDE_RECORDS].find(({ bytes }) => bytes === record.length)
      if (!format) throw new RangeError(`a record of ${record.length} bytes`)
      const step = hash(record, format.labels, 0x9e3779b1) | 1
      let at = hash(record, format.labels, 0x01000193)
      let isNew = false
      for (let probe = 0; probe < PROBES; probe++) {
        const bit = (at & mask) >>> 0
        const word = bit >>> 5
        if (((words[word]! >>> (bit & 31)) & 1) === 0) isNew = true
        words[word]! |= 1 << (bit & 31)
        at = (at + step) >>> 0
      }
      return isNew
    },
  }
}
