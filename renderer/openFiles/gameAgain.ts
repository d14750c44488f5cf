import type { GameHeader, ListedTags } from '@shared/ipc/contract'
import type { Game } from '@shared/tree/game'
import { mainline } from '@shared/tree/tree'
import { unflatten } from '@shared/tree/flat'
import { bridge } from '../ipc/client'
import type { GameDocument } from './document'
import { isListedAlike, saysWho, savedHashOf, sharesPlayer } from './gameInFile'
import type { Rebase, Slot } from './gameList'

/** A game that was in a file and should be found there again. */
export interface SoughtGame {
  /** How the file listed it. */
  readonly listed: ListedTags
  /** The game as the file had it; if that is unknown, the game as edited since. */
  readonly game: Game
  /** The hash of the game as the file had it, if known. */
  readonly savedHash?: number | undefined
  /** Its place if it has not moved relative to the others; undefined if another game is there. */
  readonly place: number | undefined
  /** Whether no other game can be at that place, because all games around it are known. */
  readonly isPlaceSure: boolean
}

/** The file in which the game is sought. */
export interface SearchedFile {
  readonly games: readonly GameHeader[]
  /** The places, in order, of games that may be the one that is sought. */
  readonly free: readonly number[]
  /** Reads a game; undefined if it cannot be read. */
  readonly read: (place: number) => Promise<Game | undefined>
}

/** The place where a game was found again, certain or likely. */
export interface GameAgain {
  readonly place: number
  /** Whether the match is certain, so that the user need not be asked. */
  readonly isSure: boolean
}

/** The most games that are read to find one again. */
const MOST_READ = 64

/** If two games agree in this many plies they are the same game, whatever their tags are. */
const ENOUGH_PLIES = 8

/** A game of the file, compared with the one that is sought. */
interface Reading {
  readonly place: number
  readonly game: Game
  /** The number of plies from the beginning in which the two main lines agree. */
  readonly shared: number
  /** Whether at least one of them ends while they still agree. */
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

/** The places of games that should be read: the game at the old place, games listed like it, and games of the same length. */
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

/** The only element; undefined if there are none or several. */
const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined)

/** The game that can only be the one that is sought. */
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

/** A game that may be the one that is sought. */
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

/** Finds a game in a changed file: by its tags if only one game has them, else by its place and moves. Undefined if nothing is like it. */
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

/** Reads games of a stored file without opening them. */
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

/** The new place of a game if it is still between its old neighbors. */
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

/** A file that was read again, in which changed games of tabs were found as well as unchanged ones. */
export interface SearchedRebase extends Rebase {
  /** Tabs for whose games the match is uncertain. */
  readonly doubtful: readonly GameDocument[]
}

/** Finds the games of tabs that others have changed in a file that was read again; the tabs refer to its list `slots`. */
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
