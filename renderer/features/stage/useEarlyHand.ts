import { watch } from 'vue'

interface EarlyQuery {
  readonly fen: string
  /** The rules have answered for the position. */
  readonly isKnown: boolean
}

/**
 * Keeps what the user did on a position before the rules had answered, and does it once they have. It is forgotten when
 * another position comes. Where the rules had answered and the host holds the answer back, no move is wanted: then
 * nothing is kept.  @returns does something at once, or keeps it; answers whether it was legal, as far as that is known
 */
export function useEarlyHand(query: () => EarlyQuery) {
  let early: (() => boolean) | undefined
  let wasKnown = false

  watch(
    () => [query().fen, query().isKnown] as const,
    ([fen, isKnown], last) => {
      if (fen !== last?.[0]) {
        early = undefined
        wasKnown = false
      }
      if (!isKnown) return
      wasKnown = true
      const act = early
      early = undefined
      act?.()
    },
    // The board has the answer by then.
    { immediate: true, flush: 'post' },
  )

  return (act: () => boolean): boolean => {
    if (query().isKnown || wasKnown) return act()
    early = act
    return true
  }
}
