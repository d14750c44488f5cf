import { computed, shallowRef } from 'vue'

/** Most steps back. */
const LONGEST = 200

/** A value with undo. Changes of one field in a row, as in typing, are one step. */
export function useHistory<T>(first: T) {
  const value = shallowRef(first)
  const past = shallowRef<readonly T[]>([])
  const future = shallowRef<readonly T[]>([])
  let lastField = ''

  const change = (next: T, field = '') => {
    if (field === '' || field !== lastField) past.value = [...past.value, value.value].slice(-LONGEST)
    lastField = field
    future.value = []
    value.value = next
  }

  const undo = () => {
    const before = past.value.at(-1)
    if (before === undefined) return
    future.value = [...future.value, value.value]
    past.value = past.value.slice(0, -1)
    value.value = before
    lastField = ''
  }

  const redo = () => {
    const after = future.value.at(-1)
    if (after === undefined) return
    past.value = [...past.value, value.value]
    future.value = future.value.slice(0, -1)
    value.value = after
    lastField = ''
  }

  const canUndo = computed(() => past.value.length > 0)
  const canRedo = computed(() => future.value.length > 0)

  return { value, change, undo, redo, canUndo, canRedo }
}
