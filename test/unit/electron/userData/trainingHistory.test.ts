import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { TrainingRecord } from '@shared/ipc/training'
import { openTrainingHistory } from '../../../../electron/userData/trainingHistory'
import { scratchFolder } from '../../../support/scratchFolder'
import { silentLogger } from '../../../support/silentLogger'

const aRecord = (id: string, at: number, over: Partial<TrainingRecord> = {}): TrainingRecord => ({
  id,
  at,
  variant: 'fischer-benko',
  options: [],
  startFen: '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1',
  moves: ['R@h1'],
  human: 'white',
  level: 6,
  value: 86,
  given: { white: 113, black: 164 },
  score: 88,
  nodes: 10_000,
  ...over,
})

const aFile = async () => path.join(await scratchFolder(), 'trainings.json')
const open = (file: string) => openTrainingHistory(file, silentLogger, () => undefined)
const idsOf = ({ records }: { readonly records: readonly TrainingRecord[] }) => records.map(({ id }) => id)

describe('the history of trainings', () => {
  test('is empty at first', async () => {
    expect((await open(await aFile())).current()).toEqual({ records: [], damaged: null })
  })

  test('is kept for the next run, the latest first, each record once', async () => {
    const file = await aFile()
    const first = await open(file)
    first.keep([aRecord('a', 1), aRecord('b', 3)])
    first.keep([aRecord('c', 2), aRecord('a', 1, { score: 50 })])
    await first.flush()
    const { records } = (await open(file)).current()
    expect(idsOf({ records })).toEqual(['b', 'c', 'a'])
    expect(records[2]).toEqual(aRecord('a', 1, { score: 50 }))
  })

  test('forgets deleted records, which can be kept again', async () => {
    const file = await aFile()
    const history = await open(file)
    history.keep([aRecord('a', 1), aRecord('b', 2)])
    expect(idsOf(history.forget(['b']))).toEqual(['a'])
    expect(idsOf(history.keep([aRecord('b', 2)]))).toEqual(['b', 'a'])
    history.forget(['a', 'b'])
    await history.flush()
    expect((await open(file)).current().records).toEqual([])
  })

  test.each([
    ['no JSON', '[{"id": "a"'],
    ['no list', '{"id": "a"}'],
  ])('that is %s is put aside and reported', async (_, text) => {
    const file = await aFile()
    await writeFile(file, text)
    const history = await open(file)
    expect(history.current()).toEqual({ records: [], damaged: `${file}.damaged` })
    expect(await readFile(`${file}.damaged`, 'utf8')).toBe(text)
    expect(idsOf(history.keep([aRecord('a', 1)]))).toEqual(['a'])
    await history.flush()
  })

  test.each([
    ['a score above 100', { score: 101 }],
    ['an unknown system', { variant: 'chess-7' }],
    ['a negative amount', { given: { white: -1, black: 0 } }],
    ['a level that there is not', { level: 14 }],
    ['a stray field', { more: 1 }],
  ])('keeps its sound entries next to one with %s, and puts the whole file aside', async (_, flaw) => {
    const file = await aFile()
    const text = JSON.stringify([aRecord('a', 1), { ...aRecord('b', 2), ...flaw }, aRecord('c', 3)])
    await writeFile(file, text)
    const history = await open(file)
    expect(idsOf(history.current())).toEqual(['c', 'a'])
    expect(history.current().damaged).toBe(`${file}.damaged`)
    expect(await readFile(`${file}.damaged`, 'utf8')).toBe(text)
    await history.flush()
    const next = await open(file)
    expect(idsOf(next.current())).toEqual(['c', 'a'])
    expect(next.current().damaged).toBeNull()
    expect(await readdir(path.dirname(file))).toEqual(['trainings.json', 'trainings.json.damaged'])
  })
})
