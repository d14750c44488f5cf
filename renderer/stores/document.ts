import type { Color } from '@shared/board/color'
import type { Game } from '@shared/tree/game'
import type { TreePath } from '@shared/tree/node'
import { nodeAt } from '@shared/tree/tree'

/** The place of a game in a file. */
export interface Origin {
  readonly fileId: string
  /** 0-based place among the games of the file. */
  readonly index: number
  /** Absolute; absent for a sample or a text that came without one. */
  readonly path?: string
}

/** A game as it was before, or after, an edit. */
interface Step {
  /** What the edit did, e.g. "Comment on 31. Bd4". */
  readonly name: string
  readonly game: Game
  readonly path: TreePath
  /** Edits that follow each other with the same key are one step. */
  readonly mergeKey?: string
}

/** What a tab holds: a game, where one stands in it, and how to get back. Replaced, never changed. */
export interface GameDocument {
  readonly id: string
  readonly game: Game
  readonly path: TreePath
  readonly orientation: Color
  readonly origin?: Origin
  /** The game as it stands in its file, or as it was begun; absent if neither has ever held it. */
  readonly saved?: Game
  readonly undo: readonly Step[]
  readonly redo: readonly Step[]
  /** The last edit, undone ones included; empty at first. */
  readonly lastEdit: string
}

/** Undo goes back this many steps. */
export const UNDO_LIMIT = 500

/** Tabs that were closed can be had back, the last first, up to this many. */
export const CLOSED_LIMIT = 20

export interface Edit {
  readonly name: string
  readonly game: Game
  /** Where one stands afterwards; without it, where one stood, as far as that still exists. */
  readonly path?: TreePath
  readonly mergeKey?: string
}

/** A document that neither a file nor a start holds: one brought back from the journal. */
export const unsavedDocument = (id: string, game: Game, origin?: Origin, lastEdit = ''): GameDocument => ({
  id,
  game,
  path: [],
  orientation: 'white',
  undo: [],
  redo: [],
  lastEdit,
  ...(origin && { origin }),
})

/** A document fresh from a file or a start; it is not dirty. */
export const documentOf = (id: string, game: Game, origin?: Origin): GameDocument => ({
  ...unsavedDocument(id, game, origin),
  saved: game,
})

/** There are edits that the file does not have. */
export const isDirty = ({ game, saved }: GameDocument): boolean => game !== saved

/** The longest beginning of `path` that exists in `game`. */
const reachable = (game: Game, path: TreePath): TreePath => {
  let length = path.length
  while (length > 0 && !nodeAt(game.root, path.slice(0, length))) length -= 1
  return length === path.length ? path : path.slice(0, length)
}

/** The document with the game as its file has it now; there is nothing to take back in it. */
export const reread = (document: GameDocument, game: Game): GameDocument => ({
  ...document,
  game,
  saved: game,
  path: reachable(game, document.path),
  undo: [],
  redo: [],
})

/** The document at another place of its file, or, without one, in no file any longer. */
export const relinked = (document: GameDocument, origin: Origin | undefined): GameDocument => {
  if (origin) return { ...document, origin }
  const { origin: lost, saved, ...rest } = document
  return lost === undefined && saved === undefined ? document : rest
}

/** The document whose file is gone, though it still knows where that was. */
export const withoutFile = (document: GameDocument): GameDocument => {
  const { saved, ...rest } = document
  return saved === undefined ? document : rest
}

/** The document one stands at `path` in; unchanged if the game has no such place. */
export const wentTo = (document: GameDocument, path: TreePath): GameDocument =>
  nodeAt(document.game.root, path) ? { ...document, path } : document

/** The document after an edit. An edit that changes nothing leaves no step. */
export const edited = (document: GameDocument, { name, game, path, mergeKey }: Edit): GameDocument => {
  const to = reachable(game, path ?? document.path)
  if (game === document.game) return { ...document, path: to }
  const before: Step = { name, game: document.game, path: document.path, ...(mergeKey && { mergeKey }) }
  const merges = mergeKey !== undefined && document.undo.at(-1)?.mergeKey === mergeKey && isDirty(document)
  const undo = merges ? document.undo : [...document.undo, before].slice(-UNDO_LIMIT)
  return { ...document, game, path: to, undo, redo: [], lastEdit: name }
}

/** The document before its last edit; unchanged if there was none. */
export const undone = (document: GameDocument): GameDocument => {
  const step = document.undo.at(-1)
  if (!step) return document
  const redo = [...document.redo, { name: step.name, game: document.game, path: document.path }]
  const lastEdit = `Took back: ${step.name}`
  return { ...document, game: step.game, path: step.path, undo: document.undo.slice(0, -1), redo, lastEdit }
}

/** The document with the edit last undone made again; unchanged if there is none. */
export const redone = (document: GameDocument): GameDocument => {
  const step = document.redo.at(-1)
  if (!step) return document
  const undo = [...document.undo, { name: step.name, game: document.game, path: document.path }]
  return {
    ...document,
    game: step.game,
    path: step.path,
    undo,
    redo: document.redo.slice(0, -1),
    lastEdit: step.name,
  }
}
