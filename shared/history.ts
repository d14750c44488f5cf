/** One step of a history: the state before an edit or, for steps that can be redone, after it. */
export interface HistoryStep<T> {
  /** What the edit did, e.g. "Comment on 31. Bd4"; empty if it is never shown. */
  readonly name: string
  readonly state: T
  /** Consecutive edits with the same key form one step, which has the name of the last. */
  readonly mergeKey?: string
}

/** Undo and redo of a state. Histories are replaced, never changed; the owner keeps the state itself. */
export interface History<T> {
  /** The oldest step first. */
  readonly undo: readonly HistoryStep<T>[]
  readonly redo: readonly HistoryStep<T>[]
}

/** The most steps that can be undone. */
export const MAX_UNDO_STEPS = 500

/** The history of a state without edits. */
export const NO_HISTORY: History<never> = { undo: [], redo: [] }

/**
 * The history after another edit; what was undone before can no longer be redone.
 *
 * @param before the state that the edit has changed, and the name of the edit
 * @param merges false if the edit must be a step of its own, even with an equal key
 */
export const withStep = <T>({ undo }: History<T>, before: HistoryStep<T>, merges = true): History<T> => {
  const last = undo.at(-1)
  const isSameStep =
    merges && last !== undefined && last.mergeKey !== undefined && last.mergeKey === before.mergeKey
  const steps = isSameStep ? [...undo.slice(0, -1), { ...last, name: before.name }] : [...undo, before]
  return { undo: steps.slice(-MAX_UNDO_STEPS), redo: [] }
}

/** A state reached by undo or redo, the name of the edit in between, and the history from there. */
export interface UndoResult<T> {
  readonly name: string
  readonly state: T
  readonly history: History<T>
}

/** Undoes the last edit; undefined if there is none. `now` is the current state. */
export const undoStep = <T>({ undo, redo }: History<T>, now: T): UndoResult<T> | undefined => {
  const step = undo.at(-1)
  if (!step) return undefined
  const { name, state } = step
  return { name, state, history: { undo: undo.slice(0, -1), redo: [...redo, { name, state: now }] } }
}

/** Redoes the edit that was undone last; undefined if there is none. `now` is the current state. */
export const redoStep = <T>({ undo, redo }: History<T>, now: T): UndoResult<T> | undefined => {
  const step = redo.at(-1)
  if (!step) return undefined
  const { name, state } = step
  return { name, state, history: { undo: [...undo, { name, state: now }], redo: redo.slice(0, -1) } }
}
