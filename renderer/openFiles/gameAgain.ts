import type { GameHeader, ListedTags } from '@shared/ipc/contract'
import type { Game } from '@shared/tree/game'
import { mainline } from '@shared/tree/tree'
import { unflatten } from '@shared/tree/flat'
import { bridge } from '../ipc/client'
import type { GameDocument } from './document'
import { isListedAlike, saysWho, savedHashOf, sharesPlayer } from './gameInFile'
import type { Rebase, Slot } from './gameList'

/** A game that was in a file, to be found in it again. */
export interface SoughtGame {
  /** As the file listed it. */
  readonly listed: ListedTags
  /** As the file had it; if that is not known, as it was edited since. */
  readonly game: Game
  /** The hash of the game as the file had it, if that is known. */
  readonly savedHash?: number | undefined
  /** The place that the game has if it kept its place among the others; undefined if another game is there. */
  readonly place: number | undefined
  /** No other game can be there: all games around it are known. */
  readonly isPlaceSure: boolean
}

/** A file in which it is sought. */
export interface SearchedFile {
  readonly games: readonly GameHeader[]
  /** Places of games that are not known to be other games, in order. */
  readonly free: readonly number[]
  /** Reads a game; undefined if it cannot be read. */
  readonly read: (place: number) => Promise<Game | undefined>
}

/** The place where a game was found again, certain or likely. */
export interface GameAgain {
  readonly place: number
  /** There is no need to ask. */
  readonly isSure: boolean
}

/** The most games read to find one again. */
const MOST_READ = 64

/** Games that agree in this many plies are the same, with any tags. */
const ENOUGH_PLIES = 8

/** A game of the file beside the one that is sought. */
interface Reading {
  readonly place: number
  readonly game: Game
  /** Plies in which the two main lines agree from the beginning. */
  readonly shared: number
  /** One of them ends where they still agree, or both do. */
  readonly isContinued: boolean
  readonly isSame: boolean
}

const readingOf = (place: number, game: Game, sought: Game): Reading => {
  const isOneStart = game.variant === sought.variant && game.root.fen === sought.root.fen
  const [line, other] = [mainline(game.root), mainline(sought.root)]
  const longest = Math.min(line.length, other.length)
  let nodes = isOneStart ? 1 : 0
  while (nodes > 0 && nodes < longest && line[nodes]!.uci === other[nodes]!.uci) nodes += 1
  const shared = Math.max(0, nodes - 1)
  const isContinued = nodes === longest && (shared > 0 || line.length === other.length)
  return { place, game, shared, isContinued, isSame: isContinued && line.length === other.length }
}

const nearest = (places: readonly number[], to: number): readonly number[] =>
  places.toSorted((one, other) => Math.abs(one - to) - Math.abs(other - to))

/** The games that are worth reading: the one in its place, those listed like it, those of its length. */
const worthReading = (
  { place, game }: SoughtGame,
  { games, free }: SearchedFile,
  alike: readonly number[],
): readonly number[] => {
  const plies = mainline(game.root).length - 1
  const asLong = free.filter(one => games[one]?.plies === plies)
  const there = free.filter(one => one === place)
  const all = [...there, ...nearest(alike, place ?? 0), ...nearest(asLong, place ?? 0)]
  return [...new Set(all)].slice(0, MOST_READ)
}

const readAll = async (
  sought: SoughtGame,
  { read }: SearchedFile,
  places: readonly number[],
): Promise<readonly Reading[]> => {
  const readings: Reading[] = []
  for (const place of places) {
    const game = await read(place)
    if (game) readings.push(readingOf(place, game, sought.game))
  }
  return readings
}

/** The only one of them; undefined if there are none or several. */
const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined)

/** The reading that can only be the game that is sought. */
const certain = (
  sought: SoughtGame,
  readings: readonly Reading[],
  { games }: SearchedFile,
): Reading | undefined => {
  const { place, isPlaceSure, listed, savedHash } = sought
  const unchanged = readings.filter(({ game }) => savedHash !== undefined && savedHashOf(game) === savedHash)
  const there = readings.find(reading => reading.place === place)
  const likely = only(readings.filter(({ isSame, shared }) => isSame && shared > 0))
  if (only(unchanged)) return unchanged[0]
  if (there?.isSame && isPlaceSure) return there
  if (there && unchanged.includes(there)) return there
  if (likely && (likely.shared >= ENOUGH_PLIES || sharesPlayer(games[likely.place]!, listed))) return likely
  if (there?.isContinued && isListedAlike(games[there.place]!, listed)) return there
  return there?.isContinued && isPlaceSure && there.shared >= ENOUGH_PLIES ? there : undefined
}

/** A reading that may be the game that is sought. */
const possible = (
  { place, isPlaceSure, listed }: SoughtGame,
  readings: readonly Reading[],
  { games }: SearchedFile,
) =>
  readings.find(reading => reading.place === place && isPlaceSure) ??
  readings.find(
    reading =>
      reading.isSame ||
      isListedAlike(games[reading.place]!, listed) ||
      (reading.place === place && (reading.shared > 0 || sharesPlayer(games[reading.place]!, listed))),
  )

/**
 * Finds a game again in a file that others have changed: by its tags if only one game has them, else by its place and
 * its moves. Undefined if the file has nothing like it.
 */
export const findGameAgain = async (
  sought: SoughtGame,
  file: SearchedFile,
): Promise<GameAgain | undefined> => {
  const isAlike = (place: number) =>
    saysWho(sought.listed) && isListedAlike(file.games[place]!, sought.listed)
  const alike = file.free.filter(isAlike)
  const listed = only(alike)
  if (listed !== undefined) return { place: listed, isSure: true }
  const readings = await readAll(sought, file, worthReading(sought, file, alike))
  const sure = certain(sought, readings, file)
  const found = sure ?? possible(sought, readings, file)
  return found && { place: found.place, isSure: sure !== undefined }
}

/** Reads games of a file as it is stored, without opening them. */
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

/** The present place of a game if it is still between its neighbors. */
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
