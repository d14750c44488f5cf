import type { PositionRequest } from '@shared/ipc/contract'

/** A position being set up, legal or not: its system, its FEN, and which options of the system are on. */
export type Draft = PositionRequest

interface Step {
  /** What the edit did, e.g. `White knight put on f3`. */
  readonly name: string
  readonly draft: Draft
  /** Edits that follow each other with the same key are one step. */
  readonly mergeKey?: string
}

/** A draft and the way back. Replaced, never changed. */
export interface DraftHistory {
  readonly draft: Draft
  readonly undo: readonly Step[]
  readonly redo: readonly Step[]
  /** What the editor began with, or what was last opened: nothing of it can be lost. */
  readonly safe: Draft | undefined
}

/** Undo goes back this many steps. */
export const DRAFT_UNDO_LIMIT = 500

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.variant === other.variant && one.fen === other.fen && one.options.join() === other.options.join()

/** A draft with nothing to take back. */
export const begunDraft = (draft: Draft): DraftHistory => ({ draft, undo: [], redo: [], safe: draft })

/** A draft that is kept nowhere else: one that the last session left behind. */
export const keptDraft = (draft: Draft): DraftHistory => ({ draft, undo: [], redo: [], safe: undefined })

/** The draft holds something that would be lost with it. */
export const isEdited = ({ draft, safe }: DraftHistory): boolean =>
  safe === undefined || !isSameDraft(draft, safe)

/** After an edit; the same history if the draft stays what it is. */
export const editedDraft = (
  history: DraftHistory,
  name: string,
  draft: Draft,
  mergeKey?: string,
): DraftHistory => {
  if (isSameDraft(history.draft, draft)) return history
  const before: Step = { name, draft: history.draft, ...(mergeKey !== undefined && { mergeKey }) }
  const merges = mergeKey !== undefined && history.undo.at(-1)?.mergeKey === mergeKey
  const undo = merges ? history.undo : [...history.undo, before].slice(-DRAFT_UNDO_LIMIT)
  return { ...history, draft, undo, redo: [] }
}

/** Another position begun in the place of one that is kept nowhere else: undo goes back to that one. */
export const replacedDraft = (history: DraftHistory, name: string, draft: Draft): DraftHistory => ({
  ...editedDraft(history, name, draft),
  safe: draft,
})

/** Before the last edit; the same history if there was none. */
export const undoneDraft = (history: DraftHistory): DraftHistory => {
  const step = history.undo.at(-1)
  if (!step) return history
  const redo = [...history.redo, { name: step.name, draft: history.draft }]
  return { ...history, draft: step.draft, undo: history.undo.slice(0, -1), redo }
}

/** With the edit last undone made again; the same history if there is none. */
export const redoneDraft = (history: DraftHistory): DraftHistory => {
  const step = history.redo.at(-1)
  if (!step) return history
  const undo = [...history.undo, { name: step.name, draft: history.draft }]
  return { ...history, draft: step.draft, undo, redo: history.redo.slice(0, -1) }
}

/** What was opened is safe: it lives on in its game. */
export const openedDraft = (history: DraftHistory): DraftHistory => ({ ...history, safe: history.draft })
