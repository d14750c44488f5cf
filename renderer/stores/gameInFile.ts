import type { GameHeader, OpenedFile } from '@shared/ipc/contract'
import type { Game } from '@shared/tree/game'

const HEADER_TAGS = { white: 'White', black: 'Black', event: 'Event', date: 'Date', round: 'Round' } as const

const known = (value: string): string => (/^[?.\s]*$/.test(value) ? '' : value.trim())

const tagOf = (game: Game, name: string): string =>
  known(game.tags.find(tag => tag.name === name)?.value ?? '')

const isHeaderOf = (header: GameHeader, game: Game): boolean =>
  (Object.keys(HEADER_TAGS) as (keyof typeof HEADER_TAGS)[]).every(
    key => known(header[key]) === tagOf(game, HEADER_TAGS[key]),
  )

/**
 * Where a game that once stood at `index` stands in a file that may have changed: there, if the
 * headers agree, else at the only other place where they do. Undefined if that cannot be said;
 * writing it anywhere might then hit another game.
 */
export const placeInFile = (file: OpenedFile, game: Game, index: number): number | undefined => {
  const there = file.games[index]
  if (there && isHeaderOf(there, game)) return index
  const places = file.games.filter(header => isHeaderOf(header, game))
  return places.length === 1 ? places[0]!.index : undefined
}
