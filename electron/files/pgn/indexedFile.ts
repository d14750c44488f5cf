import type { GameHeader } from '@shared/ipc/contract'
import type { LineEnding } from '../disk/lineEnding'
import type { TextEncoding } from '../disk/textEncoding'

/** A game's place in the bytes of its file, with the data that a list shows of it. */
export interface GameEntry {
  /** The offset of its first byte in the file. */
  readonly begin: number
  /** The offset after its last byte that is not white space. */
  readonly end: number
  /** The column of its first byte, from 1. */
  readonly column: number
  readonly header: GameHeader
  /** The fingerprint of its bytes: games with the same fingerprint are the same. */
  readonly fingerprint: string
  /** The fingerprint of its first position and everything after its tags. It does not change when other tags do. */
  readonly movesFingerprint: string
}

/** Properties that show whether a file is still as it was read. */
export interface ContentStamp {
  readonly size: number
  readonly mtimeMs: number
  /** The SHA-256 of all bytes, in hexadecimal. */
  readonly hash: string
}

/** The index of a file: not its bytes, only the places of its games. */
export interface IndexedFile extends ContentStamp {
  /** The encoding of games to be added, and of those in plain ASCII; any other game has its own. */
  readonly newTextEncoding: TextEncoding
  /** The length of the byte order mark, 3 or 0. */
  readonly markLength: number
  /** The line ending of added text, and of games on a single line. */
  readonly lineEnding: LineEnding
  readonly games: readonly GameEntry[]
}
