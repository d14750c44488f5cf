import * as v from 'valibot'
import { chain, err, ok, type Result } from '../../result'
import { armyFault } from './armyFault'
import { jsonFault } from './jsonFault'
import { PROCEDURE_FORMAT, type Procedure } from './procedure'
import type { ProcedureFault } from './procedureFault'
import { PROCEDURE, UNFINISHED_PROCEDURE } from './procedureSchema'
import { schemaFault } from './schemaFault'

/** The longest file, in UTF-16 units. */
const MAX_FILE_LENGTH = 65_536

/** A value as a file would contain it: without undefined fields. */
const asWritten = (value: unknown): unknown =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown)

const shaped = (schema: typeof PROCEDURE, value: unknown): Result<Procedure, ProcedureFault> => {
  const read = v.safeParse(schema, asWritten(value))
  return read.success ? ok(read.output) : err(schemaFault(read.issues))
}

/**
 * Reads a procedure from JSON, and checks that all fields are present and well formed, that every piece belongs to the army, and that the
 * steps place exactly the pieces of the army. `checkProcedure` finds out whether it always ends.
 */
export const readProcedure = (value: unknown): Result<Procedure, ProcedureFault> =>
  chain(shaped(PROCEDURE, value), read => {
    const fault = armyFault(read)
    return fault === undefined ? ok(read) : err(fault)
  })

const parsed = (json: string): Result<unknown, ProcedureFault> => {
  try {
    return ok(JSON.parse(json) as unknown)
  } catch {
    return err({ kind: 'procedure', reason: 'notJson', path: '', where: jsonFault(json)! })
  }
}

const MARK = '\uFEFF'

/** Reads the text of a file, at most 65,536 characters; a byte order mark is skipped. */
export const readProcedureText = (json: string): Result<Procedure, ProcedureFault> =>
  json.length > MAX_FILE_LENGTH
    ? err({
        kind: 'procedure',
        reason: 'tooMuch',
        path: '',
        limit: MAX_FILE_LENGTH,
        found: json.length,
        of: 'letters',
      })
    : chain(parsed(json.startsWith(MARK) ? json.slice(1) : json), readProcedure)

/** Reads the draft of a procedure: fields may still be empty, and the parts need not fit together. */
export const readDraftText = (json: string): Result<Procedure, ProcedureFault> =>
  chain(parsed(json), value => shaped(UNFINISHED_PROCEDURE, value))

/** The text of a file that {@link readProcedureText} reads back. */
export const writeProcedure = (written: Procedure): string =>
  `${JSON.stringify({ format: PROCEDURE_FORMAT, ...written }, null, 2)}\n`
