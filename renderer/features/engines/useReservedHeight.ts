import { shallowRef, watch, type Ref } from 'vue'

/**
 * Whether room is reserved for a part that comes and goes: from its first appearance until `about` changes, so that
 * nothing below it jumps while the user steps through a game.
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
