/** A command that takes time: a search, a count or a benchmark. Only one runs at a time. */
export interface RunningCommand {
  /** Ends it soon, with the result so far. */
  readonly stop: () => void
  readonly ponderHit: () => void
  /** Resolves when the command is over and all its output is written. */
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
