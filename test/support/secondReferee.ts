import { Chess } from 'chessops/chess'
import { parseFen } from 'chessops/fen'
import type { Game, PgnNodeData } from 'chessops/pgn'
import { parseSan } from 'chessops/san'

/**
 * Replays a game of ordinary rules with a third-party library; throws if that finds a move illegal.
 *
 * @returns the result by these rules; undefined if the game could go on
 */
export const secondReferee = ({ headers, moves }: Game<PgnNodeData>): string | undefined => {
  const position = Chess.fromSetup(parseFen(headers.get('FEN')!).unwrap()).unwrap()
  for (const { san } of moves.mainline()) {
    const move = parseSan(position, san)
    if (!move) throw new Error(`${san} is not legal`)
    position.play(move)
  }
  const outcome = position.outcome()
  if (!outcome) return undefined
  return outcome.winner === undefined ? '1/2-1/2' : outcome.winner === 'white' ? '1-0' : '0-1'
}
