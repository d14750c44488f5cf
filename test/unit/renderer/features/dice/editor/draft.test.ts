import { describe, expect, test } from 'vitest'
import { procedureById, PROCEDURES } from '@shared/procedures/catalogue'
import { checkProcedure } from '@shared/procedures/odds/checkProcedure'
import { groundOf } from '@shared/procedures/model/ground'
import { readProcedure } from '@shared/procedures/model/readProcedure'
import {
  armyText,
  copyOf,
  forVariant,
  idOfName,
  piecesOfText,
  regionName,
  REGION_CHOICES,
  stepOfPath,
  unusedName,
} from '../../../../../../renderer/features/dice/editor/draft'
import { useHistory } from '../../../../../../renderer/features/dice/editor/useHistory'
import { stepSentence } from '../../../../../../renderer/features/dice/sheet/stepWords'

const chess960 = procedureById('chess960')!

test.each([
  ['Queen first', 'queen-first'],
  ['  Läufer & Dame! ', 'laufer-dame'],
  ['???', 'procedure'],
  ['x'.repeat(100), 'x'.repeat(60)],
])('the name %s gives the id %s', (name, id) => {
  expect(idOfName(name)).toBe(id)
})

test('a name already in use gets a number', () => {
  expect(unusedName('Chess960', PROCEDURES)).toEqual({ id: 'chess960-2', name: 'Chess960 2' })
})

describe('a copy of a procedure', () => {
  test.each(PROCEDURES.map(procedure => [procedure.id, procedure] as const))(
    'of %s is valid',
    (_, procedure) => {
      const copy = copyOf(procedure, PROCEDURES)
      expect(copy.id).not.toBe(procedure.id)
      expect(copy.source).toBeUndefined()
      expect(readProcedure(copy).ok).toBe(true)
    },
  )

  test('without a variant may have any army and width', () => {
    const free = forVariant(copyOf(chess960, PROCEDURES), undefined)
    const ground = groundOf(free)
    const wide = {
      ...free,
      rank: '????????????',
      pieces: piecesOfText(ground, 'KQRRBBNNACMG'),
      steps: [
        { kind: 'bishopsOpposite', first: 'light' },
        ...(['queen', 'knight', 'knight', 'archbishop', 'chancellor', 'primeMinister', 'guard'] as const).map(
          piece => ({ kind: 'place', piece }) as const,
        ),
        { kind: 'kingAndRooksLast' },
      ],
    } as const
    const read = readProcedure(wide)
    expect(read.ok && checkProcedure(read.value).ok).toBe(true)
  })
})

test('an army is written and read in letters', () => {
  const ground = groundOf(chess960)
  const text = armyText(ground, chess960.pieces)
  expect(text).toHaveLength(8)
  expect(piecesOfText(ground, `${text.toLowerCase()}xyP`)).toEqual(chess960.pieces)
})

test.each(Object.entries(REGION_CHOICES))(
  'the region %s is recognized whichever piece it names',
  (name, region) => {
    const other = 'piece' in region ? { ...region, piece: 'queen' as const } : region
    expect(regionName(other)).toBe(name)
  },
)

test('the path of a fault gives its step', () => {
  expect(stepOfPath('/steps/12/piece')).toBe(12)
  expect(stepOfPath('/rank')).toBeUndefined()
})

describe('the history of an editor', () => {
  test('undoes typing in one field as one step, and redoes it', () => {
    const { value, change, undo, redo, canUndo } = useHistory('a')
    change('b', 'name')
    change('c', 'name')
    change('d')
    undo()
    expect(value.value).toBe('c')
    undo()
    expect(value.value).toBe('a')
    expect(canUndo.value).toBe(false)
    redo()
    redo()
    expect(value.value).toBe('d')
  })
})

test.each(PROCEDURES.map(procedure => [procedure.id, procedure] as const))(
  'every step of %s is described in a sentence',
  (_, procedure) => {
    for (const step of procedure.steps) expect(stepSentence(groundOf(procedure), step)).toMatch(/^[A-Z].*\.$/)
  },
)
