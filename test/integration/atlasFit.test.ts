import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { NO_VALUE } from '@shared/atlas/fairness'
import { seededRandom } from '@shared/setup/starts/random'
import { rankStrips } from '@shared/setup/starts/rankStrip'
import { startSetup } from '@shared/setup/starts/starts'
import { unwrap } from '@shared/result'
import { variantById } from '@shared/variants'
import { openAtlas } from '../../electron/atlas/openAtlas'
import { PROGRAM_FOLDER } from '../../electron/core/programFolder'
import { anAtlasHeader, writeAnAtlas } from '../support/anAtlas'
import { cli, runCli } from '../support/builtCli'
import { scratchFolder } from '../support/scratchFolder'

const ask = (...args: readonly string[]) => runCli(cli, args)

const json = (...args: readonly string[]): Record<string, unknown> => {
  const { code, out, err } = ask(...args, '--json')
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out) as Record<string, unknown>
}

const BEAUTIFUL = variantById('beautiful')
/** The arrays of Beautiful Chess: each rank of White with each of Black. */
const ARRAYS = 2304
const RANKS = 48

/** The value of an array if only its ranks count. */
const valueOf = (number: number): number => {
  const of = (rank: number) => ((rank * 37) % 61) - 30
  return 20 + of(Math.floor(number / RANKS)) - of(number % RANKS)
}

const isSearched = (number: number): boolean => number % 3 !== 1

const writeSome = (file: string, nodes = 1000, are = isSearched): void =>
  writeAnAtlas(
    file,
    anAtlasHeader('beautiful', { nodes }),
    Int16Array.from({ length: ARRAYS }, (_, number) => (are(number) ? valueOf(number) : NO_VALUE)),
  )

test('atlas fit estimates the starts that were not searched, and its file says so', async () => {
  const folder = await scratchFolder()
  const at = (name: string) => path.join(folder, name)
  writeSome(at('some.atlas'))
  const searched = Array.from({ length: ARRAYS }, (_, number) => number).filter(isSearched).length
  const fitted = json('atlas', 'fit', at('some.atlas'), '-o', at('fitted.atlas'), '--date', '2026-11-26')
  expect(fitted).toMatchObject({ variant: 'beautiful', arrays: ARRAYS, searched, nodes: 1000 })
  expect(fitted['correlation']).toBeGreaterThan(0.99)
  expect(fitted['deviation']).toBeLessThan(5)

  expect(json('atlas', 'show', at('fitted.atlas'))).toMatchObject({
    starts: ARRAYS,
    estimatedFrom: searched,
    date: '2026-11-26',
  })
  for (const number of [0, 1, 700, 1111, 2302, 2303]) {
    const { white, black } = rankStrips(BEAUTIFUL, unwrap(startSetup(BEAUTIFUL, number)))
    const shown = json('atlas', 'show', at('fitted.atlas'), '--array', `${white}/${black}`)
    expect(shown).toMatchObject({ number, searched: isSearched(number) ? valueOf(number) : null })
    // Searched values stay; the others are recovered to within a few centipawns.
    const most = isSearched(number) ? 0 : 15
    expect(Math.abs((shown['value'] as number) - valueOf(number))).toBeLessThanOrEqual(most)
  }
  // Two halves, one of them through a pipe, give the same as the whole.
  writeSome(at('even.atlas'), 1000, number => isSearched(number) && number % 2 === 0)
  writeSome(at('odd.atlas'), 1000, number => isSearched(number) && number % 2 === 1)
  const halves = runCli(
    cli,
    ['atlas', 'fit', at('even.atlas'), '-', '-o', at('halves.atlas'), '--date', '2026-11-26'],
    readFileSync(at('odd.atlas')),
  )
  expect([halves.code, halves.err]).toEqual([0, ''])
  expect(readFileSync(at('halves.atlas')).equals(readFileSync(at('fitted.atlas')))).toBe(true)
})

test('atlas fit denoises a fully searched atlas and keeps the searched values', async () => {
  const folder = await scratchFolder()
  const at = (name: string) => path.join(folder, name)
  const random = seededRandom('noise')
  const all = Int16Array.from({ length: ARRAYS }, (_, number) => valueOf(number) + random.below(23) - 11)
  writeAnAtlas(at('whole.atlas'), anAtlasHeader('beautiful', { nodes: 1000 }), all)
  const fitted = json('atlas', 'fit', at('whole.atlas'), '-o', at('denoised.atlas'))
  expect(fitted).toMatchObject({ variant: 'beautiful', arrays: ARRAYS, searched: ARRAYS, nodes: 1000 })
  expect(fitted['moved']).toBeGreaterThan(3)
  expect(ask('atlas', 'fit', at('whole.atlas'), '-o', at('again.atlas')).out).toContain(
    'denoised 2,304 starts of beautiful',
  )
  expect(readFileSync(at('again.atlas')).equals(readFileSync(at('denoised.atlas')))).toBe(true)

  const shown = json('atlas', 'show', at('denoised.atlas'))
  expect(shown).toMatchObject({ starts: ARRAYS, denoised: true })
  expect(shown).not.toHaveProperty('estimatedFrom')
  expect(json('atlas', 'show', at('denoised.atlas'), '--array', '700')).toMatchObject({
    searched: all[700],
    denoised: true,
  })
  expect(ask('atlas', 'show', at('denoised.atlas'), '--array', '700').out).toContain(
    'nodes, Somebody, denoised',
  )
  using atlas = unwrap(openAtlas(at('denoised.atlas')))
  const away = (values: Int16Array) =>
    values.reduce((sum, value, number) => sum + (value - valueOf(number)) ** 2, 0)
  expect(away(atlas.all())).toBeLessThan(away(all) / 3)
  // With full trust the values stay.
  json('atlas', 'fit', at('denoised.atlas'), '-o', at('same.atlas'), '--trust', '100')
  using same = unwrap(openAtlas(at('same.atlas')))
  expect([...same.all()]).toEqual([...all])
})

test('atlas build continues from the searched values of an estimate and replaces it with the whole atlas', async () => {
  const folder = await scratchFolder()
  const at = (name: string) => path.join(folder, name)
  const build = (file: string) => {
    const built = ask('atlas', 'build', 'beautiful', '--nodes', '30', '-o', file, '--date', '2026-11-26')
    expect(built).toMatchObject({ code: 0 })
  }
  build(at('whole.atlas'))
  using whole = unwrap(openAtlas(at('whole.atlas')))
  const values = whole.all()
  // These values differ from what a search finds, which shows that they stay.
  const kept = values.map((value, number) => (isSearched(number) ? value + 1 : NO_VALUE))
  writeAnAtlas(at('some.atlas'), whole.header, kept)
  json('atlas', 'fit', at('some.atlas'), '-o', at('grown.atlas'))
  expect(json('atlas', 'show', at('grown.atlas'))).toHaveProperty('estimatedFrom')
  build(at('grown.atlas'))
  using grown = unwrap(openAtlas(at('grown.atlas')))
  expect(grown.header.estimate).toBeUndefined()
  expect(grown.all()).toEqual(values.map((value, number) => (isSearched(number) ? value + 1 : value)))
})

test('atlas fit says why it gives no estimate', async () => {
  const folder = await scratchFolder()
  const at = (name: string) => path.join(folder, name)
  writeSome(at('some.atlas'))
  writeSome(at('deeper.atlas'), 2000)
  writeSome(at('few.atlas'), 1000, number => number < 50)
  writeAnAtlas(
    at('mirrored.atlas'),
    anAtlasHeader('chess960'),
    Int16Array.from({ length: 960 }, () => 20),
  )
  writeFileSync(at('damaged.atlas'), readFileSync(at('some.atlas')).fill(7, 200, 300))
  const fit = (...args: readonly string[]) => ask('atlas', 'fit', ...args)
  const refused = (...args: readonly string[]) => {
    const { code, out, err } = fit(...args, '-o', at('out.atlas'))
    expect([code, out]).toEqual([1, ''])
    return err
  }
  expect(refused(at('some.atlas'), at('deeper.atlas'))).toContain('deeper.atlas (beautiful, 2,000 nodes')
  expect(refused(at('few.atlas'))).toContain('50 values are too few for an estimate; 96 are the least')
  expect(refused(at('mirrored.atlas'))).toContain('the two ranks of chess960 are not independent')
  expect(refused(at('damaged.atlas'))).toContain('damaged.atlas is damaged')
  expect(refused(at('nowhere.atlas'))).toContain('nowhere.atlas was not found')
  expect(fit(at('some.atlas'))).toMatchObject({ code: 2 })
  expect(fit(at('some.atlas'), '-o', at('out.atlas'), '--trust', '101').err).toContain('--trust must be')
})

test('atlas throws solves every throw, with the same result as the shipped file', async () => {
  const folder = await scratchFolder()
  const file = path.join(folder, 'fischer-benko.throws')
  const solved = json('atlas', 'throws', 'fischer-benko', '-o', file)
  expect(solved).toMatchObject({ throws: 9216, last: 'sequential' })
  const [value, mean] = [solved['value'], solved['mean']] as [{ sd: number }, { sd: number }]
  expect(value.sd).toBeGreaterThan(mean.sd)
  const shipped = path.join(PROGRAM_FOLDER, 'resources', 'atlas', 'fischer-benko.sequential.throws')
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(shipped, 'utf8'))
  // Without an output file, the shipped file is read.
  expect(json('atlas', 'throws', 'fischer-benko')).toEqual(solved)
})

test('atlas throws says why it cannot solve any throw', () => {
  expect(ask('atlas', 'throws', 'chess960')).toMatchObject({
    code: 1,
    err: expect.stringContaining('nothing is thrown and placed in chess960') as unknown,
  })
  expect(ask('atlas', 'throws', 'transcendental')).toMatchObject({
    code: 1,
    err: expect.stringContaining('nothing is thrown and placed in transcendental') as unknown,
  })
  expect(ask('atlas', 'throws', 'pre-chess')).toMatchObject({
    code: 1,
    err: expect.stringContaining('no atlas of pre-chess comes with the program') as unknown,
  })
  expect(ask('atlas', 'throws', 'nowhere.atlas').err).toContain('nowhere.atlas was not found')
  expect(ask('atlas', 'throws', 'fischer-benko', '--last', 'sideways')).toMatchObject({ code: 2 })
})
