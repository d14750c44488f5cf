import type { GameHeader } from '@shared/ipc/contract'
import { indexGames as scanGames, type IndexedGame as ScannedGame } from '@shared/notation/pgn/gameIndex'
import type { GameEncodings } from './gameEncoding'
import type { GameEntry } from './indexedFile'
import { fingerprintOf, movesFingerprintOf } from './readBytes'
import { decode, type TextEncoding } from '../disk/textEncoding'

/** What most games lack takes no room in the list of a large file. */
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
 * @param progress called now and then with the number of bytes read
 */
export const indexFile = (
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
