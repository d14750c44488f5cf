import { computed, shallowRef, type ShallowRef } from 'vue'
import { NO_HISTORY, redoStep, undoStep, withStep, type History, type UndoResult } from '@shared/history'

/** A value with undo. Successive changes of one field, as in typing, are one step. */
export function useHistory<T>(first: T) {
  const value: ShallowRef<T> = shallowRef(first)
  const history = shallowRef<History<T>>(NO_HISTORY)
  /** Whether nothing was undone or redone since the last change, so that the next change can join it. */
  let isTyping = false

  /** @param field what is changed; empty for a change that is always its own step */
  const change = (next: T, field = '') => {
    const before = { name: '', state: value.value, ...(field !== '' && { mergeKey: field }) }
    history.value = withStep<T>(history.value, before, isTyping)
    isTyping = true
    value.value = next
  }

  const travel = (to: UndoResult<T> | undefined) => {
    if (!to) return
    isTyping = false
    history.value = to.history
    value.value = to.state
  }

  const undo = () => travel(undoStep(history.value, value.value))
  const redo = () => travel(redoStep(history.value, value.value))

  const canUndo = computed(() => history.value.undo.length > 0)
  const canRedo = computed(() => history.value.redo.length > 0)

  return { value, change, undo, redo, canUndo, canRedo }
}
