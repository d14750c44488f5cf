import { startApart, type WrittenGame } from '@shared/notation/pgn/apart'
import { parseGame } from '@shared/notation/pgn/parser'
import type { PgnGame } from '@shared/notation/pgn/pgn'
import type { Game } from '@shared/tree/game'
import { writeGame } from '@shared/tree/gamePgn'
import { writeInteroperable } from '@shared/tree/interoperable'
import type { Core } from '../../core/load'
import { textsOfGames } from '../../files/pgn/gameTexts'
import { describeFault, describeLosses, describeNotInteroperable } from '../../rules/describeError'
import { firstFault } from '../../rules/games/firstFault'
import { readGame } from '../../rules/games/gameReader'

/** A game's text in its new form, and what is to be said about it. */
export interface FormattedGame {
  readonly text: string
  readonly remark?: string
}

const makeInteroperable = (game: Game): FormattedGame => {
  const written = writeInteroperable(game)
  if (!written.ok) return { text: writeGame(game), remark: describeNotInteroperable(written.error) }
  const { pgn, losses } = written.value
  return { text: pgn, ...(losses.length > 0 && { remark: describeLosses(losses) }) }
}

type Formatted = FormattedGame & WrittenGame

/** A game that cannot be begun keeps its text letter for letter. */
const formatGame = (core: Core, pgn: PgnGame, text: string, interoperable: boolean): Formatted => {
  const read = readGame(core, pgn, text)
  if (!read.ok) return { text: `${text}\n`, remark: describeFault(read.error), isWhole: false }
  const fault = firstFault(pgn, read.value)
  const isWhole = fault === undefined
  if (interoperable) return { ...makeInteroperable(read.value), isWhole }
  return { text: writeGame(read.value), ...(fault && { remark: describeFault(fault) }), isWhole }
}

/**
 * All games of a file in canonical form, or in that for ordinary tools. One after the other, with an empty line
 * in between, they are read as the same games again.
 */
export function* formatGames(
  core: Core,
  bytes: Buffer,
  interoperable: boolean,
): Generator<FormattedGame, void> {
  const apart = startApart()
  for (const { text, origin } of textsOfGames(bytes)) {
    const game = formatGame(core, parseGame(text, origin), text, interoperable)
    yield { ...game, text: apart(game) }
  }
}

/** The games as one text. */
export const joinGames = (games: Iterable<FormattedGame>): string =>
  Array.from(games, ({ text }) => text).join('\n')
