import type { OpenedFile } from '@shared/ipc/contract'
import type { GameIdentity } from './findGame'
import type { IndexedFile } from './indexedFile'
import { type SerialQueue, serialQueue } from '../disk/serialQueue'

/** Where the bytes of an open file are. */
export type ByteSource =
  | {
      readonly kind: 'disk'
      /** As the user named it. */
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
  /** What was last read or written. */
  indexed: IndexedFile
  /** The games that the page has been given, by their index: what it believes to be editing. */
  readonly given: Map<number, GameIdentity>
  /** Saving, reloading and looking for changes take turns. */
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

/** What the page knows of an open file. */
export const openedFileOf = ({ fileId, name, source, readOnly, indexed }: OpenFile): OpenedFile => ({
  fileId,
  ...(source.kind === 'disk' && { path: source.path }),
  name,
  games: indexed.games.map(({ header }) => header),
  readOnly,
  hash: indexed.hash,
})
