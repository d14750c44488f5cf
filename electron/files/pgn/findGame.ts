import type { FileHandle } from 'node:fs/promises'
import type { GameHeader } from '@shared/ipc/contract'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { hashOf, rangeOf } from './readBytes'
import type { IndexedFile, GameEntry } from './indexedFile'
import { matchGames } from './matchGames'

/** The properties by which a game that was read is recognized in a file that has changed since. */
export interface GameIdentity {
  readonly index: number
  /** The hash of its bytes as they were read. */
  readonly hash: string
  readonly header: GameHeader
}

export const identityOf = (bytes: Uint8Array, header: GameHeader): GameIdentity => ({
  index: header.index,
  hash: hashOf(bytes),
  header,
})

const HEADER_FIELDS = ['white', 'black', 'event', 'date', 'round'] as const

const isAlike = (one: GameHeader, other: GameHeader): boolean =>
  HEADER_FIELDS.every(field => one[field] === other[field])

const isSame = async (file: FileHandle, game: GameEntry | undefined, { hash }: GameIdentity) =>
  game !== undefined && hashOf(await rangeOf(file, game.begin, game.end)) === hash

/**
 * The index of the game with exactly these bytes: the old one if the game is still there, else any other; undefined if
 * there is none.
 */
export const findUnchanged = async (
  file: FileHandle,
  { games }: IndexedFile,
  identity: GameIdentity,
): Promise<number | undefined> => {
  if (await isSame(file, games[identity.index], identity)) return identity.index
  for (const [index, game] of games.entries())
    if (isAlike(game.header, identity.header) && (await isSame(file, game, identity))) return index
  return undefined
}

const withoutUnknown = (value: string | undefined): string => (value === '?' ? '' : (value ?? ''))

/** Whether a game of which only the tags are known may be the one listed with this header. */
export const isListedAs = (header: GameHeader, tags: readonly PgnTag[]): boolean =>
  (['White', 'Black', 'Event', 'Date', 'Round'] as const).every((name, place) => {
    const tag = tags.find(candidate => candidate.name === name)
    return withoutUnknown(tag?.value) === withoutUnknown(header[HEADER_FIELDS[place]!])
  })

/**
 * Finds the game that an edited game replaces in a file that has changed: the one with the same bytes, else the one
 * with the same moves, else the one with the same headers at the same place. Undefined if there is none: the game then
 * has to be added.
 *
 * @param indexed the file as it is now
 * @param before the games of the file as they were read
 */
export const findForOverwriting = async (
  file: FileHandle,
  indexed: IndexedFile,
  before: readonly GameEntry[],
  identity: GameIdentity,
): Promise<number | undefined> => {
  const unchanged = await findUnchanged(file, indexed, identity)
  if (unchanged !== undefined) return unchanged
  const place = matchGames(before, indexed.games)[identity.index] ?? -1
  if (place >= 0) return place
  const there = indexed.games[identity.index]
  return there && isAlike(there.header, identity.header) ? identity.index : undefined
}
