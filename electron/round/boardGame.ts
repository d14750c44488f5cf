import type { PgnTag } from '@shared/notation/pgn/pgn'
import { coupletTag } from '@shared/tree/couplet'
import { setTags } from '@shared/tree/gameEdit'
import { writeGame } from '@shared/tree/gamePgn'
import type { VariantId } from '@shared/variants'
import { emptyGame } from '../rules/games/emptyGame'

/** What the games of a round have in common. */
export interface RoundHeading {
  readonly event?: string | undefined
  readonly round?: string | undefined
  /** As PGN writes it: `2026.11.25`. */
  readonly date?: string | undefined
}

/** A start of a system, and the other data that go into its game. */
export interface BoardStart {
  readonly variant: VariantId
  /** Ids of the options of the system that are on. */
  readonly options: readonly string[]
  /** In canonical form. */
  readonly fen: string
  readonly tags?: readonly PgnTag[]
}

const COUPLET_GAMES = [1, 2] as const

const given = (name: string, value: string | undefined): readonly PgnTag[] =>
  value === undefined || value === '' ? [] : [{ name, value }]

/** The two games of a board, played from one start with colors reversed. */
export const boardCouplet = (start: BoardStart, board: number, heading: RoundHeading): string =>
  COUPLET_GAMES.map(game =>
    boardGame(
      { ...start, tags: [...(start.tags ?? []), coupletTag({ number: board, game })] },
      board,
      heading,
    ),
  ).join('\n')

/** A game without moves as PGN. `board` is counted from 1. */
export const boardGame = (
  { variant, options, fen, tags = [] }: BoardStart,
  board: number,
  { event, round, date }: RoundHeading,
): string =>
  writeGame(
    setTags(emptyGame(variant, options, fen, false), [
      ...given('Event', event),
      ...given('Date', date),
      ...given('Round', round),
      { name: 'Board', value: String(board) },
      ...tags,
    ]),
  )
