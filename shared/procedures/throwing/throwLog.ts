import { err, ok, type Result } from '../../result'
import { EQUIPMENT, type Equipment } from '../model/procedure'
import type { ProcedureState } from '../model/state'
import { throwsOf } from './throwing'
import { writeThrown } from '../model/thrown'

/** The PGN tag that contains a log. */
export const THROWS_TAG = 'Throws'

/** The PGN tag with the seed of a program's throws or draws. */
export const SEED_TAG = 'Seed'

/** The tag with the starts that were thrown before and not played, because they did not meet the wishes. */
export const THROWN_AGAIN_TAG = 'ThrownAgain'

/** A start that was thrown and not played. */
export interface UnplayedStart {
  readonly number: number
  /** Centipawns from White's view. */
  readonly value: number
}

const CENTIPAWNS = 100

/** Starts with their values in pawns, as in {@link THROWN_AGAIN_TAG}: `4532 +0.86, 17 -0.40`. */
export const writeThrownAgain = (starts: readonly UnplayedStart[]): string =>
  starts
    .map(({ number, value }) => `${number} ${value > 0 ? '+' : ''}${(value / CENTIPAWNS).toFixed(2)}`)
    .join(', ')

/** The numbers from a text that {@link writeThrownAgain} wrote; other entries are skipped. */
export const readThrownAgain = (text: string): readonly number[] =>
  text.split(',').flatMap(entry => {
    const number = /^\s*(\d{1,9})(?:\s|$)/.exec(entry)?.[1]
    return number === undefined ? [] : [Number(number)]
  })

/** The tag with the largest advantage of either side that a start could have when it was drawn, in pawns. */
export const WITHIN_TAG = 'StartWithin'

/** The procedure, the equipment and the results: enough to repeat the throws. */
export interface ThrowLog {
  /** Id of the procedure. */
  readonly procedure: string
  readonly equipment: Equipment
  readonly results: readonly string[]
}

/** Why a text is not a log. */
export interface LogFault {
  readonly kind: 'log'
  readonly reason: 'tooLong' | 'noProcedure' | 'noEquipment' | 'notAResult'
  readonly found: string
}

/** The log of a procedure: its id, the equipment, the results: `fischer-benko die 1 2 2 3 3 5`. */
export const writeThrowLog = (state: ProcedureState): string =>
  [state.procedure.id, state.equipment, ...throwsOf(state).map(writeThrown)].join(' ')

/** Longest log that is read, in UTF-16 units: ten thousand throws of coins. */
const MAX_LENGTH = 40_000

const RESULT = /^(\d{1,2}|[HT]{1,3})$/

const isEquipment = (word: string): word is Equipment => EQUIPMENT.some(equipment => equipment === word)

const fault = (reason: LogFault['reason'], found = ''): Result<never, LogFault> =>
  err({ kind: 'log', reason, found: found.slice(0, 40) })

/** Reads a log that {@link writeThrowLog} wrote. Whether the results fit the procedure turns out when they are replayed. */
export const readThrowLog = (text: string): Result<ThrowLog, LogFault> => {
  if (text.length > MAX_LENGTH) return fault('tooLong')
  const [procedure = '', equipment = '', ...results] = text.trim().split(/\s+/)
  if (!/^[a-z0-9-]{1,60}$/.test(procedure)) return fault('noProcedure', procedure)
  if (!isEquipment(equipment)) return fault('noEquipment', equipment)
  const stranger = results.find(result => !RESULT.test(result))
  return stranger === undefined ? ok({ procedure, equipment, results }) : fault('notAResult', stranger)
}
