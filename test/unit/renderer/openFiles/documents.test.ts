import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MAX_GAME_SIZE } from '@shared/ipc/known'
import { flatten } from '@shared/tree/flat'
import { isDirty, unsavedGame } from '../../../../renderer/openFiles/document'
import { useDocumentsStore } from '../../../../renderer/openFiles/documents'
import { JOURNAL_DELAY_MS, useJournalStore } from '../../../../renderer/openFiles/journal'
import { TOAST_MS, useNoticesStore } from '../../../../renderer/stores/notices'
import { useRecoveryStore } from '../../../../renderer/openFiles/recovery'
import { useTabsStore } from '../../../../renderer/openFiles/tabs'
import { aGame, line } from '../../../support/aGame'
import type { MemoryBridge } from '../../../support/memoryBridge'
import { aWorkbench, begin, journalled, settled, START } from '../../../support/workbench'

const game = aGame(line('e2e4:e4 e7e5:e5'))
let bridge: MemoryBridge

beforeEach(() => {
  vi.useFakeTimers()
  bridge = aWorkbench()
  return () => vi.useRealTimers()
})

const anEdit = (name = 'Result 1-0') => ({ name, game: { ...game, result: '1-0' as const } })

describe('document tabs', () => {
  test('open to the right of the active one, and wrap around when stepped through', () => {
    const documents = useDocumentsStore()
    const [one, two] = [documents.add(game), documents.add(game)]
    documents.activate(one.id)
    const between = documents.add(game)
    expect(documents.documents.map(({ id }) => id)).toEqual([one.id, between.id, two.id])
    documents.activate(two.id)
    documents.step(1)
    expect(documents.activeId).toBe(one.id)
    documents.step(-1)
    expect(documents.activeId).toBe(two.id)
  })

  test('reveal their neighbor when closed, and return unchanged when reopened', () => {
    const documents = useDocumentsStore()
    const [one, two] = [documents.add(game), documents.add(game)]
    documents.go(two.id, ['e2e4'])
    useTabsStore().close(two.id)
    expect(documents.activeId).toBe(one.id)
    expect(useTabsStore().reopen()?.path).toEqual(['e2e4'])
    expect(documents.activeId).toBe(two.id)
  })
})

describe('a game of the maximum size', () => {
  const large = aGame({ ...line('e2e4:e4'), comments: [{ style: 'brace', text: 'x'.repeat(MAX_GAME_SIZE) }] })

  test('cannot grow, and a notice says so', () => {
    const documents = useDocumentsStore()
    const { id } = documents.add(large)
    expect(documents.edit(id, { name: 'Tag', game: { ...large, tags: [{ name: 'A', value: 'b' }] } })).toBe(
      false,
    )
    expect(documents.documentById(id)).toMatchObject({ game: large, undo: [] })
    expect(useNoticesStore().troubles.map(({ text }) => text.title)).toEqual([
      'The game cannot grow any larger',
    ])
  })

  test('can be edited if the edit adds nothing', () => {
    const documents = useDocumentsStore()
    const { id } = documents.add(large)
    expect(documents.edit(id, { name: 'Result 1-0', game: { ...large, result: '1-0' } })).toBe(true)
    expect(documents.edit(id, { name: 'Less', game })).toBe(true)
    expect(useNoticesStore().troubles).toEqual([])
  })
})

describe('the journal', () => {
  test('is written once for edits in quick succession, with the last edit', () => {
    const documents = useDocumentsStore()
    const { id } = documents.add(game)
    documents.edit(id, anEdit('Result 1-0'))
    documents.edit(id, { name: 'Result 0-1', game: { ...game, result: '0-1' } })
    expect(bridge.askedFor('journal:write')).toEqual([])
    vi.advanceTimersByTime(JOURNAL_DELAY_MS)
    const [entry] = journalled(bridge)
    expect(entry).toMatchObject({ documentId: id, lastEdit: 'Result 0-1', game: { result: '0-1' } })
    expect(entry!.game.nodes).toHaveLength(3)
    expect(bridge.askedFor('journal:write')).toHaveLength(1)
  })

  test('tells whether it has the current state of a document', async () => {
    vi.useRealTimers()
    const [documents, journal] = [useDocumentsStore(), useJournalStore()]
    const { id } = documents.add(game)
    const isKept = () => journal.isKept(unsavedGame(documents.documentById(id)!))
    documents.edit(id, anEdit())
    const first = journal.flush()
    expect(isKept()).toBe(false)
    await first
    expect(isKept()).toBe(true)
    documents.edit(id, { name: 'Result 0-1', game: { ...game, result: '0-1' } })
    expect(isKept()).toBe(false)
    const second = journal.flush()
    documents.undo(id)
    await second
    expect(isKept()).toBe(false)
    await journal.flush()
    expect(isKept()).toBe(true)
    documents.undo(id)
    documents.redo(id)
    expect(isKept()).toBe(false)
  })

  test('does not report an entry as kept that was discarded before it was written', async () => {
    vi.useRealTimers()
    bridge.answer('journal:write', () => false)
    const [documents, journal] = [useDocumentsStore(), useJournalStore()]
    const { id } = documents.add(game)
    documents.edit(id, anEdit())
    await journal.flush()
    expect(journal.isKept(unsavedGame(documents.documentById(id)!))).toBe(false)
  })

  test('is written at once on a flush, as when the page closes', () => {
    const documents = useDocumentsStore()
    documents.edit(documents.add(game).id, anEdit())
    void useJournalStore().flush()
    expect(bridge.askedFor('journal:write')).toHaveLength(1)
  })

  test('forgets a document that is saved or undone to its saved state', () => {
    const documents = useDocumentsStore()
    const [one, two] = [documents.add(game), documents.add(game)]
    documents.edit(one.id, anEdit())
    documents.markSaved(one.id, documents.documentById(one.id)!.game)
    documents.edit(two.id, anEdit())
    documents.undo(two.id)
    vi.advanceTimersByTime(JOURNAL_DELAY_MS)
    expect(bridge.askedFor('journal:write')).toEqual([])
    expect(bridge.askedFor('journal:discard')).toEqual([[one.id], [two.id]])
  })

  test('continues for edits made during a save', () => {
    const documents = useDocumentsStore()
    const { id } = documents.add(game)
    documents.edit(id, anEdit())
    const sent = documents.documentById(id)!.game
    documents.edit(id, { name: 'Result 0-1', game: { ...game, result: '0-1' } })
    documents.markSaved(id, sent)
    expect(isDirty(documents.documentById(id)!)).toBe(true)
    vi.advanceTimersByTime(JOURNAL_DELAY_MS)
    expect(bridge.askedFor('journal:write')).toHaveLength(1)
    expect(bridge.askedFor('journal:discard')).toEqual([])
  })
})

describe('closing a tab with unsaved edits', () => {
  const closeDirty = () => {
    const documents = useDocumentsStore()
    const { id } = documents.add(game)
    documents.edit(id, anEdit())
    vi.advanceTimersByTime(JOURNAL_DELAY_MS)
    useTabsStore().close(id)
    return id
  }

  test('offers to undo, and keeps the edits in the journal as those of a closed tab', () => {
    const id = closeDirty()
    expect(useNoticesStore().toasts[0]).toMatchObject({ action: { label: 'Undo' } })
    vi.advanceTimersByTime(2 * TOAST_MS)
    expect(bridge.askedFor('journal:discard')).toEqual([])
    expect(journalled(bridge).map(entry => [entry.documentId, entry.closed])).toEqual([
      [id, undefined],
      [id, true],
    ])
  })

  test('discards the oldest edits once more than twenty tabs are closed', () => {
    const ids = Array.from({ length: 21 }, closeDirty)
    expect(bridge.askedFor('journal:discard')).toEqual([[ids[0]]])
  })

  test('lets the next session reopen them, the last one first, without offering recovery', async () => {
    vi.useRealTimers()
    const entry = (documentId: string) => ({ documentId, game: flatten(game), at: 1, lastEdit: 'Result 1-0' })
    const before = [entry('open'), { ...entry('one'), closed: true }, { ...entry('two'), closed: true }]
    bridge = aWorkbench({ 'app:start': () => ({ ...START, recovered: before }) })
    await begin()
    expect(useRecoveryStore().left.map(({ documentId }) => documentId)).toEqual(['open'])
    expect(useTabsStore().reopen()).toBeUndefined()
    await settled()
    expect(useDocumentsStore().documents.map(document => [document.id, isDirty(document)])).toEqual([
      ['two', true],
    ])
    await useJournalStore().flush()
    expect(journalled(bridge)[0]).not.toHaveProperty('closed')
  })

  test('can be undone from the toast without loss', () => {
    const id = closeDirty()
    const notices = useNoticesStore()
    notices.act(notices.toasts[0]!.id)
    expect(useDocumentsStore().active).toMatchObject({ id, game: { result: '1-0' } })
    vi.advanceTimersByTime(2 * TOAST_MS)
    expect(bridge.askedFor('journal:discard')).toEqual([])
  })

  test('keeps the toast while the pointer rests on it', () => {
    closeDirty()
    const notices = useNoticesStore()
    notices.hold(true)
    vi.advanceTimersByTime(3 * TOAST_MS)
    expect(notices.toasts).toHaveLength(1)
    notices.hold(false)
    vi.advanceTimersByTime(TOAST_MS)
    expect(notices.toasts).toEqual([])
  })

  test('shows no toast when nothing is unsaved', () => {
    const documents = useDocumentsStore()
    useTabsStore().close(documents.add(game).id)
    expect(useNoticesStore().toasts).toEqual([])
  })
})
