import { t } from '@shared/i18n/t'
import type { Color } from '@shared/board/color'
import { shortened } from '@shared/cutText'
import { NO_HISTORY, redoStep, undoStep, withStep, type History } from '@shared/history'
import type { JournalledGame, ListedTags } from '@shared/ipc/contract'
import { MAX_EDIT_NAME_LENGTH } from '@shared/ipc/known'
import { flatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import type { TreePath } from '@shared/tree/node'
import { nodeAt, pathWithin } from '@shared/tree/tree'
import { savedHashOf, type Origin } from './gameInFile'
import type { Unsaved } from './journal'

/** A game and the current place in it. */
interface Place {
  readonly game: Game
  readonly path: TreePath
}

/** The content of a tab: a game, the current place in it, and its history. Replaced, never changed. */
export interface GameDocument extends Place, History<Place> {
  readonly id: string
  readonly orientation: Color
  readonly origin?: Origin
  /** The game as in its file, or as it was started; absent if neither has the game. */
  readonly saved?: Game
  /** The name of the last edit, undone ones included; empty at first. */
  readonly lastEdit: string
}

/** How many closed tabs can be reopened, the last one first. */
export const CLOSED_LIMIT = 20

export interface Edit {
  readonly name: string
  readonly game: Game
  /** The place after the edit; by default the same one, as far as it still exists. */
  readonly path?: TreePath
  readonly mergeKey?: string
}

/** A document whose game is not saved anywhere, such as one restored from the journal. */
export const unsavedDocument = (id: string, game: Game, origin?: Origin, lastEdit = ''): GameDocument => ({
  id,
  game,
  path: [],
  orientation: 'white',
  ...NO_HISTORY,
  lastEdit,
  ...(origin && { origin }),
})

/** A document with a game just read from a file or just started; it has no unsaved edits. */
export const documentOf = (id: string, game: Game, origin?: Origin): GameDocument => ({
  ...unsavedDocument(id, game, origin),
  saved: game,
})

/** Whether there are edits that the file does not have. */
export const isDirty = ({ game, saved }: GameDocument): boolean => game !== saved

/** The document with the game as its file has it now, and nothing to undo. */
export const reread = (document: GameDocument, game: Game): GameDocument => ({
  ...document,
  game,
  saved: game,
  path: pathWithin(game.root, document.path),
  ...NO_HISTORY,
})

/** The document at another place of its file; without an origin, in no file any longer. */
export const relinked = (document: GameDocument, origin: Origin | undefined): GameDocument => {
  if (origin) return { ...document, origin }
  const { origin: lost, saved, ...rest } = document
  return lost === undefined && saved === undefined ? document : rest
}

/** The document after its game has returned to the list of its file, which has it as `saved`. */
export const broughtBack = (
  document: GameDocument,
  origin: Origin,
  saved: Game | undefined,
): GameDocument => ({ ...document, origin, ...(saved && { saved }) })

/** The document after its file has gone; it still knows where the file was. */
export const withoutFile = (document: GameDocument): GameDocument => {
  const { saved, ...rest } = document
  return saved === undefined ? document : rest
}

/** The document, unsaved, if its game may or may not be the one at `origin`; `listed` is how the file listed the game when it had it. */
export const inDoubt = (document: GameDocument, origin: Origin, listed: ListedTags): GameDocument =>
  withoutFile({ ...document, origin: { ...origin, listed } })

/** The document with `path` as its current place; unchanged if the game has no such place. */
export const wentTo = (document: GameDocument, path: TreePath): GameDocument =>
  nodeAt(document.game.root, path) ? { ...document, path } : document

const placeOf = ({ game, path }: GameDocument): Place => ({ game, path })

/** The document after an edit. An edit that changes nothing is not added to the history. */
export const edited = (document: GameDocument, { name, game, path, mergeKey }: Edit): GameDocument => {
  const to = pathWithin(game.root, path ?? document.path)
  if (game === document.game) return { ...document, path: to }
  const before = { name, state: placeOf(document), ...(mergeKey && { mergeKey }) }
  return { ...document, game, path: to, ...withStep(document, before, isDirty(document)), lastEdit: name }
}

/** The document with its last edit undone; unchanged if there is none. */
export const undone = (document: GameDocument): GameDocument => {
  const back = undoStep(document, placeOf(document))
  return back
    ? { ...document, ...back.state, ...back.history, lastEdit: t('notices.tookBack', { step: back.name }) }
    : document
}

/** The document with the last undone edit redone; unchanged if there is none. */
export const redone = (document: GameDocument): GameDocument => {
  const forth = redoStep(document, placeOf(document))
  return forth ? { ...document, ...forth.state, ...forth.history, lastEdit: forth.name } : document
}

const journalled = (
  { id, game, origin, saved, lastEdit, path }: GameDocument,
  closed: boolean,
): JournalledGame => ({
  documentId: id,
  game: flatten(game),
  at: Date.now(),
  lastEdit: shortened(lastEdit, MAX_EDIT_NAME_LENGTH),
  ...(origin?.path !== undefined && {
    path: origin.path,
    index: origin.index,
    listed: origin.listed,
    ...(saved && { savedHash: savedHashOf(saved) }),
  }),
  ...(path.length > 0 && { seen: path }),
  ...(closed && { closed }),
})

/** The document as the journal stores it; `closed` says whether its tab was closed. */
export const unsavedGame = (document: GameDocument, closed = false): Unsaved => ({
  documentId: document.id,
  state: document.game,
  entry: () => journalled(document, closed),
})
