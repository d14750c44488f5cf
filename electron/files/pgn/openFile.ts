import type { OpenedFile } from '@shared/ipc/contract'
import type { GameIdentity } from './findGame'
import type { IndexedFile } from './indexedFile'
import { type SerialQueue, serialQueue } from '../disk/serialQueue'

/** The source of the bytes of an open file. */
export type ByteSource =
  | {
      readonly kind: 'disk'
      /** The path as given by the user. */
      readonly path: string
      /** The file itself, behind all symbolic links. */
      readonly target: string
    }
  | {
      /** A sample or a text without a path; read-only. */
      readonly kind: 'memory'
      readonly key: string
      readonly bytes: Buffer
    }

/** A file that the page has open. */
export interface OpenFile {
  readonly fileId: string
  readonly name: string
  readonly source: ByteSource
  readonly readOnly: boolean
  /** The index of the file as last read or written. */
  indexed: IndexedFile
  /** The games that the page has been given, by their index: those that it believes to be editing. */
  readonly given: Map<number, GameIdentity>
  /** Runs saving, reloading and checks for changes one at a time. */
  readonly inTurn: SerialQueue
  stopWatching: () => void
}

export const newOpenFile = (
  fileId: string,
  name: string,
  source: ByteSource,
  readOnly: boolean,
  indexed: IndexedFile,
): OpenFile => ({
  fileId,
  name,
  source,
  readOnly,
  indexed,
  given: new Map(),
  inTurn: serialQueue(),
  stopWatching: () => undefined,
})

/** The part of an open file that is sent to the page. */
export const openedFileOf = ({ fileId, name, source, readOnly, indexed }: OpenFile): OpenedFile => ({
  fileId,
  ...(source.kind === 'disk' && { path: source.path }),
  name,
  games: indexed.games.map(({ header }) => header),
  readOnly,
  hash: indexed.hash,
})
