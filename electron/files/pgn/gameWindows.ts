import {
  type GameScan,
  type GameSpan,
  moveScan,
  scanGame,
  setScan,
  startScan,
} from '@shared/notation/pgn/gameScan'

/** A section of a file that is in memory while the rest is not; the next window replaces it. */
export interface GameWindow {
  readonly bytes: Buffer
  /**
   * The complete games in it, by their places in `bytes`; lines are counted from the start of the file. Can be iterated
   * only once; games are searched for only as they are taken.
   */
  readonly games: Iterable<GameSpan>
  /**
   * The end of the window's own part; these parts in sequence make up the file. Known once all games have been taken.
   */
  readonly to: () => number
  /** The offset of the window in the file. */
  readonly offset: number
}

/** Fills a buffer with the next bytes, and returns their number: 0 at the end. */
export type ReadNext = (into: Buffer) => Promise<number>

/** Reads from bytes in memory. */
export const readingFrom = (bytes: Buffer): ReadNext => {
  let at = 0
  return into => {
    const count = bytes.copy(into, 0, at)
    at += count
    return Promise.resolve(count)
  }
}

/** The size of a window in bytes, enough for a hundred games and more. */
const WINDOW = 128 * 1024

/** The length of a byte order mark, which is looked for first. */
const MAX_MARK_LENGTH = 3

/** Reads until the buffer is full; returns the index after the last byte, and whether the end was reached. */
const fill = async (read: ReadNext, buffer: Buffer, held: number) => {
  let to = held
  while (to < buffer.length) {
    const count = await read(buffer.subarray(to))
    if (count === 0) return { to, isAll: true }
    to += count
  }
  return { to, isAll: false }
}

/**
 * Scans up to the first game that may be incomplete, and stops before it.
 *
 * @param before receives the state to which the scan may have to return; an object of the same shape, so that scanning
 *   stays fast
 */
function* scanWindow(scan: GameScan, before: GameScan, isAll: boolean): Generator<GameSpan, void> {
  for (;;) {
    setScan(before, scan)
    const span = scanGame(scan)
    if (!isAll && (!span || scan.isUnsure)) {
      setScan(scan, before)
      return
    }
    if (!span) return
    yield span
  }
}

/**
 * Yields the games of a file in windows of limited size, however long the file is; only a game longer than a window
 * takes more.
 *
 * @param size the size of a window in bytes
 */
export async function* gameWindows(read: ReadNext, size = WINDOW): AsyncGenerator<GameWindow, void> {
  let buffer: Buffer = Buffer.allocUnsafe(Math.max(size, MAX_MARK_LENGTH))
  let filled = await fill(read, buffer, 0)
  let bytes = buffer.subarray(0, filled.to)
  const scan = startScan(bytes)
  const before = startScan(bytes)
  for (let offset = 0; ;) {
    const { isAll, to: end } = filled
    const games = scanWindow(scan, before, isAll)
    yield { bytes, games, to: () => (isAll ? end : scan.at), offset }
    if (isAll) return
    while (!games.next().done);
    const to = scan.at
    if (to === 0) buffer = Buffer.concat([buffer], 2 * buffer.length)
    else buffer.copyWithin(0, to, end)
    filled = await fill(read, buffer, end - to)
    bytes = buffer.subarray(0, filled.to)
    moveScan(scan, bytes, to)
    offset += to
  }
}
