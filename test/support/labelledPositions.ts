import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { seededRandom } from '@shared/setup/starts/random'
import { scratchFolder } from './scratchFolder'

/** The values of pawn to king in centipawns. */
const VALUES = [100, 300, 320, 500, 900, 0]
const RECORD_BYTES = 32
const CLEAR = 150

/**
 * A labelled position from piece codes by square (tools/tuning/dataFormat.md): its score is the material balance, which
 * decides its result.
 */
export const labelled = (codes: ReadonlyMap<number, number>, flags: number): Buffer => {
  const record = Buffer.alloc(RECORD_BYTES)
  const squares = [...codes.keys()].sort((a, b) => a - b)
  let score = 0
  squares.forEach((square, piece) => {
    const code = codes.get(square)!
    record[square >> 3]! |= 1 << (square & 7)
    record[8 + (piece >> 1)]! |= code << (4 * (piece & 1))
    score += (code < 8 ? 1 : -1) * VALUES[(code & 7) - 1]!
  })
  record.writeInt16LE(score, 24)
  record[26] = score > CLEAR ? 2 : score < -CLEAR ? 0 : 1
  record[27] = flags
  return record
}

/** Labelled positions of random pieces. */
export const labelledPositions = (count: number, seed = 'positions'): Buffer => {
  const random = seededRandom(seed)
  const aPosition = (): Buffer => {
    const codes = new Map<number, number>()
    const put = (code: number) => {
      let square = random.below(64)
      while (codes.has(square)) square = random.below(64)
      codes.set(square, code)
    }
    put(6)
    put(14)
    const pieces = random.below(31)
    for (let i = 0; i < pieces; i++) put((random.below(2) << 3) | (random.below(5) + 1))
    return labelled(codes, random.below(32))
  }
  return Buffer.concat(Array.from({ length: count }, aPosition))
}

/** A file of labelled positions, removed when the test ends. */
export const labelledFile = async (count: number): Promise<string> => {
  const file = path.join(await scratchFolder(), 'positions.bin')
  writeFileSync(file, labelledPositions(count))
  return file
}
