import type { Procedure } from '../procedures/procedure'
import type { ProcedureFault } from '../procedures/procedureFault'
import type { Result } from '../result'
import type { FileError } from './files'

/** Where something was written: its absolute path. */
export interface WrittenFile {
  readonly path: string
}

/** Procedures that the user wrote. They travel as the text of a procedure's file. */
export interface ProcedureRequests {
  'procedures:list': () => readonly Procedure[]
  /** Keeps a procedure, in place of one with the same id; answers with all. */
  'procedures:save': (json: string) => Result<readonly Procedure[], ProcedureFault>
  'procedures:remove': (id: string) => readonly Procedure[]
  /** Writes a procedure's file; without a path the shell's own dialog asks. Null if the user gave up. */
  'procedures:export': (json: string, path?: string) => Result<WrittenFile | null, FileError>
  /** Writes what the page shows in print as a PDF, where the shell can; null if the user gave up. */
  'procedures:print': (suggestedName: string) => Result<WrittenFile | null, FileError>
}
