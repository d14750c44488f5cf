import { copyFile, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { EngineProfile } from '@shared/analysis/engine'
import {
  analysisKey,
  withoutCounters,
  type AnalysisSubject,
} from '../../../../../electron/engine/analysis/analysisService'
import { engineIdentity } from '../../../../../electron/engine/store/engineIdentity'
import { scratchFolder } from '../../../../support/scratchFolder'

const SUBJECT: AnalysisSubject = {
  fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 12 40',
  variant: 'chess960',
  options: [],
  engine: 'an engine',
  searchMoves: [],
}

const sameAs = (change: Partial<AnalysisSubject>): boolean =>
  analysisKey(SUBJECT).equals(analysisKey({ ...SUBJECT, ...change }))

test.each([
  ['counters far from the end', '8/8/8/8/8/8/8/K1k5 w - - 79 120', '8/8/8/8/8/8/8/K1k5 w - -'],
  ['a clock that matters', '8/8/8/8/8/8/8/K1k5 w - - 80 120', '8/8/8/8/8/8/8/K1k5 w - - 80'],
  ['the memory of a setup', '8/8/8/8/8/8/8/K1k5 b - - 0 2 queen', '8/8/8/8/8/8/8/K1k5 b - - queen'],
])('%s: a FEN without its counters', (_, fen, short) => {
  expect(withoutCounters(fen)).toBe(short)
})

describe('the key of an analysis', () => {
  test.each<[string, Partial<AnalysisSubject>]>([
    ['at another move', { fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 14 41' }],
  ])('is the same %s', (_, change) => {
    expect(sameAs(change)).toBe(true)
  })

  test('is the same in any order of moves and options', () => {
    const key = (searchMoves: string[], options: string[]) =>
      analysisKey({ ...SUBJECT, searchMoves, options })
    expect(key(['e1e2', 'a1b1'], ['b', 'a'])).toEqual(key(['a1b1', 'e1e2'], ['a', 'b']))
  })
})

describe('the key of another analysis', () => {
  test.each<[string, Partial<AnalysisSubject>]>([
    ['for the other side', { fen: 'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 12 40' }],
    ['without a right', { fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQk - 12 40' }],
    ['in another system', { variant: 'chess' }],
    ['with an option', { options: ['curtailed'] }],
    ['by another engine', { engine: 'another engine' }],
    ['of one move', { searchMoves: ['e1e2'] }],
  ])('differs %s', (_, change) => {
    expect(sameAs(change)).toBe(false)
  })
})

const PROFILE: EngineProfile = {
  id: 'engine',
  origin: 'external',
  name: 'An engine',
  author: 'Somebody',
  args: [],
  options: [],
  values: {},
  variants: [],
  playsChess960: true,
}

const written = async (text: string): Promise<string> => {
  const file = path.join(await scratchFolder(), 'program')
  await writeFile(file, text)
  return file
}

describe('an external engine', () => {
  const identify = engineIdentity([])

  test.each<[string, Partial<EngineProfile>]>([
    ['under another name', { name: 'Another' }],
    ['with more threads and hash', { values: { Threads: 8, Hash: 1024, MultiPV: 5 } }],
  ])('is the same engine %s', async (_, change) => {
    const profile = { ...PROFILE, path: await written('an engine') }
    expect(identify({ ...profile, ...change })).toBe(identify(profile))
  })

  test('is the same engine in any order of its settings', async () => {
    const profile = { ...PROFILE, path: await written('an engine') }
    const a = { ...profile, values: { Contempt: 10, UCI_Elo: 2000 } }
    const b = { ...profile, values: { UCI_Elo: 2000, Contempt: 10 } }
    expect(identify(a)).toBe(identify(b))
  })

  test.each<[string, Partial<EngineProfile>]>([
    ['that plays weaker', { values: { UCI_Elo: 2000 } }],
    ['with another network', { values: { EvalFile: 'small.nnue' } }],
    ['with other arguments', { args: ['--net', 'small'] }],
    ['at another place', { path: '/no/such/engine' }],
  ])('is another engine %s', async (_, change) => {
    const profile = { ...PROFILE, path: await written('an engine') }
    expect(identify({ ...profile, ...change })).not.toBe(identify(profile))
  })

  test.each<[string, (file: string) => Promise<void>]>([
    ['has another size', file => writeFile(file, 'a newer engine')],
    ['has another date', file => utimes(file, 1, 1)],
    ['has gone', file => rm(file)],
  ])('is another engine when its file %s', async (_, change) => {
    const profile = { ...PROFILE, path: await written('an engine') }
    const before = identify(profile)
    await change(profile.path)
    expect(identify(profile)).not.toBe(before)
  })
})

describe('the built-in engine', () => {
  const own = (files: readonly string[]) => engineIdentity(files)(PROFILE)

  test('is the same engine while its files have the same bytes, at any path and date', async () => {
    const [core, weights] = [await written('core'), await written('weights')]
    const copy = path.join(path.dirname(core), 'copy')
    await copyFile(core, copy)
    await utimes(copy, 1, 1)
    expect(own([copy, weights])).toBe(own([core, weights]))
  })

  test('is another engine with other weights and without weights', async () => {
    const [core, weights, others] = [await written('core'), await written('weights'), await written('wights')]
    const identities = [
      [core, weights],
      [core, others],
      [core, '/no/such/weights'],
      [weights, core],
    ].map(own)
    expect(new Set(identities).size).toBe(4)
  })
})
