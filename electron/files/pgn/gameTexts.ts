import { scanGame, startScan } from '@shared/notation/pgn/gameScan'
import type { TextPosition } from '@shared/notation/pgn/pgn'
import { decodeGame } from './gameEncoding'

/** A game of a file as text. */
export interface GameText {
  readonly text: string
  /** Where it begins in the file; columns and offsets are counted in bytes. */
  readonly origin: TextPosition
}

/** The games of a file one by one, each in the encoding that its own bytes tell. */
export function* textsOfGames(bytes: Buffer): Generator<GameText, void> {
  const scan = startScan(bytes)
  for (let span = scanGame(scan); span; span = scanGame(scan)) {
    const { from, to, line, lineFrom } = span
    const origin = { line, column: from - lineFrom + 1, offset: from }
    yield { text: decodeGame(bytes.subarray(from, to)), origin }
  }
}
