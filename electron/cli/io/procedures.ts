import { formatList } from '@shared/i18n/numbers'
import { chain, err, ok } from '@shared/result'
import { procedureById } from '@shared/procedures/catalogue'
import { checkProcedure } from '@shared/procedures/odds/checkProcedure'
import { EQUIPMENT, type Equipment, type Procedure } from '@shared/procedures/model/procedure'
import { readProcedureText } from '@shared/procedures/model/readProcedure'
import { describeProcedure } from '@shared/procedures/words/brokenProcedure'
import { describeWalk } from '@shared/procedures/words/faults'
import type { Answered } from './answers'
import { readText } from './readFile'

/** The file that a word names, if it is no id: `*.json`. */
export const procedureFile = (word: string): string | undefined => (word.endsWith('.json') ? word : undefined)

const procedureOfFile = (file: string): Answered<Procedure> => {
  const text = readText(file)
  if (!text.ok) return text
  const read = readProcedureText(text.value)
  return read.ok ? read : err(`${file}: ${describeProcedure(read.error)}`)
}

/** The procedure of an id, or of a file; whether that one always ends has still to be found out. */
export const readProcedureOf = (word: string): Answered<Procedure> => {
  const file = procedureFile(word)
  if (file !== undefined) return procedureOfFile(file)
  const procedure = procedureById(word)
  return procedure === undefined
    ? err(`there is no procedure ${word}; backrank procedures lists them`)
    : ok(procedure)
}

/** The procedure of an id, or of a file of one (`*.json`) that somebody wrote and that always ends. */
export const procedureOf = (word: string): Answered<Procedure> =>
  chain(readProcedureOf(word), procedure => {
    const file = procedureFile(word)
    if (file === undefined) return ok(procedure)
    const checked = checkProcedure(procedure)
    return checked.ok ? ok(procedure) : err(`${file}: ${describeWalk(procedure, checked.error)}`)
  })

const isEquipment = (word: string): word is Equipment => EQUIPMENT.some(equipment => equipment === word)

/** What to throw: as asked for with `--with`, or the procedure's own. */
export const equipmentOf = (word: string | undefined, procedure: Procedure): Answered<Equipment> => {
  if (word === undefined) return ok(procedure.equipment[0])
  return isEquipment(word)
    ? ok(word)
    : err(`${word} cannot be thrown; --with takes ${formatList(EQUIPMENT, 'or')}`)
}
