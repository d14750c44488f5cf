import type { GameHeader } from '@shared/ipc/contract'
import type { LineEnding } from '../disk/lineEnding'
import type { TextEncoding } from '../disk/textEncoding'

/** A game's place in the bytes of its file, with what a list shows of it. */
export interface GameEntry {
  /** Offset of its first byte in the file. */
  readonly begin: number
  /** Offset behind its last byte that is not white space. */
  readonly end: number
  /** Column of its first byte in its line, from 1. */
  readonly column: number
  readonly header: GameHeader
  /** Fingerprint of its bytes: games with the same one are the same. */
  readonly fingerprint: string
  /** Fingerprint of its first position and all that follows its tags. It does not change with other tags. */
  readonly movesFingerprint: string
}

/** Says whether a file is still the one that was read. */
export interface ContentStamp {
  readonly size: number
  readonly mtimeMs: number
  /** SHA-256 of all bytes, in hexadecimal. */
  readonly hash: string
}

/** What is kept of a file: not its bytes, only where its games are. */
export interface IndexedFile extends ContentStamp {
  /** The encoding of games to be added, and of those with nothing but ASCII; any other game has its own. */
  readonly newTextEncoding: TextEncoding
  /** Length of the byte order mark, 3 or 0. */
  readonly markLength: number
  /** The line ending of what is added, and of a game on one line. */
  readonly lineEnding: LineEnding
  readonly games: readonly GameEntry[]
}
