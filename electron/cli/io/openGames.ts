import { open, type FileHandle } from 'node:fs/promises'
import { chain, map, ok } from '@shared/result'
import { gameWindows, type GameWindow, type ReadNext } from '../../files/pgn/gameWindows'
import { type Answered, answerOrRefusal } from './answers'
import { STANDARD } from './readFile'
import type { Terminal } from './terminal'

/** A file of games that is read piece by piece. */
interface OpenGames {
  readonly windows: AsyncIterable<GameWindow>
  /** Must be called in the end, whether the file was read or not. */
  readonly close: () => Promise<void>
}

/** Reads from a stream whose chunks may have any size. */
const readingFromStream = (input: AsyncIterable<Uint8Array>): ReadNext => {
  const pieces = input[Symbol.asyncIterator]()
  let rest: Uint8Array = new Uint8Array()
  return async into => {
    while (rest.length === 0) {
      const next = await pieces.next()
      if (next.done) return 0
      rest = next.value
    }
    const taken = rest.subarray(0, into.length)
    into.set(taken)
    rest = rest.subarray(taken.length)
    return taken.length
  }
}

/** Reads from an open file; errors of the system name the file. */
const readingFromFile =
  (file: string, handle: FileHandle): ReadNext =>
  async into => {
    try {
      return (await handle.read(into)).bytesRead
    } catch (error) {
      throw error instanceof Error ? Object.assign(error, { path: file }) : error
    }
  }

/** Opens a file of games, or standard input for `-`; pipes and other special files can be read as well. */
const openGames = async (file: string, { input }: Terminal): Promise<Answered<OpenGames>> => {
  if (file === STANDARD)
    return ok({ windows: gameWindows(readingFromStream(input)), close: () => Promise.resolve() })
  return map(await answerOrRefusal(() => open(file)), handle => ({
    windows: gameWindows(readingFromFile(file, handle)),
    close: () => handle.close(),
  }))
}

/** Opens a file of games while `use` runs; returns the system's message if it cannot be read. */
export const withGames = async <T>(
  file: string,
  terminal: Terminal,
  use: (windows: AsyncIterable<GameWindow>) => Promise<Answered<T>>,
): Promise<Answered<T>> => {
  const opened = await openGames(file, terminal)
  if (!opened.ok) return opened
  try {
    return chain(await answerOrRefusal(() => use(opened.value.windows)), answered => answered)
  } finally {
    await opened.value.close()
  }
}
