import { SIDE_NAMES, type ByColor, type Color } from '../board/color'
import type { PgnTag } from '../notation/pgn/pgn'
import { tagValue } from '../notation/pgn/tags'
import type { Game } from './game'
import { setTags } from './gameEdit'

/** When a player chooses the side: after the throw, after the setup, or after the first move, which the other player makes. */
export const PIE_POINTS = ['throw', 'setup', 'move'] as const
export type PiePoint = (typeof PIE_POINTS)[number]

export const PIE_RULE_TAG = 'PieRule'
const PIE_VALUE_TAG = 'PieValue'

/** Whether a side has been chosen in a game with these tags. */
export const isPieChosen = (tags: readonly PgnTag[]): boolean =>
  tags.some(({ name }) => name === PIE_RULE_TAG)

/**
 * The game after a player has chosen a side; the other player gets the other one.
 *
 * @param chooser the name of the player who chooses
 * @param other the name of the player who has thrown, set up or moved
 */
export const withPieChoice = (game: Game, chooser: string, other: string, side: Color): Game => {
  const players: ByColor<string> =
    side === 'white' ? { white: chooser, black: other } : { white: other, black: chooser }
  return setTags(game, [
    { name: 'White', value: players.white },
    { name: 'Black', value: players.black },
    { name: PIE_RULE_TAG, value: `${chooser} ${SIDE_NAMES[side]}` },
  ])
}

/** The adviser's value of a start, in centipawns for White; undefined if the tag has no number. */
export const pieValueOf = (tags: readonly PgnTag[]): number | undefined => {
  const text = tagValue(tags, PIE_VALUE_TAG)?.trim() ?? ''
  return /^[+-]?\d{1,8}(\.\d{1,2})?$/.test(text) ? Math.round(100 * Number(text)) : undefined
}

/**
 * The game with the adviser's value.
 *
 * @param centipawns the value of the start for White
 */
export const withPieValue = (game: Game, centipawns: number): Game =>
  setTags(game, [{ name: PIE_VALUE_TAG, value: (centipawns / 100).toFixed(2) }])
