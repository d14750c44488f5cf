import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { KeptKind } from '@shared/ipc/app'
import { procedureById } from '@shared/procedures/catalogue'
import { writeProcedure } from '@shared/procedures/model/readProcedure'
import { wanted } from '../support/preparing'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend, type TestBackend } from '../support/testBackend'

/*
 * What happens to each file of the user's folder, with real files: docs/user-files.md has the table.
 */

const mine = { ...procedureById('chess960')!, id: 'mine', name: 'Mine' }
const entry = (over: object) => JSON.stringify(over)

interface OwnFile {
  readonly name: string
  readonly what: KeptKind
  /** A sound file, and the same with an addition that this version does not understand. */
  readonly sound: string
  readonly newer: string
  /** Returns what the program has read from it. */
  readonly look: (backend: TestBackend) => Promise<unknown>
  readonly nothing: unknown
  readonly whole: unknown
}

const FILES: readonly OwnFile[] = [
  {
    name: 'settings.json',
    what: 'settings',
    sound: '{"zoom":120,"board":"ink"}',
    newer: '{"zoom":120,"board":"of glass","more":1}',
    look: async backend => {
      const { zoom } = (await backend.request('app:start')).settings
      return zoom
    },
    nothing: 100,
    whole: 120,
  },
  {
    name: 'recent.json',
    what: 'recentFiles',
    sound: '[{"path":"/a.pgn","name":"a.pgn","openedAt":1}]',
    newer:
      '[{"path":"/a.pgn","name":"a.pgn","openedAt":1},{"path":"/b.pgn","name":"b.pgn","openedAt":1,"more":1}]',
    look: async backend => (await backend.request('app:start')).recentFiles.map(({ name }) => name),
    nothing: [],
    whole: ['a.pgn'],
  },
  {
    name: 'session.json',
    what: 'session',
    sound: '[{"path":"/a.pgn","index":0,"at":[],"orientation":"white","seen":true}]',
    newer:
      '[{"path":"/a.pgn","index":0,"at":[],"orientation":"white","seen":true},{"path":"/b.pgn","index":0,"at":[],"orientation":"white","seen":false,"more":1}]',
    look: async backend =>
      (await backend.request('app:start')).session.map(tab => ('path' in tab ? tab.path : '')),
    nothing: [],
    whole: ['/a.pgn'],
  },
  {
    name: 'procedures.json',
    what: 'procedures',
    sound: `[${writeProcedure(mine)}]`,
    newer: `[${writeProcedure(mine)},{"format":99,"id":"newer"}]`,
    look: async backend => (await backend.request('procedures:list')).map(({ id }) => id),
    nothing: [],
    whole: ['mine'],
  },
  {
    name: 'procedure-drafts.json',
    what: 'drafts',
    sound: '[{"base":"mine","json":"{}"}]',
    newer: '[{"base":"mine","json":"{}"},{"base":"other","text":"{}"}]',
    look: async backend => (await backend.request('procedures:drafts')).map(({ base }) => base),
    nothing: [],
    whole: ['mine'],
  },
  {
    name: 'engines.json',
    what: 'engines',
    sound: entry({ external: [], builtIn: [{ id: 'backrank', values: { Threads: 2 } }] }),
    newer: entry({
      external: [{ id: 'of tomorrow' }],
      builtIn: [{ id: 'backrank', values: { Threads: 2 } }],
    }),
    look: async backend => (await backend.request('engines:list'))[0]!.profile.values,
    nothing: {},
    whole: { Threads: 2 },
  },
]

const noticesOf = async (backend: TestBackend) => (await backend.request('app:start')).notices

const withFile = async (name: string, text: string) => {
  const folder = await scratchFolder()
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
  return { folder, file }
}

describe.each(FILES)('$name', ({ name, what, sound, newer, look, nothing, whole }) => {
  test('is read in the next run without a notice', async () => {
    const { folder, file } = await withFile(name, sound)
    const backend = await testBackend(folder)
    expect(await noticesOf(backend)).toEqual([])
    expect(await look(backend)).toEqual(whole)
    await backend.dispose()
    expect(await readdir(folder)).not.toContain(`${path.basename(file)}.damaged`)
  })

  test('has its defaults if it is missing', async () => {
    const backend = await testBackend(await scratchFolder())
    expect(await noticesOf(backend)).toEqual([])
    expect(await look(backend)).toEqual(nothing)
  })

  test.each([
    ['empty', () => ''],
    ['cut off', () => sound.slice(0, -4)],
    ['garbage', () => '\u0000\u0001 no JSON'],
    ['another kind of value', () => '7'],
  ])('is named, kept unchanged and replaced by an empty one if it is %s', async (_, textOf) => {
    const { folder, file } = await withFile(name, textOf())
    const backend = await testBackend(folder)
    expect(await noticesOf(backend)).toEqual([
      { kind: 'damagedFiles', files: [{ what, kept: `${file}.damaged` }] },
    ])
    expect(await look(backend)).toEqual(nothing)
    expect(await readFile(`${file}.damaged`, 'utf8')).toBe(textOf())
    await backend.dispose()
    const again = await testBackend(folder)
    expect(await noticesOf(again)).toEqual([])
  })

  test('is kept unchanged and read as far as possible if it comes from a newer version', async () => {
    const { folder, file } = await withFile(name, newer)
    const backend = await testBackend(folder)
    expect(await noticesOf(backend)).toEqual([
      { kind: 'damagedFiles', files: [{ what, kept: `${file}.damaged` }] },
    ])
    expect(await look(backend)).toEqual(whole)
    expect(await readFile(`${file}.damaged`, 'utf8')).toBe(newer)
    await backend.dispose()
    const again = await testBackend(folder)
    expect(await noticesOf(again)).toEqual([])
    expect(await look(again)).toEqual(whole)
  })
})

describe('the settings of a preparation', () => {
  const record = {
    ...wanted(),
    ...{ id: 'one', createdAt: 1, isGrowing: false, queuedAt: 1, spentMs: 0, end: null, positions: 0 },
    ...{ searchedNodes: 0, covered: 0, value: 0, changedAt: 1, seenAt: 1, isDeleted: false },
  }
  const name = path.join('preparations', 'one.json')

  test.each([
    ['empty', '', true],
    ['cut off', JSON.stringify(record).slice(0, -3), true],
    ['of a newer version', JSON.stringify({ ...record, more: 1 }), false],
  ])('are named and kept if they are %s, and others are listed', async (_, text, isAside) => {
    const { folder, file } = await withFile(name, text)
    await writeFile(path.join(folder, 'preparations', 'two.json'), JSON.stringify({ ...record, id: 'two' }))
    const backend = await testBackend(folder)
    const kept = isAside ? `${file}.damaged` : file
    expect(await noticesOf(backend)).toEqual([
      { kind: 'damagedFiles', files: [{ what: 'preparations', kept }] },
    ])
    expect(await readFile(kept, 'utf8')).toBe(text)
    expect((await backend.request('preparations:list')).map(({ id }) => id)).toEqual(['two'])
  })
})
