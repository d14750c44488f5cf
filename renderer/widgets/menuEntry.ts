/** A line of a menu: what it chooses, how it reads, and the keys that do the same. */
export interface MenuEntry<Choice extends string> {
  readonly choice: Choice
  readonly label: string
  readonly keys?: string
  readonly enabled: boolean
}

/** A line of a menu that does something itself. */
export interface MenuAction {
  readonly label: string
  /** Beside it, in quieter letters. */
  readonly detail?: string
  readonly run: () => unknown
}
