import { scanGame, startScan } from '@shared/notation/pgn/gameScan'
import { hasBothLineEndings, lineEndingOf } from '../disk/lineEnding'
import { decodeGame, encodeGame, encodingToKeep, gameEncodings } from './gameEncoding'
import { fitGame } from './spliceGame'

/** Another text for a game, undefined if it is to stay as it is; games are counted from 0. */
export type RewriteGame = (text: string, index: number) => Promise<string | undefined>

/**
 * The bytes of a file of games of which some have another text, each in its own encoding. All else stays byte for byte.
 */
export const rewriteGames = async (bytes: Buffer, rewrite: RewriteGame): Promise<Buffer> => {
  const scan = startScan(bytes)
  const lineEnding = lineEndingOf(bytes)
  const encodings = gameEncodings(bytes)
  const pieces: Buffer[] = []
  let done = 0
  let index = 0
  for (let span = scanGame(scan); span; span = scanGame(scan)) {
    const game = bytes.subarray(span.from, span.to)
    encodings.of(span)
    const text = await rewrite(decodeGame(game), index++)
    const before = bytes.subarray(done, span.from)
    pieces.push(before)
    done = span.to
    const place = {
      lineEnding,
      keepsLineEndings: hasBothLineEndings(game),
      before: bytes.subarray(0, span.from),
      gap: undefined,
      added: false,
    }
    pieces.push(
      text === undefined
        ? game
        : encodeGame(fitGame(text, place), encodingToKeep(game, encodings.forNewText())).bytes,
    )
  }
  return Buffer.concat([...pieces, bytes.subarray(done)])
}
