/** A name that several modules of one process export. */
export interface Homonym {
  readonly name: string
  readonly files: readonly string[]
}

/** Names that may mean different things in different modules, with the reason. */
export const ALLOWED: Readonly<Record<string, string>>

/** The names that a module exports and defines itself; names it re-exports from other modules do not count. */
export const exportsOf: (file: string, text: string) => readonly string[]

/** The names that several modules of one process export, sorted by name. */
export const homonymsOf: (modules: readonly (readonly [file: string, text: string])[]) => readonly Homonym[]
