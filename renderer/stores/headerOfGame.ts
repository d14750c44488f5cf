import type { GameHeader } from '@shared/ipc/contract'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { completeTags } from '@shared/tree/completeTags'
import type { FlatGame, Game } from '@shared/tree/game'
import { mainline } from '@shared/tree/tree'

const valueOf = (tags: readonly PgnTag[], name: string): string =>
  tags.find(tag => tag.name === name)?.value ?? ''

/** What most games lack is left out. */
const rare = (key: 'site' | 'whiteElo' | 'blackElo' | 'fen', value: string): Partial<GameHeader> =>
  value === '' ? {} : { [key]: value }

/** What a list shows of a game that no file holds, by its tags. */
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

/** The same for a game that was read. */
export const headerOfGame = (game: Game): GameHeader => ({
  ...headerOfTags(completeTags(game), mainline(game.root).length - 1),
  result: game.result,
})

/** In a flat game the first child stands right behind its parent. */
export const headerOfFlatGame = ({ tags, nodes }: FlatGame): GameHeader => {
  let plies = 0
  while (nodes[plies + 1]?.parent === plies) plies += 1
  return headerOfTags(tags, plies)
}
