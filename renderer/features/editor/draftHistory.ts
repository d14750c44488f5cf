import { NO_HISTORY, redoStep, undoStep, withStep, type History } from '@shared/history'
import type { PositionRequest } from '@shared/ipc/contract'

/** A position being set up, legal or not: its system, its FEN, and the options of the system that are on. */
export type Draft = PositionRequest

/** A draft with its history. Replaced, never changed. */
export interface DraftHistory extends History<Draft> {
  readonly draft: Draft
  /** The draft with which the editor began, or the one last opened: it need not be saved. */
  readonly safe: Draft | undefined
}

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.variant === other.variant && one.fen === other.fen && one.options.join() === other.options.join()

/** A draft without history. */
export const begunDraft = (draft: Draft): DraftHistory => ({ draft, ...NO_HISTORY, safe: draft })

/** A draft that is kept nowhere else, left from the last session. */
export const keptDraft = (draft: Draft): DraftHistory => ({ draft, ...NO_HISTORY, safe: undefined })

/** Whether the draft has changes that would be lost with it. */
export const isEdited = ({ draft, safe }: DraftHistory): boolean =>
  safe === undefined || !isSameDraft(draft, safe)

/** The history after an edit; unchanged if the draft is. */
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

/** The history after another position was begun. The one before is kept nowhere else, so undo goes back to it. */
export const replacedDraft = (history: DraftHistory, name: string, draft: Draft): DraftHistory => ({
  ...editedDraft(history, name, draft),
  safe: draft,
})

/** The history before the last edit; unchanged if there was none. */
export const undoneDraft = (history: DraftHistory): DraftHistory => {
  const back = undoStep(history, history.draft)
  return back ? { ...history, draft: back.state, ...back.history } : history
}

/** The history with the last undone edit redone; unchanged if there is none. */
export const redoneDraft = (history: DraftHistory): DraftHistory => {
  const forth = redoStep(history, history.draft)
  return forth ? { ...history, draft: forth.state, ...forth.history } : history
}

/** The history after the draft was opened: it is safe because its game has it. */
export const openedDraft = (history: DraftHistory): DraftHistory => ({ ...history, safe: history.draft })
