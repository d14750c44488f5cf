import { parseFen } from 'chessops/fen'
import { parsePgn, startingPosition } from 'chessops/pgn'
import { parseSan } from 'chessops/san'
import { setupPosition } from 'chessops/variant'
import { perft } from 'chessops/debug'

/** Nodes below a position, by chessops. */
export const chessopsPerft = (fen: string, depth: number): number => {
  const setup = parseFen(fen).unwrap()
  return perft(setupPosition('chess', setup).unwrap(), depth)
}

/** Reads games and plays every move of their main lines, by chessops; answers with the number of plies. */
export const chessopsReplay = (pgn: string): number => {
  let plies = 0
  for (const game of parsePgn(pgn)) {
    const position = startingPosition(game.headers).unwrap()
    for (const { san } of game.moves.mainline()) {
      const move = parseSan(position, san)
      if (!move) throw new Error(`chessops cannot read ${san}`)
      position.play(move)
      plies++
    }
  }
  return plies
}
