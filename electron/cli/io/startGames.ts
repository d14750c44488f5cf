import { numberFlag, switchFlag, textFlag, type FlagValues } from './flags'

/* Starts as games still to be played: the boards of a round. */

export const MAX_STARTS = 1_000_000

/** What commands that make many starts take in the same sense. */
export const BOARD_FLAGS = {
  count: numberFlag('N', 'the number to make, none of them twice', { max: MAX_STARTS }),
  pgn: switchFlag('write games without moves, a board each'),
  couplets: switchFlag(
    'with --pgn, two games a board, to be played with colors reversed and linked as a couplet',
  ),
  event: textFlag('TEXT', 'the Event of these games'),
  round: textFlag('N', 'the Round of these games; their boards are numbered from 1'),
}

/** Why a flag says something of games where none are written; undefined where none does. */
export const flagWithoutGames = ({
  pgn,
  couplets,
  event,
  round,
}: FlagValues<typeof BOARD_FLAGS>): string | undefined =>
  !pgn && (couplets || event !== undefined || round !== undefined)
    ? '--couplets, --event and --round are for games: give --pgn'
    : undefined
