import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { type ExactTable, openMemoryTables } from '../../../../../electron/engine/memory/memoryTables'
import { packKeys, questionKey, unpackKeys } from '../../../../../electron/engine/memory/questionKey'
import { onAllBoards, type Searched } from '../../../../../electron/engine/search/searcher'
import { readSearched, writeSearched } from '../../../../../electron/engine/memory/searchedText'
import { arrayQuestion } from '../../../../../electron/engine/search/arrays'
import { arrayOf } from '../../../../support/arrayPositions'
import { scratchFolder } from '../../../../support/scratchFolder'

const FOUND: Searched = {
  nodes: 19_998,
  lines: [{ score: { kind: 'cp', value: -31 }, depth: 12, moves: ['e2e4', 'c7c5'] }],
}
const TEXT = writeSearched(FOUND)

const keyOf = (number: number): Uint8Array => {
  const key = new Uint8Array(16)
  new DataView(key.buffer).setUint32(0, number)
  return key
}

const manyKeys = (count: number) => Array.from({ length: count }, (_, number) => keyOf(number))

const inFolder = async () => path.join(await scratchFolder(), 'user', 'searches.sqlite')

const openIn = (file: string, limit = 100_000) => {
  const putAside: string[] = []
  let time = 0
  const { exact, close } = openMemoryTables({
    file,
    limits: { exact: limit, deepest: limit },
    now: () => (time += 1),
    onPutAside: detail => void putAside.push(detail),
  })
  return { store: { ...exact, close }, putAside }
}

/** Opens a store, uses it and closes it. */
const within = <T>(file: string, use: (store: ExactTable) => T): T => {
  const { store } = openIn(file)
  const found = use(store)
  store.close()
  return found
}

describe('a store', () => {
  test('survives being closed and opened again', async () => {
    const file = await inFolder()
    within(file, store => store.remember([{ key: keyOf(1), found: TEXT }]))
    expect(within(file, store => store.recall([keyOf(2), keyOf(1)]))).toEqual([undefined, TEXT])
  })

  test('stores and recalls all arrays of a large throw at once', async () => {
    const keys = manyKeys(50_000)
    const found = within(await inFolder(), store => {
      store.remember(keys.map((key, number) => ({ key, found: String(number) })))
      return store.recall(keys)
    })
    expect(found).toEqual(keys.map((_, number) => String(number)))
  })

  test('keeps all of a batch or none', async () => {
    const found = within(await inFolder(), store => {
      const broken = null as unknown as string
      expect(() =>
        store.remember([
          { key: keyOf(1), found: TEXT },
          { key: keyOf(2), found: broken },
        ]),
      ).toThrow()
      store.remember([{ key: keyOf(3), found: TEXT }])
      return store.recall([keyOf(1), keyOf(2), keyOf(3)])
    })
    expect(found).toEqual([undefined, undefined, TEXT])
  })

  test('drops the oldest entries when there are too many', async () => {
    const { store } = openIn(await inFolder(), 100)
    for (const key of manyKeys(105)) store.remember([{ key, found: TEXT }])
    const known = store.recall(manyKeys(105)).map(found => found !== undefined)
    store.close()
    expect(known.slice(0, 11).some(Boolean)).toBe(false)
    expect(known.slice(11).every(Boolean)).toBe(true)
  })

  test('puts a damaged file aside and starts empty', async () => {
    const file = await inFolder()
    within(file, store => store.remember(manyKeys(500).map(key => ({ key, found: TEXT }))))
    await writeFile(file, (await readFile(file)).fill(0x55, 0, 100))
    const { store, putAside } = openIn(file)
    expect(putAside).toHaveLength(1)
    expect(store.recall([keyOf(1)])).toEqual([undefined])
    store.remember([{ key: keyOf(1), found: TEXT }])
    expect(store.recall([keyOf(1)])).toEqual([TEXT])
    store.close()
    expect(await readdir(path.dirname(file))).toContain('searches.sqlite.damaged')
  })
})

describe('the text of a search result', () => {
  test.each<Searched>([
    FOUND,
    { nodes: 5e12, lines: [{ score: { kind: 'mate', value: -3 }, depth: 0, moves: [] }] },
    {
      nodes: 7,
      lines: [
        { score: { kind: 'cp', value: 1e9 - 100 }, depth: 99, moves: ['Q@e1f1', 'a7a8q'] },
        { score: { kind: 'cp', value: 0 }, depth: 3, moves: [] },
      ],
    },
  ])('is read back unchanged: %j', found => {
    expect(readSearched(writeSearched(found))).toEqual(found)
  })

  test.each([
    '',
    '200',
    'many|cp 1 2',
    '200|cp',
    '200|cp 0.5 3',
    '200|pawns 1 2',
    '200|cp 1 2|',
    '{"nodes":1}',
  ])('is rejected if it is %j', text => {
    expect(readSearched(text)).toBeUndefined()
  })
})

describe('the key of an array', () => {
  const array = arrayOf(11)
  const keyAt = (change: Partial<typeof array> = {}, identity = 'an engine', nodes = 20_000) =>
    Buffer.from(questionKey(onAllBoards(identity), arrayQuestion({ ...array, ...change }, nodes)))
  const sameAs = (...asked: Parameters<typeof keyAt>) => keyAt().equals(keyAt(...asked))

  test('does not depend on counters', () => {
    expect(sameAs({ fen: array.fen.replace(/0 1$/, '95 60') })).toBe(true)
    expect(keyAt()).toHaveLength(16)
  })

  test('depends on what a system stores beyond the counters', () => {
    expect(keyAt({ fen: `${array.fen} T` }).equals(keyAt({ fen: `${array.fen} -` }))).toBe(false)
  })

  test.each([
    ['another array', { fen: arrayOf(12).fen }],
    ['another system', { variant: arrayOf(11, 'double-chess960').variant }],
    ['other options', { options: ['curtailed'] }],
  ])('differs for %s', (_, change) => {
    expect(sameAs(change)).toBe(false)
  })

  test('differs for another engine and for another number of nodes', () => {
    expect(sameAs({}, 'another engine')).toBe(false)
    expect(sameAs({}, 'an engine', 20_001)).toBe(false)
  })

  test('survives packing and unpacking', () => {
    const keys = [keyOf(1), keyOf(70_000), keyOf(3)]
    expect(unpackKeys(packKeys(keys))).toEqual(keys)
  })
})
