/** Something that takes its time: a search, a count, a benchmark. There is one at a time. */
export interface RunningCommand {
  /** Ends it soon, with what it has. */
  readonly stop: () => void
  readonly ponderHit: () => void
  /** It is over, and everything has been said. */
  readonly done: Promise<void>
}

/** A gate that opens once. */
export interface Gate {
  readonly opened: Promise<void>
  readonly open: () => void
}

export const closedGate = (): Gate => {
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => (open = resolve))
  return { opened, open: () => open() }
}
