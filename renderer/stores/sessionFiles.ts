import type { FileError, OpenedFile } from '@shared/ipc/contract'
import { unflatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { bridge } from '../ipc/client'
import type { Origin } from './document'
import type { useFilesStore } from './files'
import { originOf } from './gameInFile'

/** A game of a file and its place. */
export interface PlacedGame {
  readonly game: Game
  readonly origin?: Origin
}

const noSuchGame = (path: string): FileError => ({ kind: 'file', reason: 'noSuchGame', path, detail: '' })

/** Games of files as tabs name them: each file is asked for once, and what is lost is remembered. */
export const sessionFiles = ({ keep }: Pick<ReturnType<typeof useFilesStore>, 'keep'>) => {
  const known = new Map<string, OpenedFile | undefined>()
  const lost: FileError[] = []

  const ask = async (path: string): Promise<OpenedFile | undefined> => {
    const opened = await bridge().request('files:open', path)
    if (!opened.ok) lost.push(opened.error)
    return opened.ok && opened.value ? keep(opened.value) : undefined
  }

  const fileAt = async (path: string): Promise<OpenedFile | undefined> => {
    if (!known.has(path)) known.set(path, await ask(path))
    return known.get(path)
  }

  /** Undefined where the file or the game is gone, or its reading was given up. */
  const gameAt = async (path: string, index: number): Promise<PlacedGame | undefined> => {
    const file = await fileAt(path)
    if (!file) return undefined
    const read = await bridge().request('files:game', file.fileId, index)
    if (!read.ok) lost.push(noSuchGame(path))
    return read.ok ? { game: unflatten(read.value), origin: originOf(file, index) } : undefined
  }

  return { gameAt, lost }
}
