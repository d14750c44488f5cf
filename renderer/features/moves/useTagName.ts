import { computed, shallowRef, watch } from 'vue'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { nameFault } from './tagHints'

/**
 * The name of a tag while it is edited. It takes effect at every letter, so that a save or a crash finds it. While it
 * is invalid, the tag keeps its former name and the field shows what was typed.
 *
 * @param rename called with the new name of the tag
 */
export const useTagName = (
  tag: () => PgnTag,
  tags: () => readonly PgnTag[],
  rename: (name: string) => void,
) => {
  const own = shallowRef<string>()
  const fault = shallowRef<string>()
  let before = tag().name
  let wanted = before

  const begin = () => {
    if (!fault.value) before = tag().name
  }

  const type = (text: string) => {
    own.value = text
    const name = text.trim()
    fault.value = name === tag().name ? undefined : nameFault(name, tags())
    wanted = fault.value ? before : name
    if (wanted !== tag().name) rename(wanted)
  }

  const settle = () => {
    if (!fault.value) own.value = undefined
  }

  watch(
    () => tag().name,
    name => {
      if (name === wanted) return
      fault.value = undefined
      settle()
    },
  )

  const shown = computed(() => own.value ?? tag().name)

  return { shown, fault, begin, type, settle }
}
