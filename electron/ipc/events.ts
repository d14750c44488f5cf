import type { Emit } from '../shell/ports'

/** Carries news from the services to the pages, and to the shell itself. */
export interface EventFanOut {
  readonly emit: Emit
  /** Returns the function that ends the subscription. */
  subscribe(listener: Emit): () => void
}

export const eventFanOut = (): EventFanOut => {
  const listeners = new Set<Emit>()
  return {
    emit: (name, event) => {
      for (const listener of listeners) listener(name, event)
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
