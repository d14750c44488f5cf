/** A name that several modules of one process export. */
export interface Homonym {
  readonly name: string
  readonly files: readonly string[]
}

/** Names that may mean something else in each module, and why. */
export const ALLOWED: Readonly<Record<string, string>>

/** The names that a module exports and defines itself; what it passes on from other modules is theirs. */
export const exportsOf: (file: string, text: string) => readonly string[]

/** The names that several modules of one process export, by name. */
export const homonymsOf: (modules: readonly (readonly [file: string, text: string])[]) => readonly Homonym[]
