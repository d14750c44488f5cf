import { shallowRef, watch, type Ref } from 'vue'

/**
 * Whether room is kept for what comes and goes: from the first time it is there until `about` changes, so
 * that what stands below does not jump while one steps through a game.
 */
export const useReservedHeight = (isThere: () => boolean, about: () => unknown): Readonly<Ref<boolean>> => {
  const isKept = shallowRef(isThere())
  watch(about, () => (isKept.value = isThere()), { flush: 'sync' })
  watch(
    isThere,
    there => {
      if (there) isKept.value = true
    },
    { flush: 'sync' },
  )
  return isKept
}
