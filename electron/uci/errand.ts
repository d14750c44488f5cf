/** Something that takes its time: a search, a count, a benchmark. There is one at a time. */
export interface Errand {
  /** Ends it soon, with what it has. */
  readonly stop: () => void
  readonly ponderHit: () => void
  /** It is over, and everything has been said. */
  readonly done: Promise<void>
}

/** A door that opens once. */
export interface Door {
  readonly opened: Promise<void>
  readonly open: () => void
}

export const closedDoor = (): Door => {
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => (open = resolve))
  return { opened, open: () => open() }
}
