import { open } from 'node:fs/promises'
import { gameWindows, type GameWindow } from '../../files/pgn/gameWindows'

/** The games of a file in windows. Throws what the system says where it cannot be read; what is no file on a disk is read, too. */
export async function* openGames(file: string): AsyncGenerator<GameWindow, void> {
  const handle = await open(file)
  try {
    yield* gameWindows(async into => (await handle.read(into)).bytesRead)
  } finally {
    await handle.close()
  }
}
