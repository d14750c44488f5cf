/** One step of a history: the state before an edit or, for steps that can be redone, after it. */
export interface HistoryStep<T> {
  /** What the edit did, e.g. "Comment on 31. Bd4"; empty where it is never shown. */
  readonly name: string
  readonly state: T
  /** Edits that follow each other with the same key are one step, called after the last. */
  readonly mergeKey?: string
}

/** Undo and redo of a state. Replaced, never changed; the state itself is kept by its owner. */
export interface History<T> {
  /** The oldest step first. */
  readonly undo: readonly HistoryStep<T>[]
  readonly redo: readonly HistoryStep<T>[]
}

/** Undo goes back this many steps. */
export const MAX_UNDO_STEPS = 500

/** The history of a state without edits. */
export const NO_HISTORY: History<never> = { undo: [], redo: [] }

/**
 * After an edit; what was undone before it is gone.
 *
 * @param before the state that the edit has changed, and its name
 * @param merges false where the edit is a step of its own, even with an equal key
 */
export const withStep = <T>({ undo }: History<T>, before: HistoryStep<T>, merges = true): History<T> => {
  const last = undo.at(-1)
  const isSameStep =
    merges && last !== undefined && last.mergeKey !== undefined && last.mergeKey === before.mergeKey
  const steps = isSameStep ? [...undo.slice(0, -1), { ...last, name: before.name }] : [...undo, before]
  return { undo: steps.slice(-MAX_UNDO_STEPS), redo: [] }
}

/** A state reached by undo or redo, the name of the edit between, and the history from there. */
export interface UndoResult<T> {
  readonly name: string
  readonly state: T
  readonly history: History<T>
}

/** Goes back before the last edit; undefined if there is none. `now` is the state that is left. */
export const undoStep = <T>({ undo, redo }: History<T>, now: T): UndoResult<T> | undefined => {
  const step = undo.at(-1)
  if (!step) return undefined
  const { name, state } = step
  return { name, state, history: { undo: undo.slice(0, -1), redo: [...redo, { name, state: now }] } }
}

/** Makes the edit that was undone last again; undefined if there is none. `now` is the state that is left. */
export const redoStep = <T>({ undo, redo }: History<T>, now: T): UndoResult<T> | undefined => {
  const step = redo.at(-1)
  if (!step) return undefined
  const { name, state } = step
  return { name, state, history: { undo: [...undo, { name, state: now }], redo: redo.slice(0, -1) } }
}
