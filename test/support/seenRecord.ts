import type { Seen } from './networkReference'

/** What the network sees of a labelled position (tools/tuning/dataFormat.md). */
export const seenRecord = (record: Uint8Array): Seen => {
  const squares: number[] = []
  for (let square = 0; square < 64; square++)
    if (((record[square >> 3]! >> (square & 7)) & 1) === 1) squares.push(square)
  return {
    squares,
    codes: squares.map((_, piece) => (record[8 + (piece >> 1)]! >> (4 * (piece & 1))) & 15),
    isBlack: (record[27]! & 1) === 1,
    castling: (record[27]! >> 1) & 15,
  }
}
