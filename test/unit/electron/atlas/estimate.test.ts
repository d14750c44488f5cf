import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_VALUE } from '@shared/atlas/fairness'
import { unwrap } from '@shared/result'
import { seededRandom } from '@shared/setup/starts/random'
import type { AtlasHeader } from '../../../../electron/atlas/atlasFormat'
import { openProgress } from '../../../../electron/atlas/atlasProgress'
import { fitAtlas } from '../../../../electron/atlas/fitAtlas'
import { openAtlas } from '../../../../electron/atlas/openAtlas'
import { valueError } from '../../../../electron/atlas/valueError'
import { anAtlasHeader, writeAnAtlas } from '../../../support/anAtlas'

const HEADER = anAtlasHeader('double-chess960')
const RANKS = 960
const TRUST = 0.7

/** The value of an array in these tests: its ranks decide nearly all of it. */
const worthOf = (number: number): number =>
  20 + ((Math.floor(number / RANKS) * 37) % 101) - (((number % RANKS) * 53) % 89) + ((number * 7919) % 11)

let folder = ''
let estimate = ''
const numbers: number[] = []

afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'backrank-'))
  const random = seededRandom('arrays')
  while (numbers.length < 2500) numbers.push(random.below(HEADER.arrays))
  const values = new Int16Array(HEADER.arrays).fill(NO_VALUE)
  for (const number of numbers.slice(0, 1500)) values[number] = worthOf(number)
  const sample = path.join(folder, 'sample.atlas')
  writeAnAtlas(sample, HEADER, values)
  const progress = path.join(folder, 'more.atlas.progress')
  {
    using open = unwrap(openProgress(progress, { header: HEADER, sample: null }, () => undefined))
    for (const number of numbers.slice(1500)) open.keep(number, worthOf(number))
  }
  estimate = path.join(folder, 'estimate.atlas')
  unwrap(await fitAtlas([sample, progress], estimate, { date: undefined, trust: TRUST }))
})

describe('an estimated atlas', () => {
  test('states how many searches it is based on and how good it is', () => {
    using atlas = unwrap(openAtlas(estimate))
    expect(atlas.header).toMatchObject({ ...HEADER, estimate: { trust: TRUST } })
    expect(atlas.header.estimate!.searched).toBe(new Set(numbers).size)
    expect(atlas.header.estimate!.deviation).toBeLessThan(40)
    expect(readFileSync(estimate).length).toBeLessThan(30_000)
  })

  test('has a value for every array and keeps the searched values', () => {
    using atlas = unwrap(openAtlas(estimate))
    const all = atlas.all()
    expect(all.some(value => value === NO_VALUE)).toBe(false)
    const searched = new Set(numbers)
    const looked = [0, HEADER.arrays - 1, ...numbers.slice(0, 50), 5, 77_777, 640_001]
    for (const number of looked) {
      expect(atlas.valueOf(number)).toBe(all[number])
      expect(atlas.foundOf(number)).toBe(searched.has(number) ? worthOf(number) : undefined)
    }
    expect([-1, HEADER.arrays, NaN].map(number => atlas.valueOf(number))).toEqual(Array(3).fill(undefined))
    const { numbers: found, values } = atlas.found()
    expect([...found]).toEqual([...searched].sort((one, other) => one - other))
    expect(values[0]).toBe(worthOf(found[0]!))
  })

  test('is close to the values of arrays that were not searched', () => {
    using atlas = unwrap(openAtlas(estimate))
    const errors = Array.from({ length: 500 }, (_, at) => (at * 1841 + 3) % HEADER.arrays).map(
      number => atlas.valueOf(number)! - worthOf(number),
    )
    const size = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length)
    expect(size).toBeLessThan(1.3 * atlas.header.estimate!.deviation)
  })

  test('does not depend on the order of its files', async () => {
    const again = path.join(folder, 'again.atlas')
    const files = ['more.atlas.progress', 'sample.atlas'].map(name => path.join(folder, name))
    unwrap(await fitAtlas(files, again, { date: undefined, trust: TRUST }))
    expect(readFileSync(again).equals(readFileSync(estimate))).toBe(true)
  })

  test('cannot be opened when it is damaged or cut off', () => {
    const bytes = readFileSync(estimate)
    const file = path.join(folder, 'damaged.atlas')
    for (let at = 0; at < bytes.length; at += 631) {
      const changed = Buffer.from(bytes)
      changed[at]! ^= 1 << (at % 8)
      writeFileSync(file, changed)
      expect(openAtlas(file).ok).toBe(false)
      writeFileSync(file, bytes.subarray(0, at))
      expect(openAtlas(file).ok).toBe(false)
    }
  })

  test('counts as damaged with the format number of a plain atlas, and vice versa', () => {
    const file = path.join(folder, 'otherFormat.atlas')
    const [estimated, plain] = [readFileSync(estimate), readFileSync(path.join(folder, 'sample.atlas'))]
    estimated.writeUInt32LE(1, 8)
    plain.writeUInt32LE(2, 8)
    for (const bytes of [estimated, plain]) {
      writeFileSync(file, bytes)
      expect(openAtlas(file)).toEqual({ ok: false, error: { kind: 'damaged' } })
    }
  })
})

describe('fitting an atlas', () => {
  const fit = (files: readonly string[]) =>
    fitAtlas(files, path.join(folder, 'none.atlas'), { date: undefined, trust: 1 })
  const written = (name: string, header: AtlasHeader, values: Int16Array): string => {
    const file = path.join(folder, name)
    writeAnAtlas(file, header, values)
    return file
  }

  test('rejects too few values', async () => {
    const values = new Int16Array(HEADER.arrays).fill(NO_VALUE)
    values[3] = 7
    expect(await fit([written('few.atlas', HEADER, values)])).toMatchObject({
      error: { kind: 'tooFew', searched: 1, least: 1920 },
    })
  })

  test('rejects files of different search efforts', async () => {
    const other = written('other.atlas', { ...HEADER, nodes: 5 }, new Int16Array(HEADER.arrays))
    expect(await fit([estimate, other])).toMatchObject({ error: { kind: 'unlike', file: other } })
  })

  test('rejects a system with one rank for both sides', async () => {
    const file = written('one.atlas', anAtlasHeader('chess960'), new Int16Array(960))
    expect(await fit([file])).toEqual({ ok: false, error: { kind: 'dependent', system: 'chess960' } })
  })

  test('rejects the progress of a build by other rules', async () => {
    const file = path.join(folder, 'foreign.atlas.progress')
    const header = { ...HEADER, system: 'chess9600' }
    unwrap(openProgress(file, { header, sample: null }, () => undefined))[Symbol.dispose]()
    expect(await fit([file])).toMatchObject({ error: { kind: 'file', fault: { kind: 'otherRules' } } })
  })

  test('rejects a file of another kind', async () => {
    const file = path.join(folder, 'game.pgn')
    writeFileSync(file, '1. e4 *')
    expect(await fit([file])).toMatchObject({ error: { kind: 'file', file, fault: { kind: 'noAtlas' } } })
  })
})

describe('the error of a value', () => {
  const header = { ...HEADER, nodes: 20_000, estimate: { searched: 1, deviation: 32, trust: 1 } }

  test('is unknown for other engines', () => {
    expect(valueError(header, false)).toBeUndefined()
  })

  test('is larger for an estimate than for a search, and grows with the deviation of left-out values', () => {
    const own = { ...header, engine: { name: 'Backrank', identity: 'x' } }
    const further = { ...own, estimate: { ...own.estimate, deviation: 60 } }
    expect(valueError(own, false)!).toBeGreaterThan(valueError(own, true)!)
    expect(valueError(further, false)!).toBeGreaterThan(valueError(own, false)!)
  })
})
