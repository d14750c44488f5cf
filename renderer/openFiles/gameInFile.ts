import type { Answer, GameHeader, ListedTags, OpenedFile } from '@shared/ipc/contract'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { textHash } from '@shared/textHash'
import { completeTags } from '@shared/tree/completeTags'
import type { FlatGame, Game } from '@shared/tree/game'
import { writeGame } from '@shared/tree/gamePgn'
import { mainline } from '@shared/tree/tree'

/** The place of a game in a file. */
export interface Origin {
  readonly fileId: string
  /** The 0-based index among the games of the file as listed. */
  readonly index: number
  /** An absolute path; absent for a sample and for a text without a file. */
  readonly path?: string
  /** How the file lists the game; the tags of the game itself may have been edited since. */
  readonly listed: ListedTags
}

const known = (value: string): string => (/^[?.\s]*$/.test(value) ? '' : value.trim())

const valueOf = (tags: readonly PgnTag[], name: string): string =>
  tags.find(tag => tag.name === name)?.value ?? ''

const listedTags = ({ white, black, event, date, round }: ListedTags): ListedTags => ({
  white,
  black,
  event,
  date,
  round,
})

/** How a file that contains `game` as it is would list it. */
export const listedAs = (game: Game): ListedTags => listedTags(headerOfTags(game.tags, 0))

/** Leaves out a value that most games do not have. */
const rare = (key: 'site' | 'whiteElo' | 'blackElo' | 'fen', value: string): Partial<GameHeader> =>
  value === '' ? {} : { [key]: value }

/** The header that a list shows for a game that is in no file, from its tags. */
export const headerOfTags = (tags: readonly PgnTag[], plies: number): GameHeader => ({
  index: 0,
  line: 1,
  white: valueOf(tags, 'White'),
  black: valueOf(tags, 'Black'),
  event: valueOf(tags, 'Event'),
  date: valueOf(tags, 'Date'),
  round: valueOf(tags, 'Round'),
  result: valueOf(tags, 'Result'),
  variant: valueOf(tags, 'Variant'),
  plies,
  ...rare('site', valueOf(tags, 'Site')),
  ...rare('whiteElo', valueOf(tags, 'WhiteElo')),
  ...rare('blackElo', valueOf(tags, 'BlackElo')),
  ...rare('fen', valueOf(tags, 'FEN')),
})

/** The header of a game that was read. */
export const headerOfGame = (game: Game): GameHeader => ({
  ...headerOfTags(completeTags(game), mainline(game.root).length - 1),
  result: game.result,
})

/** The header of a flat game, in which a first child directly follows its parent. */
const headerOfFlatGame = ({ tags, nodes }: FlatGame): GameHeader => {
  let plies = 0
  while (nodes[plies + 1]?.parent === plies) plies += 1
  return headerOfTags(tags, plies)
}

/** The header of the game in a text; an empty header if the text has no game. */
export const headerOfRead = (read: Answer<'games:read'>[number] | undefined): GameHeader =>
  read?.ok ? headerOfFlatGame(read.value) : headerOfTags(read?.error.tags ?? [], 0)

/** Whether a header lists the same game. */
export const isListedAlike = (header: GameHeader, listed: ListedTags): boolean =>
  (Object.keys(listedTags(listed)) as (keyof ListedTags)[]).every(
    key => known(header[key]) === known(listed[key]),
  )

/** Whether a game can be identified by these tags. */
export const saysWho = (listed: ListedTags): boolean =>
  Object.values(listedTags(listed)).some(value => known(value) !== '')

/** Whether at least one player is the same. */
export const sharesPlayer = (header: GameHeader, { white, black }: ListedTags): boolean =>
  (known(white) !== '' && known(header.white) === known(white)) ||
  (known(black) !== '' && known(header.black) === known(black))

const hashes = new WeakMap<Game, number>()

/** The hash of a game as its file has it, which stays the same when the game is read again. */
export const savedHashOf = (game: Game): number => {
  const hash = hashes.get(game) ?? textHash(writeGame(game), 0)
  hashes.set(game, hash)
  return hash
}

/** Whether a file and the list of its games can be changed: it is on the disk and may be written. */
export const isWritable = ({ path, readOnly }: OpenedFile): boolean => path !== undefined && !readOnly

/** The origin of the game at `index` of a file, which must exist. */
export const originOf = ({ fileId, path, games }: OpenedFile, index: number): Origin => ({
  fileId,
  index,
  listed: listedTags(games[index]!),
  ...(path !== undefined && { path }),
})
