import type { Precedence } from '@shared/ipc/tasks'

/** Threads that search at the moment, or want to. */
export interface Demand {
  readonly game: number
  readonly screen: number
}

/** How many positions may be searched side by side. */
export interface Shares {
  readonly game: number
  readonly screen: number
  readonly background: number
}

/** While a game is on, a core is left to the window: its clock must run, and keys must show. */
const FOR_WINDOW = 1

/**
 * Shares out the cores: a game goes before what is on the screen, and that before the background. While the engine of a
 * game thinks the others get the rest, which may be nothing; otherwise the background keeps one core at least.
 */
export const sharesOf = (cores: number, { game, screen }: Demand): Shares => {
  const left = game > 0 ? Math.max(0, cores - game - FOR_WINDOW) : cores
  const background = Math.max(game > 0 ? 0 : 1, left - screen)
  return { game: cores, screen: left, background }
}

/** The cores of the machine, and who has taken some of them. */
export interface Cores {
  /**
   * Takes cores for a search that does not run through the queue.
   *
   * @returns gives them back
   */
  take(precedence: Exclude<Precedence, 'background'>, threads: number): () => void
  /** Cores that are taken at the moment. */
  taken(): Demand
  /** @param waiting questions of tasks on the screen that are searched or wait */
  shares(waiting: number): Shares
  /** Calls `listener` whenever cores are taken or given back. */
  listen(listener: () => void): void
}

export const openCores = (cores: number): Cores => {
  const taken = { game: 0, screen: 0 }
  const listeners: (() => void)[] = []
  const change = (precedence: keyof typeof taken, threads: number): void => {
    taken[precedence] += threads
    for (const listener of listeners) listener()
  }
  return {
    take: (precedence, threads) => {
      let isTaken = true
      change(precedence, threads)
      return () => {
        if (isTaken) change(precedence, -threads)
        isTaken = false
      }
    },
    taken: () => ({ ...taken }),
    shares: waiting => sharesOf(cores, { ...taken, screen: taken.screen + waiting }),
    listen: listener => void listeners.push(listener),
  }
}
