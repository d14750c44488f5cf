import {
  type GameScan,
  type GameSpan,
  moveScan,
  scanGame,
  setScan,
  startScan,
} from '@shared/notation/pgn/gameScan'

/** A stretch of a file, read while the rest of it is not; the next window takes its place. */
export interface GameWindow {
  readonly bytes: Buffer
  /**
   * The complete games in it, by their places in `bytes`; lines are counted from the first of the file. To be taken
   * once, one by one: none is looked for before.
   */
  readonly games: Iterable<GameSpan>
  /** The window's own part ends here; all such parts in a row are the file. Known once all games have been taken. */
  readonly to: () => number
  /** Where the window begins in the file. */
  readonly offset: number
}

/** Fills a buffer with what comes next, and answers how many bytes it got: none at the end. */
export type ReadNext = (into: Buffer) => Promise<number>

/** Reads bytes that are there. */
export const readingFrom = (bytes: Buffer): ReadNext => {
  let at = 0
  return into => {
    const count = bytes.copy(into, 0, at)
    at += count
    return Promise.resolve(count)
  }
}

/** Bytes read at a time, a hundred games and more: few results outlive their window. */
const WINDOW = 128 * 1024

/** Bytes of a byte order mark, which is looked for before all else. */
const MAX_MARK_LENGTH = 3

/** Reads on until the buffer is full; answers with the place behind the last byte, and whether there are more. */
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
 * Scans on, up to the first game that may be incomplete: the scan stops there.
 *
 * @param before takes the place to which the scan may have to go back; of the same making, so that scanning stays fast
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
 * The games of a file in windows of bounded size, however long it is; only a game that is longer than a window takes more.
 *
 * @param size of a window
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
