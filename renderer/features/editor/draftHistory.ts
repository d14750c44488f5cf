import { NO_HISTORY, redoStep, undoStep, withStep, type History } from '@shared/history'
import type { PositionRequest } from '@shared/ipc/contract'

/** A position being set up, legal or not: its system, its FEN, and which options of the system are on. */
export type Draft = PositionRequest

/** A draft and the way back. Replaced, never changed. */
export interface DraftHistory extends History<Draft> {
  readonly draft: Draft
  /** What the editor began with, or what was last opened: nothing of it can be lost. */
  readonly safe: Draft | undefined
}

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.variant === other.variant && one.fen === other.fen && one.options.join() === other.options.join()

/** A draft with nothing to take back. */
export const begunDraft = (draft: Draft): DraftHistory => ({ draft, ...NO_HISTORY, safe: draft })

/** A draft that is kept nowhere else: one that the last session left behind. */
export const keptDraft = (draft: Draft): DraftHistory => ({ draft, ...NO_HISTORY, safe: undefined })

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
  const before = { name, state: history.draft, ...(mergeKey !== undefined && { mergeKey }) }
  return { ...history, draft, ...withStep(history, before) }
}

/** Another position was begun, and the one before is kept nowhere else: undo goes back to that one. */
export const replacedDraft = (history: DraftHistory, name: string, draft: Draft): DraftHistory => ({
  ...editedDraft(history, name, draft),
  safe: draft,
})

/** Before the last edit; the same history if there was none. */
export const undoneDraft = (history: DraftHistory): DraftHistory => {
  const back = undoStep(history, history.draft)
  return back ? { ...history, draft: back.state, ...back.history } : history
}

/** With the edit last undone made again; the same history if there is none. */
export const redoneDraft = (history: DraftHistory): DraftHistory => {
  const forth = redoStep(history, history.draft)
  return forth ? { ...history, draft: forth.state, ...forth.history } : history
}

/** What was opened is safe: it lives on in its game. */
export const openedDraft = (history: DraftHistory): DraftHistory => ({ ...history, safe: history.draft })
