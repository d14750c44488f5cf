import { isSetApart, startApart } from '@shared/notation/pgn/apart'
import { hasBothLineEndings, type LineEnding, lineEndingOf } from '../disk/lineEnding'
import { byteOrderMarkLength } from '../disk/textEncoding'
import { decodeGame, encodeGame, encodingsAsFound, encodingToKeep } from './gameEncoding'
import type { GameWindow } from './gameWindows'
import { formatGame } from './spliceGame'

/** Returns a new text for a game, or undefined if it should stay as it is; games are counted from 0. */
export type RewriteGame = (text: string, index: number) => Promise<string | undefined>

/** How the games of a file are rewritten. */
export interface Rewriting {
  readonly rewrite: RewriteGame
  /**
   * If true, everything is written in UTF-8; otherwise each game keeps its own encoding, and unchanged games stay byte
   * for byte.
   */
  readonly isUtf8: boolean
}

/** The number of bytes examined before a game. */
const MARGIN = 64

/** The last bytes before a game, even across windows. */
const lastBytes = (before: Buffer, bytes: Buffer): Buffer =>
  bytes.length >= MARGIN ? bytes.subarray(-MARGIN) : Buffer.concat([before, bytes]).subarray(-MARGIN)

/** Yields the bytes of a file of games in which some get another text. Everything else stays as it is. */
export async function* rewriteGames(
  windows: AsyncIterable<GameWindow>,
  { rewrite, isUtf8 }: Rewriting,
): AsyncGenerator<Buffer, void> {
  const apart = startApart()
  const encodings = encodingsAsFound()
  let lineEnding: LineEnding = '\n'
  /** The last bytes before the window. */
  let before = Buffer.alloc(0)
  let index = 0

  /** The text to write: a game without tags must be separated from the new text of the game before it. */
  const told = (written: string): string =>
    apart({ text: () => written, isWhole: false, isMarked: isSetApart(written) }) ?? written

  const rewritten = async (game: Buffer, inFront: Buffer): Promise<Buffer> => {
    encodings.look(game)
    const old = decodeGame(game)
    const text = await rewrite(old, index++)
    const written = told(text ?? old)
    if (text === undefined) return isUtf8 ? Buffer.from(old) : game
    const keepsLineEndings = hasBothLineEndings(game)
    const place = { lineEnding, keepsLineEndings, before: inFront, gap: undefined, added: false }
    const fitted = formatGame(written, place)
    if (isUtf8) return Buffer.from(fitted)
    return encodeGame(fitted, encodingToKeep(game, encodings.forNewText())).bytes
  }

  for await (const { bytes, games, to, offset } of windows) {
    const mark = offset === 0 ? byteOrderMarkLength(bytes) : 0
    if (offset === 0) lineEnding = lineEndingOf(bytes)
    encodings.look(bytes.subarray(0, mark))
    const parts: Buffer[] = [bytes.subarray(0, mark)]
    let done = mark
    for (const { from, to: end } of games) {
      const inFront = lastBytes(before, bytes.subarray(mark, from))
      parts.push(bytes.subarray(done, from), await rewritten(bytes.subarray(from, end), inFront))
      done = end
    }
    parts.push(bytes.subarray(done, to()))
    before = Buffer.from(lastBytes(before, bytes.subarray(mark, to())))
    yield Buffer.concat(parts)
  }
}
