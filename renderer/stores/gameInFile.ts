import type { GameHeader, ListedTags, OpenedFile } from '@shared/ipc/contract'
import { textHash } from '@shared/textHash'
import type { Game } from '@shared/tree/game'
import { writeGame } from '@shared/tree/gamePgn'

/** The place of a game in a file. */
export interface Origin {
  readonly fileId: string
  /** 0-based place among the games of the file, as they are listed. */
  readonly index: number
  /** Absolute; absent for a sample or a text that came without one. */
  readonly path?: string
  /** As the file lists the game: its own tags may have been edited since. */
  readonly listed: ListedTags
}

const known = (value: string): string => (/^[?.\s]*$/.test(value) ? '' : value.trim())

const tagOf = (game: Game, name: string): string => game.tags.find(tag => tag.name === name)?.value ?? ''

const listedTags = ({ white, black, event, date, round }: ListedTags): ListedTags => ({
  white,
  black,
  event,
  date,
  round,
})

/** How a file that holds `game` as it is lists it. */
export const listedAs = (game: Game): ListedTags => ({
  white: tagOf(game, 'White'),
  black: tagOf(game, 'Black'),
  event: tagOf(game, 'Event'),
  date: tagOf(game, 'Date'),
  round: tagOf(game, 'Round'),
})

/** A file lists a game so. */
export const isListedAlike = (header: GameHeader, listed: ListedTags): boolean =>
  (Object.keys(listedTags(listed)) as (keyof ListedTags)[]).every(
    key => known(header[key]) === known(listed[key]),
  )

/** A game listed so can be told from others by that. */
export const saysWho = (listed: ListedTags): boolean =>
  Object.values(listedTags(listed)).some(value => known(value) !== '')

/** One of the players at least is the same. */
export const sharesPlayer = (header: GameHeader, { white, black }: ListedTags): boolean =>
  (known(white) !== '' && known(header.white) === known(white)) ||
  (known(black) !== '' && known(header.black) === known(black))

const hashes = new WeakMap<Game, number>()

/** Of what a file that holds the game has written: it stays the same when the game is read again. */
export const savedHashOf = (game: Game): number => {
  const hash = hashes.get(game) ?? textHash(writeGame(game), 0)
  hashes.set(game, hash)
  return hash
}

/** The place of the game at `index` of a file; there must be one. */
export const originOf = ({ fileId, path, games }: OpenedFile, index: number): Origin => ({
  fileId,
  index,
  listed: listedTags(games[index]!),
  ...(path !== undefined && { path }),
})
