import { sidesOf, type Thing } from '../plan'
import type { ProcedureFault } from '../procedureFault'
import type { Procedure } from '../procedure'
import type { LogFault } from '../throwLog'
import type { ThrowFault } from '../thrown'
import type { WalkFault } from '../walk'
import { EQUIPMENT_NAMES, orList, PLAYER_NAMES, TECHNIQUES } from './names'

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
    case 'tooManyPairs':
      return `more than ${fault.limit.toLocaleString('en')} pairs of armies come of the shared steps; the odds are not worked out`
  }
}

const placeText = (path: string): string => (path === '' ? 'the procedure' : path)

const pieces = (count: number, role: string): string => `${count} ${role}${count === 1 ? '' : 's'}`

/** Why something is no procedure, as a sentence that says where. */
export const describeProcedure = (fault: ProcedureFault): string => {
  const place = placeText(fault.path)
  switch (fault.reason) {
    case 'notJson':
      return 'this is no JSON'
    case 'wrongType':
      return `${place} must be ${fault.expected === 'object' ? 'an object' : `a ${fault.expected}`}`
    case 'missing':
      return `${place} is missing`
    case 'unknownField':
      return `${place} is no field that belongs here`
    case 'unknownWord':
      return `${place} is ${quoted(fault.found)}; it must be ${orList(fault.expected)}`
    case 'tooMuch':
      return `${place} is more than ${fault.limit}`
    case 'tooLittle':
      return `${place} is less than ${fault.limit}`
    case 'notAnId':
      return `${place} is ${fault.found}; it must be made of lower-case letters, digits and hyphens`
    case 'notARank':
      return `${place} has ${fault.found} as letter ${fault.at + 1}; it must be ?, . or a piece of the army`
    case 'width':
      return `${place} has ${fault.found} squares; the system has ${fault.expected}`
    case 'fixedSquare':
      return `${place} differs from the system at square ${fault.at + 1}`
    case 'otherArmy':
      return `${place}: the system has ${pieces(fault.expected, fault.role)} to be thrown, here there are ${fault.found}`
    case 'notPlaced':
      return `${place}: there are ${pieces(fault.expected, fault.role)}, and the steps place ${fault.found}`
    case 'tooFewSquares':
      return `${place} are ${fault.expected}, more than the ${fault.found} free squares`
    case 'shared':
      return `${place}: steps can be thrown once for both only where Black throws after White, and without checks`
  }
}
