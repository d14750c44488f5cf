type Seen = () => void

const waiting = new Map<Element, Seen>()
let observer: IntersectionObserver | undefined

const tell = (entries: readonly IntersectionObserverEntry[]): void => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
}

/** Calls `seen` each time an element comes into view; answers with what ends that. All share one observer. */
export const whenSeen = (element: Element, seen: Seen): (() => void) => {
  observer ??= new IntersectionObserver(tell)
  waiting.set(element, seen)
  observer.observe(element)
  return () => {
    waiting.delete(element)
    observer?.unobserve(element)
  }
}
