import type { GameError } from '@shared/ipc/contract'
import { MAX_GAME_SIZE } from '@shared/ipc/game'
import { parseGame, parseGames } from '@shared/notation/pgn/parser'
import type { PgnFault, PgnGame, TextPosition } from '@shared/notation/pgn/pgn'
import { err, ok, type Result } from '@shared/result'
import { flatten, unflatten } from '@shared/tree/flat'
import type { FlatGame } from '@shared/tree/game'
import { writeGame } from '@shared/tree/gamePgn'
import { type InteroperableGame, type NotInteroperable, writeInteroperable } from '@shared/tree/interoperable'
import type { Core } from '../../core/load'
import { readGame } from '../../rules/games/gameReader'

/** Converts between the text of a game and its tree. */
export interface GameCodec {
  /** @param origin where the text begins in its file, for the positions of its faults */
  read(text: string, origin: TextPosition): Result<FlatGame, GameError>
  /** Reads all games of a text, up to `limit`. */
  readAll(text: string, limit: number): readonly Result<FlatGame, GameError>[]
  /** Writes our own form, which holds everything about the game. */
  write(game: FlatGame): string
  /** Writes the form that ordinary tools can open. */
  writeInteroperable(game: FlatGame): Result<InteroperableGame, NotInteroperable>
}

const tooLong = ({ at }: PgnGame): PgnFault => ({ kind: 'pgn', reason: 'tooLong', at, found: '', legal: [] })

/** Reads games by replaying every move in the core, and writes them in canonical form. */
export const coreCodec = (core: Core): GameCodec => {
  const replay = (pgn: PgnGame, text: string): Result<FlatGame, GameError> => {
    if (text.length > MAX_GAME_SIZE) return err({ kind: 'game', fault: tooLong(pgn), tags: pgn.tags, text })
    const game = readGame(core, pgn, text)
    return game.ok ? ok(flatten(game.value)) : err({ kind: 'game', fault: game.error, tags: pgn.tags, text })
  }
  return {
    read: (text, origin) => replay(parseGame(text, origin), text),
    readAll: (text, limit) =>
      parseGames(text, limit).map(pgn => {
        const { offset } = pgn.at
        return replay(pgn, text.slice(offset, offset + pgn.length))
      }),
    write: game => writeGame(unflatten(game)),
    writeInteroperable: game => writeInteroperable(unflatten(game)),
  }
}
