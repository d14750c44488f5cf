import type { FileError, GameHeader } from '@shared/ipc/contract'
import { err, ok, type Result } from '@shared/result'
import { attempt, fileError } from '../disk/fileError'
import { gameEncodings, type GameEncodings } from './gameEncoding'
import type { GameEntry, IndexedFile } from './indexedFile'
import { lineEndingOf } from '../disk/lineEnding'
import { fingerprintOf, hashOf, movesFingerprintOf, readWhole } from './readBytes'
import { byteOrderMarkLength, decode, isBinary, isUtf16, type TextEncoding } from '../disk/textEncoding'
import { indexGames as scanGames, type IndexedGame as ScannedGame } from '@shared/notation/pgn/gameIndex'

/** Fields that most games lack are left out, so that they take no memory in the list of a large file. */
const rareTags = ({ Site, WhiteElo, BlackElo, FEN, Couplet }: ScannedGame['tags']) => ({
  ...(Site && { site: Site }),
  ...(WhiteElo && { whiteElo: WhiteElo }),
  ...(BlackElo && { blackElo: BlackElo }),
  ...(FEN && { fen: FEN }),
  ...(Couplet && { couplet: Couplet }),
})

const headerOf = ({ line, tags, plies }: ScannedGame, index: number): GameHeader => ({
  index,
  line,
  white: tags.White ?? '',
  black: tags.Black ?? '',
  event: tags.Event ?? '',
  date: tags.Date ?? '',
  round: tags.Round ?? '',
  result: tags.Result ?? '',
  variant: tags.Variant ?? '',
  plies,
  ...rareTags(tags),
})

const decoderOf = (encoding: TextEncoding) => (value: Uint8Array) => decode(Buffer.from(value), encoding)

/**
 * Finds the games of a file without reading their moves.
 *
 * @param bytes the whole file, byte order mark included
 * @param progress called from time to time with the number of bytes read
 */
const indexFile = (
  bytes: Uint8Array,
  encodings: GameEncodings,
  progress: (bytes: number) => void,
): readonly GameEntry[] => {
  const games: GameEntry[] = []
  for (const slice of scanGames(bytes, game => decoderOf(encodings.of(game)))) {
    for (const game of slice.games) {
      const { from, length, column, tags, movesFrom } = game
      const end = from + length
      const start = `${tags.Variant ?? ''}${tags.FEN ?? ''}`
      games.push({
        begin: from,
        end,
        column,
        header: headerOf(game, games.length),
        fingerprint: fingerprintOf(bytes.subarray(from, end)),
        movesFingerprint: movesFingerprintOf(start, bytes.subarray(movesFrom, end)),
      })
    }
    progress(slice.readBytes)
  }
  return games
}

/** The largest file that is indexed, in bytes; it is in memory only during indexing. */
export const MAX_FILE_SIZE = 1024 * 1024 * 1024

/** The beginning of a tag on a line of its own; nearly every file of games has one. */
const TAG = /(?:^(?:\xef\xbb\xbf)?|[\r\n])[^\S\r\n]*\[\s*\w+\s*"/

/** The number of bytes that are searched for a tag in a file that looks foreign. */
const LOOKED_AT = 1024 * 1024

/** Called with the progress of reading. */
export type OnBytesRead = (readBytes: number, totalBytes: number) => void

const layoutOf = (
  bytes: Buffer,
  progress: OnBytesRead,
): Pick<IndexedFile, 'newTextEncoding' | 'markLength' | 'lineEnding' | 'games'> => {
  const encodings = gameEncodings(bytes)
  const games = indexFile(bytes, encodings, looked => progress(looked, bytes.length))
  return {
    newTextEncoding: encodings.forNewText(),
    markLength: byteOrderMarkLength(bytes),
    lineEnding: lineEndingOf(bytes),
    games,
  }
}

/**
 * Whether the bytes are not a file of games, but for example a picture or an archive. A game with damaged parts is
 * still read, and keeps them.
 */
export const isForeign = (bytes: Buffer): boolean =>
  isBinary(bytes) && !TAG.test(bytes.toString('latin1', 0, LOOKED_AT))

/** Indexes bytes that have no file: a sample or a dropped text. */
export const indexBytes = (bytes: Buffer): IndexedFile => ({
  size: bytes.length,
  mtimeMs: 0,
  hash: hashOf(bytes),
  ...layoutOf(bytes, () => undefined),
})

/** Indexes a file that is known to contain no games. */
export const indexEmpty = (path: string): Promise<Result<IndexedFile, FileError>> =>
  attempt(path, async () => {
    const { bytes, ...stamp } = await readWhole(path)
    return { ...stamp, ...layoutOf(bytes, () => undefined) }
  })

/** Reads a file once and indexes its games; runs in the main thread or in the worker. */
export const readIndexed = async (
  path: string,
  progress: OnBytesRead,
): Promise<Result<IndexedFile, FileError>> => {
  const read = await attempt(path, () => readWhole(path))
  if (!read.ok) return read
  const { bytes, ...stamp } = read.value
  if (isUtf16(bytes)) return err(fileError('utf16', path))
  if (isForeign(bytes)) return err(fileError('notPgn', path))
  const layout = layoutOf(bytes, progress)
  return layout.games.length > 0 ? ok({ ...stamp, ...layout }) : err(fileError('empty', path))
}
