import { apartFrom } from '@shared/notation/pgn/apart'
import { parseGames } from '@shared/notation/pgn/parser'
import type { PgnGame } from '@shared/notation/pgn/pgn'
import { unitsOf } from '@shared/notation/pgn/units'
import type { Game } from '@shared/tree/game'
import { writeGame } from '@shared/tree/gamePgn'
import { writeInteroperable } from '@shared/tree/interoperable'
import type { Core } from '../../core/load'
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

/** A game that cannot be begun keeps its text letter for letter. */
const formatGame = (core: Core, pgn: PgnGame, text: string, interoperable: boolean): FormattedGame => {
  const read = readGame(core, pgn, text)
  if (!read.ok) return { text: `${text}\n`, remark: describeFault(read.error) }
  if (interoperable) return makeInteroperable(read.value)
  const fault = firstFault(pgn, read.value)
  return { text: writeGame(read.value), ...(fault && { remark: describeFault(fault) }) }
}

/**
 * All games of a text in canonical form, or in that for ordinary tools. One after the other, with an empty line
 * in between, they are read as the same games again.
 */
export const formatGames = (core: Core, text: string, interoperable: boolean): readonly FormattedGame[] => {
  let before = ''
  return parseGames(text).map(pgn => {
    const { offset } = pgn.at
    const game = formatGame(core, pgn, text.slice(offset, offset + pgn.length), interoperable)
    before = apartFrom(unitsOf(before), game.text)
    return { ...game, text: before }
  })
}

/** The games as one text. */
export const joinGames = (games: readonly FormattedGame[]): string => games.map(({ text }) => text).join('\n')
