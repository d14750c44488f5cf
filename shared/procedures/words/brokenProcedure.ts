import { formatList } from '../../i18n/numbers'
import { t } from '../../i18n/t'
import { roleName, rolesName } from '../../i18n/names/pieceNames'
import type { JsonFault } from '../model/jsonFault'
import type { ProcedureFault } from '../model/procedureFault'

/** Lists whose entries have a word of their own in the texts. */
const LISTS = ['steps', 'conditions', 'roles', 'pieces'] as const

const entryText = (field: string, number: number): string => {
  const list = LISTS.find(one => one === field)
  return list
    ? t(`procedures.broken.entries.${list}`, { number })
    : t('procedures.broken.entry', { field, number })
}

/** Writes `/steps/2/where/0/color` as `step 3, where 1, color`; an empty path is `the procedure`. */
const placeText = (path: string): string => {
  const fields = path.split('/').slice(1)
  const words = fields.flatMap((field, at) => {
    if (/^\d+$/.test(field)) return []
    const index = fields[at + 1]
    const isEntry = index !== undefined && /^\d+$/.test(index)
    return [isEntry ? entryText(field, Number(index) + 1) : field]
  })
  return words.length === 0 ? t('procedures.broken.whole') : words.join(', ')
}

const jsonText = ({ line, column, found }: JsonFault): string =>
  found === ''
    ? t('procedures.broken.jsonEnds', { line })
    : t('procedures.broken.json', { line, column, found })

const quoted = (found: string): string => (found === '' ? t('procedures.broken.empty') : found)

/** Why something is not a procedure, as a clause that says where, and what was found there. */
export const describeProcedure = (fault: ProcedureFault): string => {
  const place = placeText(fault.path)
  switch (fault.reason) {
    case 'notJson':
      return jsonText(fault.where)
    case 'wrongType':
      return t('procedures.broken.wrongType', {
        place,
        expected: t(`procedures.broken.types.${fault.expected}`),
        found: t(`procedures.broken.types.${fault.found}`),
      })
    case 'missing':
    case 'unknownField':
    case 'shared':
      return t(`procedures.broken.${fault.reason}`, { place })
    case 'notWhole':
      return t('procedures.broken.notWhole', { place, found: String(fault.found) })
    case 'notAnId':
      return t('procedures.broken.notAnId', { place, found: fault.found })
    case 'unknownWord':
      return t('procedures.broken.unknownWord', {
        place,
        found: quoted(fault.found),
        expected: formatList(fault.expected, 'or'),
      })
    case 'tooMuch':
    case 'tooLittle':
      return t(`procedures.broken.${fault.reason}.${fault.of}`, {
        place,
        found: fault.found,
        count: String(fault.found),
        limit: String(fault.limit),
      })
    case 'notARank':
      return t('procedures.broken.notARank', { place, found: fault.found, letter: fault.at + 1 })
    case 'fixedSquare':
      return t('procedures.broken.fixedSquare', { place, square: fault.at + 1 })
    case 'otherArmy':
    case 'notPlaced':
      return t(`procedures.broken.${fault.reason}`, {
        place,
        piece: roleName(fault.role),
        pieces: rolesName(fault.role),
        expected: fault.expected,
        found: fault.found,
      })
    case 'width':
    case 'tooFewSquares':
      return t(`procedures.broken.${fault.reason}`, { place, expected: fault.expected, found: fault.found })
  }
}
