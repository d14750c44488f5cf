import type { TextPosition } from '@shared/notation/pgn/pgn'
import type { ScannedGame } from '../../rules/games/scannedGame'
import { decodeGame } from './gameEncoding'

/** A game of a file as text. */
export interface GameText {
  readonly text: string
  /** Where it begins in the file; columns are counted in bytes, offsets from the start of the game. */
  readonly origin: TextPosition
}

/** The text of a game, decoded by its own bytes. */
export const textOfGame = ({ bytes, span }: ScannedGame): GameText => {
  const { from, to, line, lineFrom } = span
  return {
    text: decodeGame(bytes.subarray(from, to)),
    origin: { line, column: from - lineFrom + 1, offset: 0 },
  }
}
