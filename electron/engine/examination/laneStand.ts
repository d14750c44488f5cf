import type { Lane } from './lane'

/** Where lanes rest between positions. */
export interface LaneStand {
  /** One that rests, or else a new one. */
  take(): Lane
  fresh(): Lane
  /** It has done its work and waits for more. */
  rest(lane: Lane): void
  /** It is of no more use. */
  dismiss(lane: Lane): void
  /** Dismisses all that rest; resolves when nothing is left of them and of those dismissed before. */
  clear(): Promise<void>
}

export const laneStand = (open: () => Lane): LaneStand => {
  const idle: Lane[] = []
  const leaving = new Set<Promise<void>>()

  const dismiss = (lane: Lane): void => {
    const gone = lane.end().finally(() => leaving.delete(gone))
    leaving.add(gone)
  }
  return {
    take: () => idle.pop() ?? open(),
    fresh: open,
    rest: lane => void idle.push(lane),
    dismiss,
    clear: async () => {
      for (const lane of idle.splice(0)) dismiss(lane)
      await Promise.all(leaving)
    },
  }
}
