import type { Precedence } from '@shared/ipc/tasks'

/** The number of threads that search now, or are about to. */
export interface Demand {
  readonly game: number
  readonly screen: number
}

/** The number of positions that may be searched side by side. */
export type Shares = Readonly<Record<Precedence, number>>

/** During a game, one core is left to the window: its clock must run, and key presses must show. */
const FOR_WINDOW = 1

/**
 * Divides the cores: a game goes first, then what is on the screen, then the background. While the engine of a game
 * thinks, the others get the rest, which may be nothing; otherwise the background keeps at least one core.
 */
export const sharesOf = (cores: number, { game, screen }: Demand): Shares => {
  const left = game > 0 ? Math.max(0, cores - game - FOR_WINDOW) : cores
  const background = Math.max(game > 0 ? 0 : 1, left - screen)
  return { game: cores, screen: left, background }
}

/** The cores of the machine, and how many are taken. */
export interface Cores {
  /**
   * Takes cores for a search that does not run through the queue.
   *
   * @returns a function that gives them back
   */
  take(precedence: Exclude<Precedence, 'background'>, threads: number): () => void
  /** The cores that are taken now. */
  taken(): Demand
  /** @param waiting the number of questions of screen tasks that are being searched or wait */
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
