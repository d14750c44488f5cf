import path from 'node:path'
import type {
  CopyGamesRequest,
  ExtendedFile,
  FileError,
  GamePiece,
  SavedList,
  SaveListRequest,
} from '@shared/ipc/contract'
import { err, map, ok, type Result } from '@shared/result'
import { fileError } from './disk/fileError'
import type { FileParts } from './fileService'
import { type ListPiece, type TextPiece, textPiece } from './pgn/composeList'
import type { GameCodec } from './pgn/coreCodec'
import { decodeGame } from './pgn/gameEncoding'
import { bytesOfGame, readGameForEdit } from './pgn/gameBytes'
import type { IndexedFile } from './pgn/indexedFile'
import { type GameMarks, matchGames } from './pgn/matchGames'
import { type OpenFile, openedFileOf } from './pgn/openFile'
import { FINGERPRINT_LENGTH } from './pgn/readBytes'
import { createList, rewriteList, type WrittenList } from './pgn/writeList'
import { workUnderWay } from './workUnderWay'

/** Writes files with their games reordered, added or removed, and adds games to other files. */
export interface ListService {
  save(request: SaveListRequest): Promise<Result<SavedList, FileError>>
  /** Null if the user canceled. */
  copy(request: CopyGamesRequest): Promise<Result<ExtendedFile | null, FileError>>
  /** The current places of games; -1 for those that are gone. */
  find(fileId: string, games: JoinedMarks): readonly number[]
  /** The fingerprints of all games of the open file whose bytes have this hash; undefined if there is none. */
  marksOf(hash: string): Required<JoinedMarks> | undefined
  /** Resolves when no write is under way any more. */
  settled(): Promise<void>
}

/** The fingerprints of all games of a file, joined into one text, which identify the games. */
export interface JoinedMarks {
  readonly fingerprints: string
  readonly movesFingerprints?: string
}

/**
 * Updates the record of the games given to the page after games have moved; edited games are read again from the file.
 */
const moveGiven = async (open: OpenFile, pieces: readonly ListPiece[]): Promise<void> => {
  const before = new Map(open.given)
  open.given.clear()
  let place = 0
  for (const piece of pieces) {
    if (!('from' in piece)) {
      await readGameForEdit(open, place++)
      continue
    }
    for (let index = piece.from; index < piece.from + piece.count; index++, place++) {
      const known = before.get(index)
      const game = open.indexed.games[place]
      if (known && game) open.given.set(place, { ...known, index: place, header: game.header })
    }
  }
}

const changed = (open: OpenFile): Result<never, FileError> =>
  err(fileError('changedOnDisk', open.source.kind === 'disk' ? open.source.path : open.name))

const BRACKET_OPEN = 0x5b

/** Games of a file as texts, each created only when it is needed. */
function* textsIn(
  { games }: IndexedFile,
  bytes: Buffer,
  { from, count }: { readonly from: number; readonly count: number },
): Generator<TextPiece, void> {
  for (const { begin, end } of games.slice(from, from + count))
    yield {
      text: () => decodeGame(bytes.subarray(begin, end)),
      isTagged: bytes[begin] === BRACKET_OPEN,
    }
}

/**
 * The games of a list as texts, in the order of its pieces. Games of the file are taken from the file as it was read.
 */
const textsOf = async (
  open: OpenFile,
  pieces: readonly ListPiece[],
): Promise<Result<readonly TextPiece[], FileError>> => {
  const bytes = await bytesOfGame(open, { begin: 0, end: open.indexed.size })
  if (!bytes.ok) return bytes
  const texts: TextPiece[] = []
  for (const piece of pieces) {
    if ('from' in piece) for (const text of textsIn(open.indexed, bytes.value, piece)) texts.push(text)
    else texts.push({ text: piece.text, isTagged: piece.isTagged })
  }
  return texts.length > 0 ? ok(texts) : err(fileError('noSuchGame', open.name))
}

const listPieceOf =
  (codec: GameCodec) =>
  (piece: GamePiece): ListPiece => {
    if ('from' in piece) return { from: piece.from, count: piece.count }
    if ('pgn' in piece) return textPiece(piece.pgn)
    const written = textPiece(codec.write(piece.game))
    return piece.stored === undefined ? written : { ...written, stored: piece.stored }
  }

const FINGERPRINTS = new RegExp(`.{${FINGERPRINT_LENGTH}}`, 'g')

const joinedMarks = ({ games }: IndexedFile): Required<JoinedMarks> => ({
  fingerprints: games.map(({ fingerprint }) => fingerprint).join(''),
  movesFingerprints: games.map(({ movesFingerprint }) => movesFingerprint).join(''),
})

const marksIn = ({ fingerprints, movesFingerprints = '' }: JoinedMarks): readonly GameMarks[] => {
  const moves = movesFingerprints.match(FINGERPRINTS) ?? []
  return (fingerprints.match(FINGERPRINTS) ?? []).map((fingerprint, place) => {
    const movesFingerprint = moves[place]
    return movesFingerprint === undefined ? { fingerprint } : { fingerprint, movesFingerprint }
  })
}

/** Writes an open file, which is not read or written otherwise in the meantime. */
const listWriter =
  ({ files, recentFiles }: FileParts) =>
  async (open: OpenFile, pieces: readonly ListPiece[]): Promise<Result<WrittenList, FileError>> => {
    const { source, readOnly } = open
    if (source.kind === 'memory' || readOnly) return err(fileError('readOnly', open.name))
    const written = await rewriteList(source.target, open.indexed, pieces, files.reindex)
    if (!written.ok) return written
    open.indexed = written.value.indexed
    await moveGiven(open, pieces)
    recentFiles.note(source.path, open.indexed.games)
    return written
  }

/** Adds games at the end of another file: one that is open, or one chosen by the user. */
const gamesAdder = (parts: FileParts) => {
  const { files, recentFiles, dialogs } = parts
  const write = listWriter(parts)

  const addTo = (open: OpenFile, texts: readonly TextPiece[]): Promise<Result<ExtendedFile, FileError>> =>
    open.inTurn(async () => {
      const index = open.indexed.games.length
      const written = await write(open, [{ from: 0, count: index }, ...texts])
      return map(written, () => ({ ...openedFileOf(open), index }))
    })

  const addToNew = async (
    request: CopyGamesRequest,
    texts: readonly TextPiece[],
  ): Promise<Result<ExtendedFile | null, FileError>> => {
    const chosen =
      request.path === undefined
        ? await dialogs.chooseTarget(request.suggestedName)
        : { path: path.resolve(request.path) }
    if (!chosen) return ok(null)
    const created = await createList(chosen.path, texts, files.reindex)
    // The content of an existing file always stays: the games are added to it.
    const isThere = !created.ok && created.error.reason === 'exists'
    if (!created.ok && !isThere) return created
    const opened = await files.openWritten(chosen.path)
    if (!opened.ok) return opened
    if (isThere) return addTo(opened.value, texts)
    recentFiles.note(chosen.path)
    return ok({ ...openedFileOf(opened.value), index: 0 })
  }

  return { addTo, addToNew }
}

export const listService = (parts: FileParts): ListService => {
  const { files, codec } = parts
  const writing = workUnderWay()
  const pieceOf = listPieceOf(codec)
  const write = listWriter(parts)
  const { addTo, addToNew } = gamesAdder(parts)

  const save = (open: OpenFile, { hash, pieces }: SaveListRequest): Promise<Result<SavedList, FileError>> =>
    open.inTurn(async () => {
      if (hash !== open.indexed.hash) return changed(open)
      const written = await write(open, pieces.map(pieceOf))
      return map(written, ({ convertedToUtf8 }) => ({ ...openedFileOf(open), convertedToUtf8 }))
    })

  const copy = async (request: CopyGamesRequest): Promise<Result<ExtendedFile | null, FileError>> => {
    const from = files.byId(request.fileId)
    if (!from.ok) return from
    const to = request.to === undefined ? undefined : files.byId(request.to)
    if (to && !to.ok) return to
    const texts = await from.value.inTurn(() =>
      Promise.resolve(
        request.hash === from.value.indexed.hash
          ? textsOf(from.value, request.pieces.map(pieceOf))
          : changed(from.value),
      ),
    )
    if (!texts.ok) return texts
    return to ? addTo(to.value, texts.value) : addToNew(request, texts.value)
  }

  return {
    save: async request => {
      const open = files.byId(request.fileId)
      return open.ok ? writing.include(save(open.value, request)) : open
    },
    copy: request => writing.include(copy(request)),
    find: (fileId, games) => {
      const open = files.byId(fileId)
      return matchGames(marksIn(games), open.ok ? open.value.indexed.games : [])
    },
    marksOf: hash => {
      const open = files.all().find(({ indexed }) => indexed.hash === hash)
      return open && joinedMarks(open.indexed)
    },
    settled: writing.settled,
  }
}
