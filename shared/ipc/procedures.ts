import * as v from 'valibot'
import type { Procedure } from '../procedures/model/procedure'
import type { ProcedureFault } from '../procedures/model/procedureFault'
import type { Result } from '../result'
import { ofType, request } from './declare'
import type { FileError } from './files'
import { bareFileName, type Of, text, word } from './schemas'

/** Where something was written: its absolute path. */
export interface WrittenFile {
  readonly path: string
}

/** As in a procedure's file; a longer text is not looked at. */
const procedureJson = text(128 * 1024)

/** A draft as it lies on the disk. */
export const PROCEDURE_DRAFT = v.object({
  /** Id of the procedure it was begun from, under which it is found again. */
  base: v.string(),
  json: procedureJson,
})
/** A procedure that is being written and not saved; it need not be sound. */
export type ProcedureDraft = Readonly<Of<typeof PROCEDURE_DRAFT>>

/** Procedures that the user wrote. They travel as the text of a procedure's file. */
export const procedureRequests = {
  'procedures:list': request([], ofType<readonly Procedure[]>()),
  /** Keeps a procedure, in place of one with the same id; answers with all. */
  'procedures:save': request([procedureJson], ofType<Result<readonly Procedure[], ProcedureFault>>()),
  /** By its id. */
  'procedures:remove': request([word], ofType<readonly Procedure[]>()),
  /** Drafts of this run and of earlier ones, the one that was changed last at the end. */
  'procedures:drafts': request([], ofType<readonly ProcedureDraft[]>()),
  /** Keeps a draft until it is dropped, in place of one with the same base, which is the first argument. */
  'procedures:keepDraft': request([word, procedureJson]),
  /** By its base. */
  'procedures:dropDraft': request([word]),
  /** Writes a procedure's file where the shell's own dialog says; null if the user gave up, or there is no dialog. */
  'procedures:export': request([procedureJson], ofType<Result<WrittenFile | null, FileError>>()),
  /** Writes what the page shows in print as a PDF, where the shell can; null if the user gave up. */
  'procedures:print': request([bareFileName], ofType<Result<WrittenFile | null, FileError>>()),
}
