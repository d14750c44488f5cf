import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { arrayKey, type ArrayKey } from '../../../../../electron/engine/arrays/arrayKey'
import { openArrayStore, type ArrayStore } from '../../../../../electron/engine/arrays/arrayStore'
import { packKeys, unpackKeys } from '../../../../../electron/engine/arrays/packedKeys'
import type { StoreOptions } from '../../../../../electron/engine/store/serveStore'
import { arrayOf } from '../../../../support/arrayQuestions'
import { scratchFolder } from '../../../../support/scratchFolder'

const VALUE = { value: -31, nodes: 19_998, line: ['e2e4', 'c7c5'] }

const keyOf = (number: number, nodes = 20_000): ArrayKey => {
  const key = new Uint8Array(16)
  new DataView(key.buffer).setUint32(0, number)
  return { key, nodes }
}

const manyKeys = (count: number) => Array.from({ length: count }, (_, number) => keyOf(number))

const inFolder = async () => path.join(await scratchFolder(), 'user', 'arrays.sqlite')

const openIn = (file: string, over: Partial<StoreOptions> = {}) => {
  const putAside: string[] = []
  let time = 0
  const onPutAside = (detail: string) => void putAside.push(detail)
  const store = openArrayStore({ file, limit: 100_000, now: () => (time += 1), onPutAside, ...over })
  return { store, putAside }
}

/** Opens a store for a moment. */
const within = <T>(file: string, use: (store: ArrayStore) => T): T => {
  const { store } = openIn(file)
  const found = use(store)
  store.close()
  return found
}

describe('a store', () => {
  test('survives being closed and opened again', async () => {
    const file = await inFolder()
    within(file, store => store.remember([{ ...keyOf(1), value: VALUE }]))
    expect(within(file, store => store.recall([keyOf(2), keyOf(1)]))).toEqual([undefined, VALUE])
  })

  test('knows a value by exactly so many nodes', async () => {
    const found = within(await inFolder(), store => {
      store.remember([
        { ...keyOf(1, 1000), value: { ...VALUE, value: 1 } },
        { ...keyOf(1, 9000), value: { ...VALUE, value: 9 } },
      ])
      return store.recall([keyOf(1, 9000), keyOf(1, 5000), keyOf(1, 1000)])
    })
    expect(found.map(known => known?.value)).toEqual([9, undefined, 1])
  })

  test('keeps mates, long searches and lines without a move', async () => {
    const extreme = { value: -1e9 + 300, nodes: 5e12, line: [] }
    const found = within(await inFolder(), store => {
      store.remember([{ ...keyOf(1, 5e12), value: extreme }])
      return store.recall([keyOf(1, 5e12)])
    })
    expect(found).toEqual([extreme])
  })

  test('takes and gives all arrays of a large throw at once', async () => {
    const keys = manyKeys(50_000)
    const found = within(await inFolder(), store => {
      store.remember(keys.map((key, value) => ({ ...key, value: { ...VALUE, value } })))
      return store.recall(keys)
    })
    expect(found.map(known => known?.value)).toEqual(keys.map((_, value) => value))
  })

  test('keeps all of a batch or none', async () => {
    const found = within(await inFolder(), store => {
      const broken = { ...VALUE, value: 0.5 }
      expect(() =>
        store.remember([
          { ...keyOf(1), value: VALUE },
          { ...keyOf(2), value: broken },
        ]),
      ).toThrow()
      store.remember([{ ...keyOf(3), value: VALUE }])
      return store.recall([keyOf(1), keyOf(2), keyOf(3)])
    })
    expect(found).toEqual([undefined, undefined, VALUE])
  })

  test('lets the oldest go when there are too many', async () => {
    const { store } = openIn(await inFolder(), { limit: 100 })
    for (const key of manyKeys(105)) store.remember([{ ...key, value: VALUE }])
    const known = store.recall(manyKeys(105)).map(value => value !== undefined)
    store.close()
    expect(known.slice(0, 11).some(Boolean)).toBe(false)
    expect(known.slice(11).every(Boolean)).toBe(true)
  })

  test('puts a damaged file aside and begins anew', async () => {
    const file = await inFolder()
    within(file, store => store.remember(manyKeys(500).map(key => ({ ...key, value: VALUE }))))
    await writeFile(file, (await readFile(file)).fill(0x55, 0, 100))
    const { store, putAside } = openIn(file)
    expect(putAside).toHaveLength(1)
    expect(store.recall([keyOf(1)])).toEqual([undefined])
    store.remember([{ ...keyOf(1), value: VALUE }])
    expect(store.recall([keyOf(1)])).toEqual([VALUE])
    store.close()
    expect(await readdir(path.dirname(file))).toContain('arrays.sqlite.damaged')
  })
})

describe('the key of an array', () => {
  const array = arrayOf(11)
  const sameAs = (change: Partial<typeof array>, identity = 'an engine') =>
    Buffer.from(arrayKey('an engine', array)).equals(arrayKey(identity, { ...array, ...change }))

  test('does not depend on counters', () => {
    expect(sameAs({ fen: array.fen.replace(/0 1$/, '95 60') })).toBe(true)
    expect(arrayKey('an engine', array)).toHaveLength(16)
  })

  test('keeps what a system remembers beyond the counters', () => {
    const before = { ...array, fen: `${array.fen} T` }
    const after = { ...array, fen: `${array.fen} -` }
    expect(Buffer.from(arrayKey('an engine', before)).equals(arrayKey('an engine', after))).toBe(false)
  })

  test.each([
    ['another array', { fen: arrayOf(12).fen }],
    ['another system', { variant: arrayOf(11, 'double-chess960').variant }],
    ['other options', { options: ['curtailed'] }],
  ])('is another one for %s', (_, change) => {
    expect(sameAs(change)).toBe(false)
  })

  test('is another one for another engine', () => {
    expect(sameAs({}, 'another engine')).toBe(false)
  })

  test('comes out of a pack as it went in', () => {
    const keys = [keyOf(1, 10), keyOf(70_000, 5e12), keyOf(3, 30)]
    expect(unpackKeys(packKeys(keys))).toEqual(keys)
  })
})
