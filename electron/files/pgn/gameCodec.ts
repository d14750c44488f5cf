import type { GameError } from '@shared/ipc/contract'
import type { TextPosition } from '@shared/notation/pgn/pgn'
import type { Result } from '@shared/result'
import type { FlatGame } from '@shared/tree/game'
import type { InteroperableGame, NotInteroperable } from '@shared/tree/interoperable'

/** Turns the text of one game into its tree and back. */
export interface GameCodec {
  /** @param origin where the text begins in its file, for the places of its faults */
  read(text: string, origin: TextPosition): Result<FlatGame, GameError>
  /** All games of a text, up to `limit`. */
  readAll(text: string, limit: number): readonly Result<FlatGame, GameError>[]
  /** Our own form, which holds all of the game. */
  write(game: FlatGame): string
  /** The form that ordinary tools open. */
  writeInteroperable(game: FlatGame): Result<InteroperableGame, NotInteroperable>
}
