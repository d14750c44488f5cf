import { freePlaces } from '../options'
import { sidesOf, type Thing } from '../plan'
import type { Procedure } from '../procedure'
import type { ProcedureState } from '../state'
import type { LogFault } from '../throwLog'
import type { ThrowFault } from '../thrown'
import type { WalkFault } from '../walk'
import { EQUIPMENT_NAMES, PLAYER_NAMES, TECHNIQUES } from './names'

const shows = (thing: Thing): string =>
  thing.kind === 'die'
    ? `the die shows 1 to ${thing.sides}`
    : `${thing.coins === 1 ? 'one coin is' : `${thing.coins} coins are`} tossed: ${
        thing.coins === 1 ? 'H or T' : `${'H'.repeat(thing.coins)} to ${'T'.repeat(thing.coins)}`
      }, or a line of the chart, 1 to ${sidesOf(thing)}`

const quoted = (found: string): string => (found === '' ? 'nothing' : found)

/** Why a result was refused, as a sentence. */
export const describeThrow = (fault: ThrowFault): string => {
  switch (fault.reason) {
    case 'notAResult':
    case 'noSuchSide':
    case 'coins':
      return `${quoted(fault.found)} cannot be thrown here: ${shows(fault.thing)}`
    case 'finished':
      return `${quoted(fault.found)} is one throw too many: everything stands`
    case 'stuck':
      return 'the procedure has come to a dead end, and no throw helps'
  }
}

const LOG_REASON: Readonly<Record<LogFault['reason'], string>> = {
  tooLong: 'the log is too long',
  noProcedure: 'the log does not begin with the id of a procedure',
  noEquipment: 'the log does not say what was thrown',
  notAResult: 'the log holds something that is no throw',
}

/** Why a text is no log of throws, as a sentence. */
export const describeLog = ({ reason, found }: LogFault): string =>
  found === '' ? LOG_REASON[reason] : `${LOG_REASON[reason]}: ${found}`

const stepText = (procedure: Procedure, step: number): string => {
  const found = procedure.steps[step]
  return found === undefined
    ? `step ${step + 1}`
    : `step ${step + 1} (${TECHNIQUES[found.kind].toLowerCase()})`
}

const deadEndText = (procedure: Procedure, step: number, free: number): string => {
  const found = procedure.steps[step]
  if (found?.kind === 'fill') return `it has ${found.pieces.length} pieces for ${free} free squares`
  if (found?.kind === 'kingAndRooksLast') return `it has 3 pieces for ${free} free squares`
  return 'it finds no square'
}

/** Why a procedure does not always end, as a sentence. */
export const describeWalk = (procedure: Procedure, fault: WalkFault): string => {
  switch (fault.reason) {
    case 'deadEnd':
      return `${stepText(procedure, fault.step)} can come to a dead end: on ${PLAYER_NAMES[fault.player]}’s ${fault.rank} ${deadEndText(procedure, fault.step, fault.free)}`
    case 'equipment':
      return `${stepText(procedure, fault.step)} may have to choose among ${fault.count} squares, too many for ${EQUIPMENT_NAMES[fault.equipment]}`
    case 'neverMet':
      return `${stepText(procedure, fault.step)} is never met, so the throwing would not end`
    case 'tooManyRanks':
      return `more than ${fault.limit.toLocaleString('en')} ranks can arise; the odds are not worked out`
    case 'rarelyMet':
      return 'the ranks are too many to count, and too few throwings pass the checks for an estimate'
    case 'tooManyPairs':
      return `more than ${fault.limit.toLocaleString('en')} pairs of armies can arise; their odds are not worked out`
  }
}

/** Why nothing can be thrown any more, as a sentence; undefined while something can, or all stands. */
export const describeStuck = ({ procedure, equipment, stuck }: ProcedureState): string | undefined => {
  if (stuck === undefined) return undefined
  const { player, step, rank, count } = stuck
  const named = procedure.steps[step]
  if (named?.kind === 'check')
    return describeWalk(procedure, { kind: 'walk', reason: 'neverMet', player, step })
  if (count === 0)
    return `${stepText(procedure, step)} is a dead end: on ${PLAYER_NAMES[player]}’s ${rank} ${deadEndText(procedure, step, freePlaces(rank).length)}`
  const used = named !== undefined && 'with' in named ? (named.with ?? equipment) : equipment
  return `${stepText(procedure, step)} has to choose among ${count} squares, too many for ${EQUIPMENT_NAMES[used]}`
}
