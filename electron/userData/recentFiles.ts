import { stat } from 'node:fs/promises'
import path from 'node:path'
import { RECENT_FILE, type RecentFile } from '@shared/ipc/app'
import type { GameHeader } from '@shared/ipc/files'
import { MAX_FEN_LENGTH, MAX_WORD_LENGTH } from '@shared/ipc/schemas'
import { ifThere } from '../files/disk/ifThere'
import type { JsonFile } from '../files/disk/jsonFile'
import { readList } from './storedList'

const LIMIT = 12

/** A game as it is in the index of its file. */
interface ListedGame {
  readonly header: GameHeader
}

/** The files opened most recently, the latest first. */
export interface RecentFiles {
  all(): readonly RecentFile[]
  /**
   * @param file absolute path
   * @param games the games in the file; without them the last known ones stay
   */
  note(file: string, games?: readonly ListedGame[]): void
  /** The paths of those that currently do not exist. */
  missing(): Promise<readonly string[]>
  /** Removes a path from the list; the file itself is not touched. */
  forget(file: string): void
  clear(): void
}

/** Whether a file is gone; it counts as gone only if its disk says so. */
const isGone = (file: string): Promise<boolean> =>
  ifThere(stat(file)).then(
    found => found === undefined,
    () => false,
  )

const contentsOf = (games: readonly ListedGame[]): Pick<RecentFile, 'games' | 'first'> => {
  const first = games[0]?.header
  return {
    games: games.length,
    ...(first && {
      first: {
        variant: first.variant.slice(0, MAX_WORD_LENGTH),
        ...(first.fen !== undefined && first.fen.length <= MAX_FEN_LENGTH && { fen: first.fen }),
      },
    }),
  }
}

/** @param changed called with the list after every change */
export const openRecentFiles = async (
  store: JsonFile,
  clock: () => number,
  changed: (files: readonly RecentFile[]) => void,
): Promise<RecentFiles> => {
  let files: readonly RecentFile[] = (await readList(store, RECENT_FILE)).slice(0, LIMIT)

  const set = (next: readonly RecentFile[]) => {
    files = next
    store.write(files)
    changed(files)
  }
  return {
    all: () => files,
    note: (file, games) => {
      const others = files.filter(other => other.path !== file)
      const before = files.find(other => other.path === file)
      const noted = { ...before, path: file, name: path.basename(file), openedAt: clock() }
      set([{ ...noted, ...(games && contentsOf(games)) }, ...others].slice(0, LIMIT))
    },
    missing: async () => {
      const paths = files.map(one => one.path)
      const gone = await Promise.all(paths.map(isGone))
      return paths.filter((_, at) => gone[at])
    },
    forget: file => set(files.filter(other => other.path !== file)),
    clear: () => set([]),
  }
}
