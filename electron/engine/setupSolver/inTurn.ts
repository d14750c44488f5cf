import { serialQueue } from '../../files/disk/serialQueue'

/** Work that takes a core for itself as long as it lasts. */
type Work<T> = () => Promise<T>

/** Does one thing after the other. */
export interface Turns {
  /** Does the work when everything asked for before is done. */
  each<T>(work: Work<T>): Promise<T>
  /**
   * The same, unless another of its kind has been asked for by then: a user who steps quickly wants the present
   * position, not those on the way.
   *
   * @returns null where it was not done
   */
  newest<T>(kind: string, work: Work<T>): Promise<T | null>
}

export const inTurn = (): Turns => {
  const newest = new Map<string, object>()
  const each: Turns['each'] = serialQueue()
  return {
    each,
    newest: (kind, work) => {
      newest.set(kind, work)
      return each(async () => (newest.get(kind) === work ? work() : null))
    },
  }
}
