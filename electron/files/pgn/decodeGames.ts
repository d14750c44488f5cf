import { scanGame, startScan } from '@shared/notation/pgn/gameScan'
import { decodeGame } from './gameEncoding'

/** The text of a file of games, each in the encoding that its own bytes tell. */
export const decodeGames = (bytes: Buffer): string => {
  const scan = startScan(bytes)
  const parts: string[] = []
  let done = 0
  for (let game = scanGame(scan); game; game = scanGame(scan)) {
    parts.push(bytes.toString('utf8', done, game.from), decodeGame(bytes.subarray(game.from, game.to)))
    done = game.to
  }
  return [...parts, bytes.toString('utf8', done)].join('')
}
