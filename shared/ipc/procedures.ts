import type { Procedure } from '../procedures/procedure'
import type { ProcedureFault } from '../procedures/procedureFault'
import type { Result } from '../result'
import type { FileError } from './files'

/** Where something was written: its absolute path. */
export interface WrittenFile {
  readonly path: string
}

/** A procedure that is being written and not saved; it need not be sound. */
export interface ProcedureDraft {
  /** Id of the procedure it was begun from, under which it is found again. */
  readonly base: string
  /** As in a procedure's file. */
  readonly json: string
}

/** Procedures that the user wrote. They travel as the text of a procedure's file. */
export interface ProcedureRequests {
  'procedures:list': () => readonly Procedure[]
  /** Keeps a procedure, in place of one with the same id; answers with all. */
  'procedures:save': (json: string) => Result<readonly Procedure[], ProcedureFault>
  'procedures:remove': (id: string) => readonly Procedure[]
  /** Drafts of this run and of earlier ones, the one that was changed last at the end. */
  'procedures:drafts': () => readonly ProcedureDraft[]
  /** Keeps a draft until it is dropped, in place of one with the same base. */
  'procedures:keepDraft': (base: string, json: string) => void
  'procedures:dropDraft': (base: string) => void
  /** Writes a procedure's file; without a path the shell's own dialog asks. Null if the user gave up. */
  'procedures:export': (json: string, path?: string) => Result<WrittenFile | null, FileError>
  /** Writes what the page shows in print as a PDF, where the shell can; null if the user gave up. */
  'procedures:print': (suggestedName: string) => Result<WrittenFile | null, FileError>
}
