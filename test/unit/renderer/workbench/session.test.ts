import { effectScope } from 'vue'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FileError, SessionTab, StartState } from '@shared/ipc/contract'
import { err, ok } from '@shared/result'
import { flatten } from '@shared/tree/flat'
import { useStart } from '../../../../renderer/shell/useStart'
import { useSplitViewStore } from '../../../../renderer/workbench/splitView'
import { useDocumentsStore } from '../../../../renderer/openFiles/documents'
import { useFilesStore } from '../../../../renderer/openFiles/files'
import { originOf } from '../../../../renderer/openFiles/gameInFile'
import { useNoticesStore } from '../../../../renderer/stores/notices'
import { usePlaceStore } from '../../../../renderer/workbench/place'
import { useSessionStore } from '../../../../renderer/workbench/session'
import { useSettingsStore } from '../../../../renderer/stores/settings'
import { aGame, line } from '../../../support/aGame'
import type { MemoryBridge } from '../../../support/memoryBridge'
import { aFile, aWorkbench, SETTINGS, settled, START } from '../../../support/workbench'

let bridge: MemoryBridge

const game = (name: string) => aGame(line('e2e4:e4'), [{ name: 'White', value: name }])

const fileTab = (over: Partial<Extract<SessionTab, { path: string }>> = {}): SessionTab => ({
  path: '/games/two.pgn',
  index: 1,
  at: ['e2e4'],
  orientation: 'black',
  seen: false,
  ...over,
})

const missing = (path: string): FileError => ({ kind: 'file', reason: 'notFound', path, detail: '' })

/** Starts the program with the state that a session left. */
const started = async (state: Partial<StartState>) => {
  bridge = aWorkbench({
    'app:start': () => ({ ...START, ...state }),
    'files:open': path => (path === '/games/two.pgn' ? ok(aFile()) : err(missing(path ?? ''))),
    'files:game': (_fileId, index) =>
      index < 2 ? ok(flatten(game(`White ${index + 1}`))) : err({ ...missing(''), reason: 'noSuchGame' }),
    'session:keep': () => undefined,
  })
  await effectScope(true).run(() => useStart().start())
  await settled()
}

const shown = () =>
  useDocumentsStore().documents.map(({ game: { tags }, path, orientation }) => [
    tags[0]?.value,
    path.join(' '),
    orientation,
  ])

const seen = () => useDocumentsStore().active?.game.tags[0]?.value

const titles = () => useNoticesStore().troubles.map(({ text }) => [text.title, text.detail])

describe('the tabs of the last session', () => {
  test('return in their order with their positions, orientations and the active tab', async () => {
    await started({
      session: [
        fileTab({ seen: true }),
        fileTab({ index: 0, at: [], orientation: 'white' }),
        { game: flatten(game('A start')), at: [], orientation: 'white', seen: false },
      ],
    })
    expect(shown()).toEqual([
      ['White 2', 'e2e4', 'black'],
      ['White 1', '', 'white'],
      ['A start', '', 'white'],
    ])
    expect(seen()).toBe('White 2')
    expect(useDocumentsStore().dirty).toEqual([])
    expect(useFilesStore().current?.name).toBe('two.pgn')
    expect(bridge.askedFor('files:open')).toHaveLength(1)
  })

  test('return side by side if they were', async () => {
    await started({
      session: [fileTab({ beside: 'right', seen: true }), fileTab({ index: 0, at: [], beside: 'left' })],
    })
    const splitView = useSplitViewStore()
    expect(splitView.isShown).toBe(true)
    expect([splitView.left, splitView.right].map(one => one?.game.tags[0]?.value)).toEqual([
      'White 1',
      'White 2',
    ])
    await useSessionStore().keep()
    const [kept] = bridge.askedFor('session:keep').at(-1)!
    expect(kept.map(tab => tab.beside)).toEqual(['right', 'left'])
    splitView.close()
    await useSessionStore().keep()
    expect(
      bridge
        .askedFor('session:keep')
        .at(-1)![0]
        .map(tab => tab.beside),
    ).toEqual([undefined, undefined])
  })

  test('are listed in one notice if they are gone, and the others return', async () => {
    await started({
      session: [
        fileTab({ path: '/stick/away.pgn' }),
        fileTab({ path: '/stick/away.pgn', index: 0 }),
        fileTab({ index: 7 }),
        fileTab({ index: 0 }),
      ],
    })
    expect(shown()).toHaveLength(1)
    expect(titles()).toEqual([
      [
        'Not all of the last session could be opened',
        'away.pgn was not found. two.pgn no longer has this game.',
      ],
    ])
  })

  test('come before the file opened at the start, which is shown', async () => {
    const start: SessionTab = { game: flatten(game('A start')), at: [], orientation: 'white', seen: true }
    await started({ session: [start], opened: [aFile()] })
    expect(shown().map(([name]) => name)).toEqual(['A start', 'White 1'])
    expect(seen()).toBe('White 1')
  })

  test('are not duplicated by the same file opened at the start, whose tab is shown', async () => {
    const start: SessionTab = { game: flatten(game('A start')), at: [], orientation: 'white', seen: true }
    await started({ session: [fileTab(), start], opened: [aFile()] })
    expect([shown().length, seen()]).toEqual([2, 'White 2'])
  })

  test('wait behind the dice if those were shown last', async () => {
    await started({ session: [fileTab({ seen: true })], settings: { ...SETTINGS, place: 'dice' } })
    expect([shown().length, usePlaceStore().current]).toEqual([1, 'dice'])
  })

  test('are the only tabs that return when the page is reloaded', async () => {
    const start: SessionTab = { game: flatten(game('A start')), at: [], orientation: 'white', seen: true }
    await started({ session: [start], opened: [aFile()], isReload: true })
    expect([shown().length, seen()]).toEqual([1, 'A start'])
  })
})

describe('the tabs of this session', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const waited = async () => {
    await vi.advanceTimersByTimeAsync(5_000)
    return bridge.askedFor('session:keep').at(-1)?.[0]
  }

  const begun = async (state: Partial<StartState> = {}) => {
    const starting = started(state)
    await vi.advanceTimersByTimeAsync(2_000)
    await starting
  }

  test('are saved as they change: files by their path, other games as a whole', async () => {
    await begun()
    const documents = useDocumentsStore()
    const file = useFilesStore().keep(aFile())
    const first = documents.add(game('White 2'), originOf(file, 1))
    documents.go(first.id, ['e2e4'])
    documents.orient(first.id, 'black')
    documents.add(game('A start'))
    expect(await waited()).toEqual([
      fileTab(),
      { game: flatten(game('A start')), at: [], orientation: 'white', seen: true },
    ])
    const times = bridge.askedFor('session:keep').length
    await waited()
    expect(bridge.askedFor('session:keep')).toHaveLength(times)
  })

  test('with unsaved edits are left to the journal', async () => {
    await begun()
    const documents = useDocumentsStore()
    const { id, game: before } = documents.add(game('Edited'))
    documents.edit(id, { name: 'Result 1-0', game: { ...before, result: '1-0' } })
    expect(await waited()).toEqual([])
  })

  test('are not saved if the user does not want them reopened', async () => {
    await begun({ settings: { ...SETTINGS, reopenTabs: false } })
    useDocumentsStore().add(game('A start'))
    expect(await waited()).toEqual([])
    void useSettingsStore().update({ reopenTabs: true })
    expect(await waited()).toHaveLength(1)
  })
})
