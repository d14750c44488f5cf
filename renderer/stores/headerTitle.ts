import { t } from '@shared/i18n/t'
import type { GameHeader } from '@shared/ipc/contract'
import { surname } from '@shared/tree/gameTitle'

/** Whether the value of a tag is known. */
export const isKnown = (value: string): boolean => !/^[?*.\s-]*$/.test(value)

/** The players of a listed game, called as `nameOf` does, else its event, else its place in the file. */
export const titledBy = (game: GameHeader, nameOf: (player: string) => string): string => {
  const [white, black] = [game.white, game.black].map(player => (isKnown(player) ? nameOf(player) : '?'))
  if (white !== '?' || black !== '?') return `${white ?? ''} – ${black ?? ''}`
  return isKnown(game.event) ? game.event : t('games.row.untitled', { number: game.index + 1 })
}

/** What a list calls a game: its players by surname, else its event, else its place in the file. */
export const headerTitle = (game: GameHeader): string => titledBy(game, surname)
