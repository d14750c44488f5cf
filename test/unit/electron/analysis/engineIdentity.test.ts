import { copyFile, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { EngineProfile } from '@shared/analysis/engine'
import { engineIdentity } from '../../../../electron/analysis/engineIdentity'
import { scratchFolder } from '../../../support/scratchFolder'

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

describe('a program beside us', () => {
  const identify = engineIdentity([])

  test.each<[string, Partial<EngineProfile>]>([
    ['under another name', { name: 'Another' }],
    ['with more threads and hash', { values: { Threads: 8, Hash: 1024, MultiPV: 5 } }],
  ])('is the same engine %s', async (_, change) => {
    const profile = { ...PROFILE, path: await written('an engine') }
    expect(identify({ ...profile, ...change })).toBe(identify(profile))
  })

  test('is the same engine whatever the order of its settings', async () => {
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

describe('our own engine', () => {
  const own = (files: readonly string[]) => engineIdentity(files)(PROFILE)

  test('is the same as long as its files have the same bytes, wherever and whenever they came', async () => {
    const [core, weights] = [await written('core'), await written('weights')]
    const copy = path.join(path.dirname(core), 'copy')
    await copyFile(core, copy)
    await utimes(copy, 1, 1)
    expect(own([copy, weights])).toBe(own([core, weights]))
  })

  test('is another with other weights, and without any', async () => {
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
