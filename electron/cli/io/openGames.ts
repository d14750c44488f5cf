import { open } from 'node:fs/promises'
import { map } from '@shared/result'
import { gameWindows, type GameWindow } from '../../files/pgn/gameWindows'
import type { Answered } from './answers'
import { answerOrRefusal } from './answered'

/** A file of games that is read piece by piece. */
export interface OpenGames {
  readonly windows: AsyncIterable<GameWindow>
  /** To be called in the end, whether it was read or not. */
  readonly close: () => Promise<void>
}

/** Opens a file of games; what is no file on a disk, such as a pipe, is read, too. */
export const openGames = async (file: string): Promise<Answered<OpenGames>> =>
  map(await answerOrRefusal(() => open(file)), handle => ({
    windows: gameWindows(async into => (await handle.read(into)).bytesRead),
    close: () => handle.close(),
  }))

/** Opens a file of games for as long as `use` takes; says what the system says where it cannot be read. */
export const withGames = async <T>(
  file: string,
  use: (windows: AsyncIterable<GameWindow>) => Promise<T>,
): Promise<Answered<T>> => {
  const opened = await openGames(file)
  if (!opened.ok) return opened
  try {
    return await answerOrRefusal(() => use(opened.value.windows))
  } finally {
    await opened.value.close()
  }
}
