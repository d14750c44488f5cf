import type { PgnTag } from '@shared/notation/pgn/pgn'
import { setTags } from '@shared/tree/gameEdit'
import { writeGame } from '@shared/tree/gamePgn'
import type { VariantId } from '@shared/variants'
import { emptyGame } from '../../rules/games/emptyGame'
import { numberFlag, switchFlag, textFlag } from './flags'

/* Starts as games still to be played: the boards of a round. */

export const MAX_STARTS = 1_000_000

/** What commands that make many starts take in the same sense. */
export const BOARD_FLAGS = {
  count: numberFlag('N', 'make so many, none of them twice', { max: MAX_STARTS }),
  pgn: switchFlag('write games without moves, a board each'),
  event: textFlag('TEXT', 'the Event of these games'),
  round: textFlag('N', 'the Round of these games; their boards are numbered from 1'),
}

/** What the games of a round have in common. */
export interface RoundHeading {
  readonly event?: string | undefined
  readonly round?: string | undefined
}

/** A start of a system, and what else its game says of it. */
export interface BoardStart {
  readonly variant: VariantId
  /** Ids of the options of the system that are on. */
  readonly options: readonly string[]
  /** In canonical form. */
  readonly fen: string
  readonly tags?: readonly PgnTag[]
}

/** A game without moves as PGN. `board` is counted from 1. */
export const boardGame = (
  { variant, options, fen, tags = [] }: BoardStart,
  board: number,
  { event, round }: RoundHeading,
): string => {
  const game = setTags(emptyGame(variant, options, fen, false), [
    ...(event === undefined ? [] : [{ name: 'Event', value: event }]),
    ...(round === undefined ? [] : [{ name: 'Round', value: round }]),
    { name: 'Board', value: String(board) },
    ...tags,
  ])
  return writeGame(game)
}
