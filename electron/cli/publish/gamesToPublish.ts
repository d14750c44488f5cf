import { beginGame } from '@shared/notation/pgn/parser'
import { excerptOf, type MoveRange } from '@shared/publish/document/excerpt'
import type { Game } from '@shared/tree/game'
import type { Core } from '../../core/load'
import { textOfGame } from '../../files/pgn/gameTexts'
import type { GameWindow } from '../../files/pgn/gameWindows'
import { describePgnFault } from '../../rules/describeError'
import { readGame } from '../../rules/games/gameReader'
import { Refusal } from '../io/answers'

/** A game and its number in its file, from 1 on. */
export interface NumberedGame {
  readonly number: number
  readonly game: Game
}

/** Which games are wanted, and what reports those that cannot be read. */
interface Wanted {
  /** Undefined for all. */
  readonly number: number | undefined
  /** Each of them has some of these. */
  readonly moves: MoveRange | undefined
  readonly remark: (sentence: string) => void
}

/** The games of a file that are to be published, one after the other. Throws a {@link Refusal} if there are none. */
export async function* gamesToPublish(
  core: Core,
  windows: AsyncIterable<GameWindow>,
  { number: wanted, moves, remark }: Wanted,
): AsyncGenerator<NumberedGame, void> {
  const remarks: string[] = []
  let number = 0
  let published = 0
  for await (const { bytes, games } of windows)
    for (const span of games) {
      number++
      if (wanted !== undefined && number !== wanted) continue
      const { text, origin } = textOfGame({ bytes, span })
      const read = readGame(core, beginGame(text, origin).finish(), text)
      if (read.ok) {
        if (moves && !excerptOf(read.value, moves))
          throw new Refusal(`game ${number} has no moves ${moves.first}-${moves.last}`)
        published++
        yield { number, game: read.value }
      } else remarks.push(`game ${number}: ${describePgnFault(read.error)}`)
    }
  if (wanted !== undefined && wanted > number)
    throw new Refusal(`there is no game ${wanted}: the file has ${number}`)
  if (published === 0) throw new Refusal([...remarks, 'there are no games to publish'].join('; '))
  remarks.forEach(remark)
}
