import { joinGame } from '../notation/pgn/joinGame'
import type { MovetextStyle } from '../notation/pgn/movetext'
import { completeTags } from './completeTags'
import type { Game } from './game'
import { makeMovetext } from './movetext'

/** Writes a game as PGN in canonical form; the plies of the setup are ordinary moves of the movetext. Ends with a line break. */
export const writeGame = (game: Game, style?: MovetextStyle): string => {
  const writer = makeMovetext(game.root, undefined, style)
  writer.word(game.result)
  return joinGame(completeTags(game), writer.text())
}
