import { err, ok } from '@shared/result'
import { procedureById } from '@shared/procedures/catalogue'
import { checkProcedure } from '@shared/procedures/checkProcedure'
import { EQUIPMENT, type Equipment, type Procedure } from '@shared/procedures/procedure'
import { readProcedureText } from '@shared/procedures/readProcedure'
import { describeProcedure } from '@shared/procedures/words/brokenProcedure'
import { describeWalk } from '@shared/procedures/words/faults'
import { orList } from '@shared/procedures/words/names'
import type { Answered } from './answers'
import type { CommandLine } from './command'
import { readText } from './readText'

const procedureOfFile = (file: string): Answered<Procedure> => {
  const text = readText(file)
  if (!text.ok) return text
  const read = readProcedureText(text.value)
  if (!read.ok) return err(`${file}: ${describeProcedure(read.error)}`)
  const checked = checkProcedure(read.value)
  return checked.ok ? checked : err(`${file}: ${describeWalk(read.value, checked.error)}`)
}

/** The procedure of an id, or of a file of one (`*.json`) that somebody wrote. */
export const procedureOf = (word: string): Answered<Procedure> => {
  if (word.endsWith('.json')) return procedureOfFile(word)
  const procedure = procedureById(word)
  return procedure === undefined
    ? err(`there is no procedure ${word}; backrank procedures lists them`)
    : ok(procedure)
}

const isEquipment = (word: string): word is Equipment => EQUIPMENT.some(equipment => equipment === word)

/** What to throw: as asked for with `--with`, or the procedure's own. */
export const equipmentOf = (line: CommandLine, procedure: Procedure): Answered<Equipment> => {
  const word = line.values('with').at(-1)
  if (word === undefined) return ok(procedure.equipment[0])
  return isEquipment(word) ? ok(word) : err(`${word} cannot be thrown; --with takes ${orList(EQUIPMENT)}`)
}
