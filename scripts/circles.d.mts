/** Folders each of which leads to each other one, with the imports between them. */
export interface Circle {
  readonly folders: readonly string[]
  /** Which file imports which. */
  readonly ties: readonly (readonly [from: string, to: string])[]
}

/** The circles in which folders import each other; none that only leads to one is among them. */
export const circlesOf: (imports: readonly (readonly [from: string, to: string])[]) => readonly Circle[]
