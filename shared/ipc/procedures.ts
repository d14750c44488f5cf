import * as v from 'valibot'
import type { Procedure } from '../procedures/model/procedure'
import type { ProcedureFault } from '../procedures/model/procedureFault'
import type { Result } from '../result'
import { ofType, request } from './declare'
import type { FileError } from './files'
import { bareFileName, type Of, text, word } from './schemas'

/** A file that was written; its path is absolute. */
export interface WrittenFile {
  readonly path: string
}

/** The text of a procedure's file; longer ones are refused. */
const procedureJson = text(128 * 1024)

/** A draft as it is stored on disk. */
export const PROCEDURE_DRAFT = v.object({
  /** Id of the procedure from which it was begun, and by which it is found again. */
  base: v.string(),
  json: procedureJson,
})
/** An unsaved procedure that the user is editing; it need not be valid. */
export type ProcedureDraft = Readonly<Of<typeof PROCEDURE_DRAFT>>

/** Requests about procedures that the user wrote. They are sent as the text of a procedure's file. */
export const procedureRequests = {
  'procedures:list': request([], ofType<readonly Procedure[]>()),
  /** Saves a procedure, replacing one with the same id; answers with all procedures. */
  'procedures:save': request([procedureJson], ofType<Result<readonly Procedure[], ProcedureFault>>()),
  /** Removes a procedure by its id; answers with the others. */
  'procedures:remove': request([word], ofType<readonly Procedure[]>()),
  /** Drafts of this run and of earlier ones, the last changed at the end. */
  'procedures:drafts': request([], ofType<readonly ProcedureDraft[]>()),
  /** Keeps a draft until it is dropped, replacing one with the same base, which is the first argument. */
  'procedures:keepDraft': request([word, procedureJson]),
  /** Drops a draft by its base. */
  'procedures:dropDraft': request([word]),
  /** Writes a procedure's file to the path chosen in the shell's own dialog; null if the user cancelled, or there is no dialog. */
  'procedures:export': request([procedureJson], ofType<Result<WrittenFile | null, FileError>>()),
  /** Writes the page's print view as a PDF, if the shell can; null if the user cancelled. */
  'procedures:print': request([bareFileName], ofType<Result<WrittenFile | null, FileError>>()),
}
