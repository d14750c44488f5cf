import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { NO_VALUE } from '@shared/atlas/fairness'
import { unwrap } from '@shared/result'
import { drawDistinctNumbers } from '@shared/setup/starts/distinctStarts'
import { seededRandom } from '@shared/setup/starts/random'
import { randomStartSetup } from '@shared/setup/starts/starts'
import { makeFen } from '@shared/notation/fen/fen'
import { variantById } from '@shared/variants'
import { shippedAtlasPath } from '../../electron/atlas/shippedAtlases'
import { openAtlasShelf } from '../../electron/atlas/atlasShelf'
import { startsService } from '../../electron/atlas/startsService'
import { loadCore } from '../../electron/core/load'
import { cli, runCli } from '../support/builtCli'
import { anAtlasHeader, writeAnAtlas } from '../support/anAtlas'
import { CORE } from '../support/programs'
import { scratchFolder } from '../support/scratchFolder'

const serviceIn = async (target?: string) => {
  const folder = path.join(await scratchFolder(), 'atlas')
  const dialogs = {
    chooseFile: () => Promise.resolve(undefined),
    chooseProgram: () => Promise.resolve(undefined),
    chooseTarget: () =>
      Promise.resolve(target === undefined ? undefined : { path: target, mayReplace: true }),
  }
  const service = startsService({
    core: loadCore(CORE),
    dialogs,
    shelf: openAtlasShelf(folder),
    folder,
    reading: () => 'sequential',
  })
  return { folder, service }
}

const ALL = { side: 'either' } as const
const json = (...args: readonly string[]) => {
  const { code, out, err } = runCli(cli, [...args, '--json'])
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out) as Record<string, unknown>
}

describe('starts of a shipped atlas', () => {
  test('are those that the command line describes', async () => {
    const { service } = await serviceIn()
    const picture = unwrap(await service['starts:picture']('chess960', ALL))
    const told = json('fairness', 'chess960')
    expect(picture.all.starts).toBe(960)
    expect(picture.all.mean).toBeCloseTo(told.mean as number, 1)
    expect(picture.all.sd).toBeCloseTo(told.sd as number, 1)
    expect(picture.lists.white[0]).toEqual(told.best)
    expect(picture.lists.black[0]).toEqual(told.worst)
    expect(picture.matching).toBe(960)
    expect(picture.bins.counts.reduce((sum, count) => sum + count, 0)).toBe(960)
    expect(picture.atlas).toMatchObject({ engine: 'Backrank', nodes: 20_000, isOwn: false })
  })

  test('are drawn like the first board of a round with the same seed', async () => {
    const { service } = await serviceIn()
    for (const seed of ['a', 'b', 'c']) {
      const drawn = unwrap(await service['starts:draw']('chess960', { ...ALL, from: -10, to: 10 }, seed))!
      expect(Math.abs(drawn.value)).toBeLessThanOrEqual(10)
      expect(json('atlas', 'show', 'chess960', '--array', String(drawn.number)).value).toBe(drawn.value)
      const table = unwrap(await service['starts:csv']('chess960', { ...ALL, from: -10, to: 10 }))
      const lines = table.trimEnd().split('\n').slice(1)
      expect(lines).toHaveLength(drawn.matching)
      const even = new Set(lines.map(line => Number(line.split(',')[0])))
      const admitted = { count: even.size, has: (number: number) => even.has(number) }
      expect([drawn.number]).toEqual(drawDistinctNumbers(seededRandom(seed), 1, 960, admitted))
    }
    expect(unwrap(await service['starts:draw']('chess960', { ...ALL, from: 2999 }, 'x'))).toBeNull()
  })

  test('have their value from the atlas, and fairer neighbors', async () => {
    const { service } = await serviceIn()
    const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
    const worth = (await service['starts:worth']('chess960', [], fen))!
    const shown = json('atlas', 'show', 'chess960', '--array', '518')
    expect(worth.value).toBe(shown.value)
    expect(worth.error).toBeCloseTo(shown.error as number, 0)
    expect(worth.percentile).toBeGreaterThan(0)
    expect(worth.neighbors).toHaveLength(3)
    for (const { number, value } of worth.neighbors)
      expect(json('atlas', 'show', 'chess960', '--array', String(number)).value).toBe(value)
    expect(await service['starts:worth']('chess960', [], fen.replace('PPPPPPPP', 'PPPP1PPP'))).toBeNull()
    expect(await service['starts:worth']('pre-chess', [], 'nonsense')).toBeNull()
  })

  test.each([
    ['capablanca-random', 12_118],
    ['korean-random', 36],
  ] as const)('exist for the larger board of %s', async (id, starts) => {
    const { service } = await serviceIn()
    const picture = unwrap(await service['starts:picture'](id, ALL))
    expect(picture.all.starts).toBe(starts)
    expect(picture.lists.white[0]).toEqual(json('fairness', id).best)
    const { number } = picture.lists.black[0]!
    const fen = runCli(cli, ['start', id, String(number)]).out.trim()
    const worth = (await service['starts:worth'](id, [], fen))!
    expect(worth.value).toBe(json('atlas', 'show', id, '--array', String(number)).value)
    expect(worth.neighbors.length).toBeGreaterThan(0)
    const drawn = unwrap(await service['starts:draw'](id, { ...ALL, from: -60, to: 60 }, 'a'))!
    expect(Math.abs(drawn.value)).toBeLessThanOrEqual(60)
  })

  test.each(['half-random-transcendental', 'transcendental'] as const)(
    'are filtered, drawn and ranked among all 8,294,400 of %s',
    async id => {
      const { service } = await serviceIn()
      const picture = unwrap(await service['starts:picture'](id, ALL))
      expect([picture.all.starts, picture.matching]).toEqual([8_294_400, 8_294_400])
      expect(picture.atlas.estimatedFrom).toBeGreaterThan(10_000)
      const [best] = picture.lists.white
      expect(best).toEqual(json('fairness', id).best)
      const same = unwrap(await service['starts:picture'](id, { side: 'either', ranks: 'same', from: 0 }))
      expect(same.matching).toBeLessThanOrEqual(2880)
      expect(same.lists.even.every(({ white, black, value }) => white === black && value >= 0)).toBe(true)
      const fen = runCli(cli, ['start', id, String(best!.number)]).out.trim()
      const worth = (await service['starts:worth'](id, [], fen))!
      expect(worth).toMatchObject({ value: best!.value, isEstimate: true })
      expect(worth.percentile).toBeGreaterThan(0.9999)
      const even = { ...ALL, from: -5, to: 5 }
      const drawn = unwrap(await service['starts:draw'](id, even, 'a'))!
      expect(Math.abs(drawn.value)).toBeLessThanOrEqual(5)
      expect(await service['starts:count'](id, even)).toMatchObject({ matching: drawn.matching })
    },
  )

  test('are saved as a table', async () => {
    const target = path.join(await scratchFolder(), 'starts.csv')
    const { service } = await serviceIn(target)
    const written = unwrap(await service['starts:saveCsv']('arrangement', ALL, 'starts.csv'))
    expect(written).toEqual({ path: target })
    const lines = readFileSync(target, 'utf8').trimEnd().split('\n')
    expect(lines).toHaveLength(81)
    expect(lines[0]).toBe('number,white,black,value')
  })
})

describe('an atlas of the user', () => {
  const bytesOf = async (id: 'double-chess960' | 'chess960', values: Int16Array) => {
    const file = path.join(await scratchFolder(), 'some.atlas')
    writeAnAtlas(file, anAtlasHeader(id), values)
    return readFileSync(file)
  }

  test('replaces the shipped one for the whole family', async () => {
    const { service } = await serviceIn()
    const values = Int16Array.from({ length: 921_600 }, (_, number) => ((number * 7919) % 401) - 200)
    expect(unwrap(await service['starts:picture']('fischer-benko', ALL)).atlas).toMatchObject({
      isOwn: false,
      estimatedFrom: null,
      isDenoised: true,
    })
    expect(await service['starts:picture']('pre-chess', ALL)).toEqual({
      ok: false,
      error: { kind: 'noAtlas' },
    })
    const bytes = await bytesOf('double-chess960', values)
    expect(await service['starts:add'](bytes.toString('base64'))).toEqual({
      ok: true,
      value: 'double-chess960',
    })
    const systems = await service['starts:systems']()
    expect(systems.find(({ variant }) => variant === 'fischer-benko')?.atlas).toBe('own')
    expect(systems.find(({ variant }) => variant === 'chess960')?.atlas).toBe('shipped')
    const picture = unwrap(await service['starts:picture']('fischer-benko', ALL))
    expect(picture.all.starts).toBe(921_600)
    expect(picture.atlas).toMatchObject({
      engine: 'Somebody',
      error: null,
      estimatedFrom: null,
      isOwn: true,
    })
    const same = unwrap(await service['starts:picture']('fischer-benko', { side: 'white', ranks: 'same' }))
    expect(same.matching).toBe(960)
  })

  test('values a throw like the command line with the same file', async () => {
    const { service, folder } = await serviceIn()
    const values = Int16Array.from({ length: 921_600 }, (_, number) => ((number * 7919) % 6001) - 3000)
    const bytes = await bytesOf('double-chess960', values)
    unwrap(await service['starts:add'](bytes.toString('base64')))
    const variant = variantById('fischer-benko')
    for (const number of [0, 18, 4532]) {
      const fen = makeFen(variant, unwrap(randomStartSetup(variant, number)))
      const worth = (await service['starts:worth']('fischer-benko', [], fen))!
      const file = path.join(folder, 'double-chess960.atlas')
      const shown = json('atlas', 'show', file, '--throw', fen, '--last', 'sequential')
      expect(worth.value).toBeCloseTo(shown.value as number, 1)
      expect(worth.mean).toBeCloseTo(shown.mean as number, 1)
      expect(worth).toMatchObject({ percentile: null, error: null, neighbors: [] })
    }
  })

  test('is refused with a reason, and the one before stays', async () => {
    const { service, folder } = await serviceIn()
    const shipped = readFileSync(shippedAtlasPath({ system: 'chess960', options: [] }))
    const add = (bytes: Buffer) => service['starts:add'](bytes.toString('base64'))
    const damaged = Buffer.from(shipped)
    damaged[damaged.length - 100]! ^= 1
    expect(await add(damaged)).toEqual({ ok: false, error: { kind: 'damaged' } })
    expect(await add(shipped.subarray(0, 900))).toEqual({ ok: false, error: { kind: 'damaged' } })
    expect(await add(Buffer.from('not at all'))).toEqual({ ok: false, error: { kind: 'noAtlas' } })
    const foreign = path.join(await scratchFolder(), 'foreign.atlas')
    writeAnAtlas(foreign, anAtlasHeader('chess960', { rules: '0'.repeat(16) }), new Int16Array(960))
    expect(await add(readFileSync(foreign))).toEqual({ ok: false, error: { kind: 'otherRules' } })
    expect((await service['starts:systems']()).every(({ atlas }) => atlas !== 'own')).toBe(true)

    // A damaged atlas in the folder never leads to a wrong number.
    mkdirSync(folder, { recursive: true })
    const own = path.join(folder, 'chess960.atlas')
    writeFileSync(own, damaged)
    const fault = { ok: false, error: { kind: 'damaged', file: own } }
    expect(await service['starts:picture']('chess960', ALL)).toEqual(fault)
    expect(await service['starts:count']('chess960', ALL)).toBeNull()
    rmSync(own)
    expect(unwrap(await service['starts:picture']('chess960', ALL)).all.starts).toBe(960)
  })

  test('can be a sample: starts without a value do not count', async () => {
    const { service } = await serviceIn()
    const values = new Int16Array(960).fill(NO_VALUE)
    for (let number = 100; number < 200; number++) values[number] = number
    unwrap(await service['starts:add']((await bytesOf('chess960', values)).toString('base64')))
    const picture = unwrap(await service['starts:picture']('chess960', ALL))
    expect(picture.all.starts).toBe(100)
    expect(picture.lists.black[0]).toMatchObject({ number: 100, value: 100 })
    for (const seed of ['a', 'b']) {
      const drawn = unwrap(await service['starts:draw']('chess960', ALL, seed))!
      expect(drawn.number).toBe(drawn.value)
    }
  })
})
