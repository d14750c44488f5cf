import type { GameHeader } from '@shared/ipc/contract'
import { unflatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { bridge } from '../ipc/client'
import type { Rebase, Slot } from './arrangement'
import type { GameDocument } from './document'
import { findGameAgain, type SoughtGame } from './gameAgain'

/** Reads games of a file as it is stored, for who only looks. */
const gameReader =
  (fileId: string) =>
  async (stored: number): Promise<Game | undefined> => {
    const read = await bridge().request('files:look', fileId, stored)
    return read.ok ? unflatten(read.value) : undefined
  }

const freePlaces = (games: readonly GameHeader[], movedTo: readonly number[]): readonly number[] => {
  const taken = new Set(movedTo)
  return games.flatMap((_, place) => (taken.has(place) ? [] : [place]))
}

/** Where a game stands now if it kept its place between its neighbors. */
const placeBetween = (
  { file, movedTo }: Rebase,
  free: readonly number[],
  stored: number,
): Pick<SoughtGame, 'place' | 'isPlaceSure'> => {
  const isKnown = (place: number | undefined) => place === undefined || place >= 0
  let [before, behind] = [stored - 1, stored + 1]
  while (!isKnown(movedTo[before])) before -= 1
  while (!isKnown(movedTo[behind])) behind += 1
  const [from, to] = [movedTo[before] ?? -1, movedTo[behind] ?? file.games.length]
  const between = free.filter(place => place > from && place < to)
  const place = between[Math.min(stored - before, between.length) - 1]
  return { place, isPlaceSure: between.length === behind - before - 1 }
}

/** A file that was read again, with the games of tabs that were found in it besides those that are as they were. */
export interface SearchedRebase extends Rebase {
  /** Tabs of whose games it is not sure that they were found. */
  readonly doubtful: readonly GameDocument[]
}

/**
 * Finds games of tabs again that others have changed, in a file that was read again.
 *
 * @param slots the list of the file in which the tabs stand
 */
export const findLostGames = async (
  rebase: Rebase,
  slots: readonly Slot[],
  tabs: readonly GameDocument[],
): Promise<SearchedRebase> => {
  const { file } = rebase
  const movedTo = [...rebase.movedTo]
  const doubtful: GameDocument[] = []
  for (const tab of tabs) {
    const { listed, index } = tab.origin!
    const stored = slots[index]?.stored
    if (stored === undefined || (movedTo[stored] ?? -1) >= 0) continue
    const free = freePlaces(file.games, movedTo)
    const place = placeBetween({ file, movedTo }, free, stored)
    const sought = { listed, game: tab.saved ?? tab.game, ...place }
    const found = await findGameAgain(sought, { games: file.games, free, read: gameReader(file.fileId) })
    if (found) movedTo[stored] = found.place
    if (found && !found.isSure) doubtful.push(tab)
  }
  return { file, movedTo, doubtful }
}
