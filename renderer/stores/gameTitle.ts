import type { FlatGame, Game } from '@shared/tree/game'
import { variantById } from '@shared/variants'
import { variantShortName } from '@shared/variants/variantNames'

/** The part of a game that a title is made of; a listed game has it as well. */
type Titled = Pick<Game | FlatGame, 'tags' | 'variant'>

const tagOf = (game: Titled, name: string): string => {
  const value = game.tags.find(tag => tag.name === name)?.value.trim() ?? ''
  return value === '?' ? '' : value
}

/** "Vujacic, Davor" and "Davor Vujacic" are both Vujacic. */
export const surname = (player: string): string =>
  player.includes(',') ? player.split(',')[0]!.trim() : (player.split(/\s+/).at(-1) ?? '')

/** The players in full, White first; empty where unknown. */
export const playersOf = (game: Titled): { readonly white: string; readonly black: string } => ({
  white: tagOf(game, 'White'),
  black: tagOf(game, 'Black'),
})

/** What a tab is called: the players, else the event, else the system. */
export const titleOf = (game: Titled): string => {
  const { white, black } = playersOf(game)
  if (white || black) return `${surname(white) || '?'} – ${surname(black) || '?'}`
  return tagOf(game, 'Event') || variantShortName(variantById(game.variant))
}

/** Longest name offered, in UTF-16 units; no system takes more than 255 bytes. */
const LONGEST_NAME = 80

/** The file name offered for a game, or for something made from it. */
export const fileNameFor = (game: Titled, ending = 'pgn'): string =>
  `${
    titleOf(game)
      .replace(/ – /g, '-')
      .replace(/[^\p{L}\p{N}._-]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, LONGEST_NAME)
      .toLowerCase() || 'game'
  }.${ending}`
