import { onBeforeUnmount } from 'vue'
import { nagTyped } from '@shared/tree/nagGlyphs'

/** How long a single `!` waits for the `?` that may follow, in milliseconds. */
const WAIT_MS = 450

/** Reads annotations as they are typed: `!`, `?`, `!!`, `??`, `!?` and `?!`. */
export const useTypedNag = (set: (nag: number) => void) => {
  let typed = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    const nag = nagTyped(typed)
    typed = ''
    if (nag !== undefined) set(nag)
  }

  /** Takes a key; true if it belongs to an annotation. */
  const take = (key: string): boolean => {
    if (key !== '!' && key !== '?') return false
    typed += key
    clearTimeout(timer)
    if (typed.length === 2) flush()
    else timer = setTimeout(flush, WAIT_MS)
    return true
  }

  onBeforeUnmount(flush)

  return { take, flush }
}
