/** Folders that all reach each other through imports, with the imports between them. */
export interface Circle {
  readonly folders: readonly string[]
  /** Pairs of an importing file and the file it imports. */
  readonly ties: readonly (readonly [from: string, to: string])[]
}

/** The circles in which folders import each other; folders that only lead to a circle are left out. */
export const circlesOf: (imports: readonly (readonly [from: string, to: string])[]) => readonly Circle[]
