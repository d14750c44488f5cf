import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { JournalledGame } from '@shared/ipc/contract'
import { unwrap } from '@shared/result'
import type { FlatGame } from '@shared/tree/game'
import { LONG_WAIT } from '../support/longWait'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend } from '../support/testBackend'

const GAME = `[Event "Test"]
[White "Réti"]
[Black "Čigorin"]
[Result "*"]

1. e4 {best by test} e5 (1... c5 2. Nf3) 2. Nf3 $1 Nc6 *
`
const ILLEGAL = `[White "Broken"]
[Black "Off"]

1. e4 e5 2. Ke3 {unread} d5 *
`
const FILE = `${GAME}\n${ILLEGAL}\n${GAME.replace('Réti', 'Last')}`

const scratchFile = async (content: string) => {
  const folder = await scratchFolder()
  const file = path.join(folder, 'games.pgn')
  await writeFile(file, content)
  return { file, user: path.join(folder, 'user') }
}

/** The entry as the page sends it. */
const sent = (entry: JournalledGame): string => JSON.stringify(entry)

const entryOf = (game: FlatGame, over: Partial<JournalledGame> = {}): JournalledGame => ({
  documentId: 'doc-1',
  game,
  at: 1,
  lastEdit: 'Comment on 1. e4',
  ...over,
})

describe('at the start', () => {
  test('the page gets everything it needs', async () => {
    const backend = await testBackend(await scratchFolder())
    const state = await backend.request('app:start')
    expect(state).toMatchObject({ version: '0.0.0', shell: 'web', recovered: [], opened: [], notOpened: [] })
    expect(state.samples.map(({ id }) => id)).toContain('lukic-vujacic')
    expect(state.settings.zoom).toBe(100)
  })

  test('files of the command line are opened, and failures are reported', async () => {
    const { file, user } = await scratchFile(FILE)
    const backend = await testBackend(user, { filesToOpen: [file, '/no/such.pgn'] })
    const state = await backend.request('app:start')
    expect(state.opened.map(({ path: opened, games }) => [opened, games.length])).toEqual([[file, 3]])
    expect(state.notOpened).toMatchObject([{ reason: 'notFound', path: '/no/such.pgn' }])
    expect(state.recentFiles.map(({ path: recent }) => recent)).toEqual([file])
  })

  test('earlier trouble is reported once', async () => {
    const trouble = { kind: 'file', reason: 'readOnly', path: '/user', detail: 'EROFS' } as const
    const notice = { kind: 'temporaryFolder', folder: '/tmp/other', trouble } as const
    const backend = await testBackend(await scratchFolder(), { notices: [notice] })
    expect((await backend.request('app:start')).notices).toEqual([notice])
    expect((await backend.request('app:start')).notices).toEqual([])
  })

  test('settings are restored', async () => {
    const user = await scratchFolder()
    const first = await testBackend(user)
    await first.request('settings:update', { theme: 'dark', zoom: 120 })
    expect(first.heard('settings:changed').at(-1)).toMatchObject({ theme: 'dark' })
    await first.dispose()
    const second = await testBackend(user)
    expect((await second.request('app:start')).settings).toMatchObject({ theme: 'dark', zoom: 120 })
  })
})

describe('the tabs of a session', () => {
  const fileTab = { path: '/games/a.pgn', index: 2, at: ['e2e4'], orientation: 'black', seen: true } as const

  test('are sent at the next start, files by path and other games whole', async () => {
    const user = await scratchFolder()
    const first = await testBackend(user, { filesToOpen: [fileTab.path] })
    expect(await first.request('app:start')).toMatchObject({ session: [], isReload: false })
    const [read] = await first.request('games:read', GAME)
    const gameTab = { game: unwrap(read!), at: [], orientation: 'white', seen: false } as const
    await first.request('session:keep', [fileTab, gameTab])
    expect(await first.request('app:start')).toMatchObject({ isReload: true })
    await first.dispose()
    const second = await testBackend(user)
    expect(await second.request('app:start')).toMatchObject({ session: [fileTab, gameTab], isReload: false })
  })

  test('are not sent if reopening tabs is turned off', async () => {
    const user = await scratchFolder()
    const backend = await testBackend(user, { filesToOpen: [fileTab.path] })
    await backend.request('session:keep', [fileTab])
    await backend.request('settings:update', { reopenTabs: false })
    expect((await backend.request('app:start')).session).toEqual([])
  })

  test.each<readonly [string, readonly unknown[]]>([
    ['of no game', [{ at: [], orientation: 'white', seen: true }]],
    ['of two games', [{ ...fileTab, game: {} }]],
    ['of a place without a file', [{ ...fileTab, path: '' }]],
    ['by the thousand', Array.from({ length: 1000 }, () => fileTab)],
  ])('are refused: %s', async (_, tabs) => {
    const backend = await testBackend(await scratchFolder())
    await expect(backend.ask('session:keep', [tabs])).rejects.toThrow()
  })

  test('are not sent if their file is damaged', async () => {
    const user = await scratchFolder()
    await writeFile(path.join(user, 'session.json'), '[{"path":"/games/a.pgn","index":-1}]')
    expect((await (await testBackend(user)).request('app:start')).session).toEqual([])
  })
})

describe('rules', () => {
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

  test('list the legal moves and play one', async () => {
    const backend = await testBackend(await scratchFolder())
    const request = { variant: 'chess', fen: start, options: [] } as const
    expect(unwrap(await backend.request('rules:legal', request)).moves).toHaveLength(20)
    expect(unwrap(await backend.request('rules:play', request, 'e2e4'))).toMatchObject({ san: 'e4' })
    expect(await backend.request('rules:play', request, 'e2e5')).toMatchObject({
      ok: false,
      error: { kind: 'illegalMove' },
    })
  })

  test('create a game that can be written and read again', async () => {
    const backend = await testBackend(await scratchFolder())
    const game = unwrap(await backend.request('games:create', { variant: 'chess', fen: start, options: [] }))
    const text = await backend.request('games:write', game, false)
    const [again] = await backend.request('games:read', text)
    expect(unwrap(again!).nodes[0]?.fen).toBe(start)
  })
})

describe('a game in a file', () => {
  test('is opened, edited, saved and opened again, and nothing else changes', async () => {
    const { file, user } = await scratchFile(FILE)
    const backend = await testBackend(user)
    const { fileId } = unwrap(await backend.open(file))!
    const game = unwrap(await backend.request('files:game', fileId, 2))
    const edited = {
      ...game,
      tags: game.tags.map(tag => (tag.name === 'White' ? { ...tag, value: 'New' } : tag)),
    }
    unwrap(await backend.request('files:save', { fileId, index: 2, game: edited, force: false }))
    const text = await readFile(file, 'utf8')
    const untouched = FILE.slice(0, FILE.indexOf('[Event', FILE.indexOf('Broken')))
    expect(text.startsWith(untouched)).toBe(true)
    await backend.dispose()

    const later = await testBackend(user)
    const again = unwrap(await later.request('files:open', file))!
    expect(unwrap(await later.request('files:game', again.fileId, 2))).toEqual(edited)
  })

  test('keeps what follows an illegal move when it is saved, and reports the line of the fault', async () => {
    const { file, user } = await scratchFile(FILE)
    const backend = await testBackend(user)
    const { fileId, games } = unwrap(await backend.open(file))!
    const game = unwrap(await backend.request('files:game', fileId, 1))
    const { unread } = game.nodes.find(node => node.unread)!
    expect(unread?.fault).toMatchObject({ reason: 'illegalMove', found: 'Ke3' })
    expect(unread?.fault.at.line).toBe(games[1]!.line + 3)
    unwrap(await backend.request('files:save', { fileId, index: 1, game, force: false }))
    expect(await readFile(file, 'utf8')).toContain('Ke3 {unread} d5')
  })

  test('is checked without being opened, up to its first fault; unknown games are left out', async () => {
    const { file, user } = await scratchFile(`${FILE}\n${GAME.replace('1. e4', '1. e4 e4')}`)
    const backend = await testBackend(user)
    const { fileId, games } = unwrap(await backend.open(file))!
    expect(games).toHaveLength(4)
    expect(await backend.request('files:check', fileId, [0, 1, 3, 9])).toEqual([
      { index: 0, plies: 4, faults: 0 },
      { index: 1, plies: 2, faults: 1 },
      { index: 3, plies: 1, faults: 1 },
    ])
    expect(await backend.request('files:check', 'nothing', [0])).toEqual([])
  })

  test('is shown as text if its first position is unusable', async () => {
    const { file, user } = await scratchFile('[FEN "nonsense"]\n[SetUp "1"]\n\n1. e4 *\n')
    const backend = await testBackend(user)
    const { fileId } = unwrap(await backend.open(file))!
    expect(await backend.request('files:game', fileId, 0)).toMatchObject({
      ok: false,
      error: {
        kind: 'game',
        text: '[FEN "nonsense"]\n[SetUp "1"]\n\n1. e4 *',
        fault: { reason: 'brokenFen' },
      },
    })
  })

  test('is read-only and without faults if it is a sample', async () => {
    const backend = await testBackend(await scratchFolder())
    const { samples } = await backend.request('app:start')
    expect(samples).not.toEqual([])
    for (const { id } of samples) {
      const { fileId, readOnly } = unwrap(await backend.request('files:openSample', id))
      expect(readOnly).toBe(true)
      const game = unwrap(await backend.request('files:game', fileId, 0))
      expect(game.nodes.filter(node => node.unread)).toEqual([])
    }
  })

  test('is opened through a dialog, and canceling is no error', async () => {
    const { file, user } = await scratchFile(FILE)
    const backend = await testBackend(user)
    expect(await backend.request('files:open')).toEqual({ ok: true, value: null })
    backend.answers.file = file
    expect(unwrap(await backend.request('files:open'))?.path).toBe(file)
    expect(backend.heard('recent:changed').at(-1)).toMatchObject([{ path: file }])
  })

  test('is not saved after its file changed on disk, which is reported', async () => {
    const { file, user } = await scratchFile(FILE)
    const backend = await testBackend(user)
    const { fileId } = unwrap(await backend.open(file))!
    const game = unwrap(await backend.request('files:game', fileId, 0))
    await writeFile(file, `${FILE}\n${GAME}`)
    await vi.waitFor(
      () => expect(backend.heard('files:changed')).toEqual([{ fileId, path: file, gone: false }]),
      LONG_WAIT,
    )
    expect(await backend.request('files:save', { fileId, index: 0, game, force: false })).toMatchObject({
      ok: false,
      error: { reason: 'changedOnDisk' },
    })
    expect(unwrap(await backend.request('files:reload', fileId)).games).toHaveLength(4)
  })
})

describe('the journal', () => {
  test('returns games that were never saved', async () => {
    const user = await scratchFolder()
    const first = await testBackend(user)
    const [read] = await first.request('games:read', GAME)
    const entry = entryOf(unwrap(read!))
    await first.request('journal:write', sent(entryOf(unwrap(read!), { at: 0, lastEdit: 'earlier' })))
    await first.request('journal:write', sent(entry))
    await first.dispose()

    const second = await testBackend(user)
    expect((await second.request('app:start')).recovered).toEqual([entry])
    await second.request('journal:discard', entry.documentId)
    await second.dispose()
    expect(await readdir(path.join(user, 'journal'))).toEqual([])
  })

  test('returns a game with changed players, which can be saved into its file after the restart', async () => {
    const { file, user } = await scratchFile(FILE)
    const first = await testBackend(user)
    const before = unwrap(await first.open(file))!
    const game = unwrap(await first.request('files:game', before.fileId, 2))
    const tags = game.tags.map(tag => (tag.name === 'White' ? { ...tag, value: 'Rubinstein' } : tag))
    const { white, black, event, date, round } = before.games[2]!
    const listed = { white, black, event, date, round }
    await first.request('journal:write', sent(entryOf({ ...game, tags }, { path: file, index: 2, listed })))
    await first.dispose()

    const second = await testBackend(user)
    const [left] = (await second.request('app:start')).recovered as readonly JournalledGame[]
    expect(left).toMatchObject({ index: 2, listed })
    const { fileId } = unwrap(await second.request('files:open', left!.path!))!
    unwrap(await second.request('files:game', fileId, 2))
    const saved = unwrap(
      await second.request('files:save', { fileId, index: 2, game: left!.game, force: false }),
    )
    expect(saved.games.map(one => one.white)).toEqual(['Réti', 'Broken', 'Rubinstein'])
  })

  test('reports a damaged page once by name and deletes nothing', async () => {
    const user = await scratchFolder()
    const page = path.join(user, 'journal', 'doc-1.json')
    await mkdir(path.dirname(page))
    await writeFile(page, '{"documentId":"doc-1","ga')
    const backend = await testBackend(user)
    const { notices, recovered } = await backend.request('app:start')
    expect(recovered).toEqual([])
    expect(notices).toEqual([{ kind: 'damagedJournal', files: [`${page}.damaged`] }])
    expect(await readFile(`${page}.damaged`, 'utf8')).toBe('{"documentId":"doc-1","ga')
    expect((await backend.request('app:start')).notices).toEqual([])
  })

  test('does not prevent the start if it is a file instead of a folder', async () => {
    const user = await scratchFolder()
    const folder = path.join(user, 'journal')
    await writeFile(folder, 'in the way')
    const backend = await testBackend(user)
    const { notices } = await backend.request('app:start')
    expect(notices).toEqual([{ kind: 'damagedJournal', files: [`${folder}.damaged`] }])
    const [read] = await backend.request('games:read', GAME)
    expect(await backend.request('journal:write', sent(entryOf(unwrap(read!))))).toBe(true)
  })

  test('reports that it cannot be written, and is written once it can be', async () => {
    const user = await scratchFolder()
    const backend = await testBackend(user)
    const folder = path.join(user, 'journal')
    await rmdir(folder)
    await writeFile(folder, 'in the way')
    const [read] = await backend.request('games:read', GAME)
    const entry = entryOf(unwrap(read!))
    const written = backend.request('journal:write', sent(entry))
    await vi.waitFor(
      () => expect(backend.heard('journal:trouble')).toMatchObject([{ kind: 'file' }]),
      LONG_WAIT,
    )
    expect((await backend.request('app:start')).journalTrouble).toEqual(backend.heard('journal:trouble')[0])
    expect(backend.heard('app:notice')).toEqual([])
    await rm(folder)
    expect(await written).toBe(true)
    expect(backend.heard('journal:trouble').slice(1)).toEqual([null])
    expect(await readdir(folder)).toEqual([`${entry.documentId}.json`])
  })

  test('cannot be made to write anywhere else', async () => {
    const user = await scratchFolder()
    const backend = await testBackend(user)
    const [read] = await backend.request('games:read', GAME)
    for (const documentId of ['../escape', '/tmp/x', 'a/b', '', '.', 'x'.repeat(65)])
      await expect(
        backend.ask('journal:write', [sent(entryOf(unwrap(read!), { documentId }))]),
      ).rejects.toThrow()
    expect(await readdir(user)).toEqual(['journal'])
  })
})

describe('hostile requests', () => {
  test.each([
    ['an unknown name', 'fs:readFile', ['/etc/passwd']],
    ['a name of every object', '__proto__', []],
    ['no name', undefined, []],
    ['arguments of the wrong type', 'files:open', [{ path: '/etc/passwd' }]],
    ['too many arguments', 'files:open', ['/a', '/b']],
    ['an unknown variant', 'rules:legal', [{ variant: 'x', fen: '', options: [] }]],
    ['a gigantic FEN', 'rules:legal', [{ variant: 'chess', fen: '1'.repeat(100_000), options: [] }]],
    ['a gigantic move', 'rules:play', [{ variant: 'chess', fen: '', options: [] }, 'e'.repeat(100_000)]],
    [
      'a tree without a root',
      'games:write',
      [{ variant: 'chess', options: [], tags: [], result: '*', nodes: [] }, true],
    ],
  ])('%s is refused', async (_, name, args) => {
    const backend = await testBackend(await scratchFolder())
    await expect(backend.ask(name, args)).rejects.toThrow()
  })
})
