import { formatList } from '@shared/i18n/numbers'
import { chain, err, ok } from '@shared/result'
import { procedureById } from '@shared/procedures/catalogue'
import { checkProcedure } from '@shared/procedures/odds/checkProcedure'
import { EQUIPMENT, type Equipment, type Procedure } from '@shared/procedures/model/procedure'
import { readProcedureText } from '@shared/procedures/model/readProcedure'
import { describeProcedure } from '@shared/procedures/words/brokenProcedure'
import { describeWalk } from '@shared/procedures/words/faults'
import type { Answered } from './answers'
import { inputName, readText, STANDARD } from './readFile'
import type { Terminal } from './terminal'

/** The file that a word names, if the word is not an id: `*.json`, or `-` for standard input. */
export const procedureFile = (word: string): string | undefined =>
  word === STANDARD || word.endsWith('.json') ? word : undefined

const procedureOfFile = async (file: string, terminal: Terminal): Promise<Answered<Procedure>> =>
  chain(await readText(file, terminal), text => {
    const read = readProcedureText(text)
    return read.ok ? read : err(`${inputName(file)}: ${describeProcedure(read.error)}`)
  })

/** The procedure with an id, or from a file; it is not checked whether one from a file always ends. */
export const readProcedureOf = async (word: string, terminal: Terminal): Promise<Answered<Procedure>> => {
  const file = procedureFile(word)
  if (file !== undefined) return procedureOfFile(file, terminal)
  const procedure = procedureById(word)
  return procedure === undefined
    ? err(`there is no procedure ${word}; backrank procedures lists them`)
    : ok(procedure)
}

/**
 * The procedure with an id, or one from a file of the user (`*.json`, or `-`), which is refused unless it always ends.
 */
export const procedureOf = async (word: string, terminal: Terminal): Promise<Answered<Procedure>> =>
  chain(await readProcedureOf(word, terminal), procedure => {
    const file = procedureFile(word)
    if (file === undefined) return ok(procedure)
    const checked = checkProcedure(procedure)
    return checked.ok ? ok(procedure) : err(`${inputName(file)}: ${describeWalk(procedure, checked.error)}`)
  })

const isEquipment = (word: string): word is Equipment => EQUIPMENT.some(equipment => equipment === word)

/** What is thrown: as given by `--with`, or the procedure's own default. */
export const equipmentOf = (word: string | undefined, procedure: Procedure): Answered<Equipment> => {
  if (word === undefined) return ok(procedure.equipment[0])
  return isEquipment(word)
    ? ok(word)
    : err(`${word} cannot be thrown; --with takes ${formatList(EQUIPMENT, 'or')}`)
}
