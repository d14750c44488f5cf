import type { JsonFault } from '../jsonFault'
import type { JsonType, Measure, ProcedureFault } from '../procedureFault'
import { orList } from './names'

/** Lists, as one of their entries is called. */
const ENTRIES: Readonly<Record<string, string>> = {
  steps: 'step',
  conditions: 'condition',
  roles: 'role',
  pieces: 'piece',
}

/** `/steps/2/where/0/color` as `step 3, where 1, color`; the whole is `the procedure`. */
const placeText = (path: string): string => {
  const fields = path.split('/').slice(1)
  const words = fields.flatMap((field, at) => {
    if (/^\d+$/.test(field)) return []
    const index = fields[at + 1]
    const isEntry = index !== undefined && /^\d+$/.test(index)
    return [isEntry ? `${ENTRIES[field] ?? field} ${Number(index) + 1}` : field]
  })
  return words.length === 0 ? 'the procedure' : words.join(', ')
}

const TYPES: Readonly<Record<JsonType, string>> = {
  object: 'an object',
  list: 'a list',
  text: 'a text',
  number: 'a number',
  truth: 'true or false',
  nothing: 'nothing',
}

const jsonText = ({ line, column, found }: JsonFault): string =>
  found === ''
    ? `this is no JSON: line ${line} ends too early`
    : `this is no JSON: line ${line}, column ${column}, has ${found}`

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

const SIZES: Readonly<Record<Measure, (size: number) => string>> = {
  letters: size => `has ${counted(size, 'letter')}`,
  entries: size => `has ${size} ${size === 1 ? 'entry' : 'entries'}`,
  number: size => `is ${size}`,
}

const sizeText = ({
  reason,
  found,
  limit,
  of,
}: Extract<ProcedureFault, { reason: 'tooMuch' | 'tooLittle' }>): string =>
  `${SIZES[of](found)}; ${reason === 'tooMuch' ? 'at most' : 'at least'} ${limit} can be read`

const quoted = (found: string): string => (found === '' ? 'empty' : found)

/** Why something is no procedure, as a sentence that says where, and what was found. */
export const describeProcedure = (fault: ProcedureFault): string => {
  const place = placeText(fault.path)
  switch (fault.reason) {
    case 'notJson':
      return jsonText(fault.where)
    case 'wrongType':
      return `${place} must be ${TYPES[fault.expected]}, not ${TYPES[fault.found]}`
    case 'notWhole':
      return `${place} is ${fault.found}; it must be a whole number`
    case 'missing':
      return `${place} is missing`
    case 'unknownField':
      return `${place} is no field that belongs here`
    case 'unknownWord':
      return `${place} is ${quoted(fault.found)}; it must be ${orList(fault.expected)}`
    case 'tooMuch':
    case 'tooLittle':
      return `${place} ${sizeText(fault)}`
    case 'notAnId':
      return `${place} is ${fault.found}; it must be made of lower-case letters, digits and hyphens`
    case 'notARank':
      return `${place} has ${fault.found} as letter ${fault.at + 1}; it must be ?, . or a piece of the army`
    case 'width':
      return `${place} has ${counted(fault.found, 'square')}; the system has ${fault.expected}`
    case 'fixedSquare':
      return `${place} differs from the system at square ${fault.at + 1}`
    case 'otherArmy':
      return `${place}: the system has ${counted(fault.expected, fault.role)} to be thrown, here there are ${fault.found}`
    case 'notPlaced':
      return `${place}: the army has ${counted(fault.expected, fault.role)}, and the steps place ${fault.found}`
    case 'tooFewSquares':
      return `${place} are ${fault.expected}, more than the ${fault.found} free squares`
    case 'shared':
      return `${place}: steps can be thrown once for both only where Black throws after White, and without checks`
  }
}
