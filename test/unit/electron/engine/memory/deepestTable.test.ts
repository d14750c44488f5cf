import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  type DeepestTable,
  type KeptAnalysis,
  openMemoryTables,
} from '../../../../../electron/engine/memory/memoryTables'
import { scratchFolder } from '../../../../support/scratchFolder'

const keyOf = (number: number): Buffer => {
  const key = Buffer.alloc(16)
  key.writeUInt32LE(number)
  return key
}

const anAnalysis = (over: Partial<KeptAnalysis> = {}): KeptAnalysis => ({
  multiPv: 1,
  depth: 20,
  nodes: 1_000_000,
  timeMs: 900,
  lines: '[]',
  ...over,
})

const inFolder = async () => path.join(await scratchFolder(), 'user', 'searches.sqlite')

const openIn = (file: string, limit = 1000) => {
  const putAside: string[] = []
  let time = 0
  const { deepest, close } = openMemoryTables({
    file,
    limits: { exact: limit, deepest: limit },
    now: () => (time += 1),
    onPutAside: detail => putAside.push(detail),
  })
  return { store: { ...deepest, close }, putAside }
}

/** Opens a store, uses it and closes it. */
const within = <T>(file: string, use: (store: DeepestTable) => T): T => {
  const { store } = openIn(file)
  const found = use(store)
  store.close()
  return found
}

describe('a store', () => {
  test('is empty at first', async () => {
    expect(within(await inFolder(), store => store.recall(keyOf(1), 1))).toBeUndefined()
  })

  test('remembers an analysis after it is closed and reopened', async () => {
    const file = await inFolder()
    within(file, store => store.remember(keyOf(1), anAnalysis()))
    expect(within(file, store => store.recall(keyOf(1), 1))).toEqual(anAnalysis())
    expect(within(file, store => store.recall(keyOf(2), 1))).toBeUndefined()
  })

  test('keeps the deeper of two analyses, and the later of equals', async () => {
    const depths = within(await inFolder(), store =>
      [20, 12, 25, 25].map((depth, nodes) => {
        store.remember(keyOf(1), anAnalysis({ depth, nodes }))
        const { depth: kept, nodes: by } = store.recall(keyOf(1), 1)!
        return [kept, by]
      }),
    )
    expect(depths).toEqual([
      [20, 0],
      [20, 0],
      [25, 2],
      [25, 3],
    ])
  })

  test.each([
    ['one line: the deepest', 1, 1],
    ['two lines: the deeper of those that have two', 2, 3],
    ['three lines: the one that has them', 3, 3],
    ['five lines: as many as there are', 5, 3],
  ])('answers a request for %s', async (_, wanted, multiPv) => {
    const found = within(await inFolder(), store => {
      store.remember(keyOf(1), anAnalysis({ multiPv: 1, depth: 30 }))
      store.remember(keyOf(1), anAnalysis({ multiPv: 2, depth: 15 }))
      store.remember(keyOf(1), anAnalysis({ multiPv: 3, depth: 18 }))
      return store.recall(keyOf(1), wanted)
    })
    expect(found!.multiPv).toBe(multiPv)
  })

  test('drops the oldest entries when there are too many', async () => {
    const { store } = openIn(await inFolder(), 100)
    for (let number = 0; number < 105; number += 1) store.remember(keyOf(number), anAnalysis())
    const known = Array.from({ length: 105 }, (_, number) => store.recall(keyOf(number), 1) !== undefined)
    store.close()
    expect(known.slice(0, 11).some(Boolean)).toBe(false)
    expect(known.slice(11).every(Boolean)).toBe(true)
  })

  test('counts a position once, however often it is written', async () => {
    const { store } = openIn(await inFolder(), 10)
    store.remember(keyOf(1), anAnalysis())
    for (let again = 0; again < 100; again += 1) store.remember(keyOf(2), anAnalysis())
    expect(store.recall(keyOf(1), 1)).toBeDefined()
    store.close()
  })
})

describe('a damaged file', () => {
  const filled = async () => {
    const file = await inFolder()
    within(file, store => {
      for (let number = 0; number < 500; number += 1)
        store.remember(keyOf(number), anAnalysis({ lines: 'x'.repeat(300) }))
    })
    return file
  }
  const spoil = async (file: string, from: number, bytes: number) => {
    const content = await readFile(file)
    content.fill(0x55, from, Math.min(content.length, from + bytes))
    await writeFile(file, content)
  }

  test.each([
    ['at its head', 0, 100],
    ['in its middle', 8192, 40_000],
    ['throughout', 0, 1 << 20],
  ])('%s is put aside and replaced by a new one', async (_, from, bytes) => {
    const file = await filled()
    await spoil(file, from, bytes)
    const { store, putAside } = openIn(file)
    expect(putAside).toHaveLength(1)
    expect(store.recall(keyOf(1), 1)).toBeUndefined()
    store.remember(keyOf(1), anAnalysis())
    expect(store.recall(keyOf(1), 1)).toEqual(anAnalysis())
    store.close()
    expect(await readdir(path.dirname(file))).toContain('searches.sqlite.damaged')
  })

  test('that is cut short is put aside', async () => {
    const file = await filled()
    await writeFile(file, (await readFile(file)).subarray(0, 20_000))
    const { store, putAside } = openIn(file)
    expect(putAside).toHaveLength(1)
    store.close()
  })

  test('that is empty is used without being put aside', async () => {
    const file = path.join(await scratchFolder(), 'searches.sqlite')
    await writeFile(file, '')
    const { store, putAside } = openIn(file)
    store.remember(keyOf(1), anAnalysis())
    store.close()
    expect(putAside).toEqual([])
  })

  test('that cannot be created throws and is not put aside', async () => {
    const folder = await scratchFolder()
    expect(() => openIn(folder)).toThrow()
    expect(await readdir(path.dirname(folder))).toContain(path.basename(folder))
  })
})
