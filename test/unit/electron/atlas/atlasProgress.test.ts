import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { openProgress, type AtlasBuild } from '../../../../electron/atlas/atlasProgress'
import { anAtlasHeader } from '../../../support/anAtlas'
import { scratchFolder } from '../../../support/scratchFolder'

const BUILD: AtlasBuild = { header: anAtlasHeader('chess960'), sample: null }

const FOUND: readonly (readonly [number, number])[] = [
  [518, 32],
  [0, -3000],
  [959, 3000],
  [7, 0],
  [8, -1],
]

const scratchFile = async (): Promise<string> => path.join(await scratchFolder(), 'some.atlas.progress')

const known = (file: string, build = BUILD): readonly (readonly [number, number])[] => {
  const found: [number, number][] = []
  unwrap(openProgress(file, build, (...one) => void found.push(one)))[Symbol.dispose]()
  return found
}

const begin = async (): Promise<string> => {
  const file = await scratchFile()
  using progress = unwrap(openProgress(file, BUILD, () => expect.unreachable()))
  for (const [number, value] of FOUND) progress.keep(number, value)
  return file
}

describe('the progress of a build', () => {
  test('keeps every value from run to run', async () => {
    const file = await begin()
    expect(known(file)).toEqual(FOUND)
    using progress = unwrap(openProgress(file, BUILD, () => undefined))
    progress.keep(100, 100)
    expect(known(file)).toEqual([...FOUND, [100, 100]])
  })

  test('continues after a cut at any byte: complete values count, and new ones follow directly', async () => {
    const sound = readFileSync(await begin())
    const line = sound.indexOf(10) + 1
    const file = await scratchFile()
    for (let length = 0; length <= sound.length; length++) {
      writeFileSync(file, sound.subarray(0, length))
      const left = FOUND.slice(0, length < line ? 0 : Math.floor((length - line) / 10))
      expect(known(file)).toEqual(left)
      using progress = unwrap(openProgress(file, BUILD, () => undefined))
      progress.keep(100, 100)
      expect(known(file)).toEqual([...left, [100, 100]])
    }
  })

  test('skips damaged values and never reads one value as another', async () => {
    const sound = readFileSync(await begin())
    const line = sound.indexOf(10) + 1
    const file = await scratchFile()
    for (let at = line; at < sound.length; at++) {
      const bytes = Buffer.from(sound)
      bytes[at] = bytes[at]! ^ (1 << (at % 8))
      writeFileSync(file, bytes)
      const damaged = Math.floor((at - line) / 10)
      expect(known(file)).toEqual(FOUND.filter((_, place) => place !== damaged))
    }
  })

  test('skips zeros, which a power cut may leave', async () => {
    const file = await begin()
    writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.alloc(4096)]))
    expect(known(file)).toEqual(FOUND)
  })

  test('keeps the date of the first run', async () => {
    const file = await begin()
    const later = { ...BUILD, header: { ...BUILD.header, date: '2030-01-01' } }
    using progress = unwrap(openProgress(file, later, () => undefined))
    expect(progress.build.header.date).toBe('2026-11-25')
  })

  test.each([
    ['nodes', { ...BUILD, header: { ...BUILD.header, nodes: 1001 } }],
    [
      'engine',
      { ...BUILD, header: { ...BUILD.header, engine: { name: 'Somebody', identity: 'somebody 2' } } },
    ],
    ['system', { ...BUILD, header: anAtlasHeader('arrangement') }],
    ['sample', { ...BUILD, sample: { count: 10, seed: '' } }],
  ])('is left alone by a build that differs in its %s', async (_, other) => {
    const file = await begin()
    const before = readFileSync(file)
    expect(openProgress(file, other, () => undefined)).toEqual({
      ok: false,
      error: { kind: 'otherBuild', found: BUILD },
    })
    expect(readFileSync(file)).toEqual(before)
  })

  test.each([
    ['a text', 'a list of things to do\n'],
    ['another version', 'backrank atlas progress 2 {}\n'],
    ['a line that says nothing', 'backrank atlas progress 1 {}\n'],
    ['a line without an end', `backrank atlas progress 1 ${'x'.repeat(100_000)}`],
  ])('does not overwrite a file of another kind: %s', async (_, text) => {
    const file = await scratchFile()
    writeFileSync(file, text)
    expect(openProgress(file, BUILD, () => undefined)).toEqual({ ok: false, error: { kind: 'noProgress' } })
    expect(readFileSync(file, 'utf8')).toBe(text)
    expect(existsSync(file)).toBe(true)
  })
})
