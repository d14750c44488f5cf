/** An entry of a menu of choices. */
export interface MenuEntry<Choice extends string> {
  readonly choice: Choice
  readonly label: string
  /** The keys that do the same. */
  readonly keys?: string
  readonly enabled: boolean
}

/** An entry of a menu of actions. */
export interface MenuAction {
  readonly label: string
  /** Shown beside the label, less prominently. */
  readonly detail?: string
  readonly run: () => unknown
}
