import { cutText, shortened } from '../cutText'
import { formatNumber } from '../i18n/numbers'
import { t } from '../i18n/t'
import { tagValue } from '../notation/pgn/tags'
import type { FlatGame, Game } from './game'
import { variantById } from '../variants'
import { variantShortName } from '../i18n/names/variantNames'
import { startNameOf } from './startName'

/** The part of a game from which a title is made. */
type Titled = Pick<Game, 'tags' | 'variant' | 'options' | 'root'> | FlatGame

/** The longest part of a tag that is read, and the longest part of it in a title, in UTF-16 units. */
const MAX_READ_LENGTH = 1000
const MAX_PART_LENGTH = 80

const tagOf = (game: Pick<Titled, 'tags'>, name: string): string => {
  const written = tagValue(game.tags, name) ?? ''
  const value = cutText(written, MAX_READ_LENGTH).shown.trim()
  return value === '?' ? '' : value
}

/** The surname of a player: Vujacic for both "Vujacic, Davor" and "Davor Vujacic". */
export const surname = (player: string): string =>
  player.includes(',') ? player.split(',')[0]!.trim() : (player.split(/\s+/).at(-1) ?? '')

/** The full names of the players; empty if unknown. */
export const playersOf = (
  game: Pick<Titled, 'tags'>,
): { readonly white: string; readonly black: string } => ({
  white: tagOf(game, 'White'),
  black: tagOf(game, 'Black'),
})

const rootFen = (game: Titled): string => ('root' in game ? game.root.fen : (game.nodes[0]?.fen ?? ''))

/** `Throw 4,532, Fischer-Benko`, or only the system if the start has no number. */
const startTitle = (game: Titled, write: (number: number) => string): string => {
  const system = variantShortName(variantById(game.variant))
  const start = startNameOf(game.variant, game.options, rootFen(game))
  return start ? t(`shell.tab.${start.kind}`, { number: write(start.number), system }) : system
}

const titleWith = (game: Titled, write: (number: number) => string): string => {
  const { white, black } = playersOf(game)
  const called = (player: string) => shortened(surname(player), MAX_PART_LENGTH) || '?'
  if (white || black) return `${called(white)} – ${called(black)}`
  return shortened(tagOf(game, 'Event'), MAX_PART_LENGTH) || startTitle(game, write)
}

/** The title of a tab: the players, else the event, else the start and the system. */
export const titleOf = (game: Titled): string => titleWith(game, formatNumber)

/** The titles of several games, in order; repeated titles are numbered from the second one on. */
export const titlesOf = (games: readonly Titled[]): readonly string[] => {
  const counts = new Map<string, number>()
  return games.map(game => {
    const title = titleOf(game)
    const count = (counts.get(title) ?? 0) + 1
    counts.set(title, count)
    return count === 1 ? title : t('shell.tab.again', { title, count })
  })
}

/** The longest name offered, in UTF-16 units; file systems allow at most 255 bytes. */
const MAX_NAME_LENGTH = 80

/** The file name offered for a game, or for something made from it. */
export const fileNameFor = (game: Titled, ending = 'pgn'): string =>
  `${
    titleWith(game, String)
      .replace(/ – /g, '-')
      .replace(/[^\p{L}\p{N}._-]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, MAX_NAME_LENGTH)
      .toLowerCase() || 'game'
  }.${ending}`
