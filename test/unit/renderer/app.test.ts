// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { flatten } from '@shared/tree/flat'
import type { Handlers } from '@shared/ipc/contract'
import { err, ok } from '@shared/result'
import App from '../../../renderer/App.vue'
import { useDocumentsStore } from '../../../renderer/openFiles/documents'
import { useGameStore } from '../../../renderer/workbench/game'
import { useJournalStore } from '../../../renderer/openFiles/journal'
import { aGame, line } from '../../support/aGame'
import { freshPinia } from '../../support/freshPinia'
import type { MemoryBridge } from '../../support/memoryBridge'
import { LONG_WAIT } from '../../support/longWait'
import { aFile, aWorkbench, journalled, settled, START } from '../../support/workbench'

const game = aGame(line('e2e4:e4 e7e5:e5 g1f3:Nf3'), [
  { name: 'White', value: 'Lukic' },
  { name: 'Black', value: 'Vujacic' },
])

const SAMPLE = {
  id: 'lukic-vujacic',
  variant: 'half-random-transcendental',
  fen: 'bknbrnqr/pppppppp/8/8/8/8/PPPPPPPP/BQNRRBKN w - - 0 5',
} as const

let bridge: MemoryBridge

const opened = async (handlers: Partial<Handlers> = {}) => {
  bridge = aWorkbench({
    'app:start': () => ({ ...START, samples: [SAMPLE] }),
    'files:openSample': () => ok(aFile({ readOnly: true })),
    'files:game': () => ok(flatten(game)),
    'window:theme': () => undefined,
    'window:title': () => undefined,
    ...handlers,
  })
  const pinia = freshPinia()
  const page = mount(App, { attachTo: document.body, global: { plugins: [pinia] } })
  await settled()
  return page
}

const press = async (key: string, held: KeyboardEventInit = {}) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
  await settled()
}

/** Writes pending journal entries so that they do not reach the next test. */
afterEach(() => void useJournalStore().flush())

beforeEach(() => {
  document.body.replaceChildren()
})

describe('the workbench', () => {
  test('starts with nothing open and offers its samples', async () => {
    const page = await opened()
    expect(page.text()).toContain('What would you like to do?')
    expect(page.text()).toContain('both sides place five pieces each, then 106 plies')
  })

  test('opens a sample, steps through it by keyboard and announces the position', async () => {
    const page = await opened()
    await page
      .findAll('.home-page button')
      .find(one => one.text().includes('Lukic'))!
      .trigger('click')
    await settled()
    expect(page.get('.status-bar').text()).toContain('Ply 0 of 3')
    await press('End')
    await press('ArrowLeft')
    expect(page.get('.status-bar').text()).toContain('Ply 2 of 3')
    expect(page.get('[aria-live=polite]').text()).toBe('Black: pawn to e5')
    expect(document.title).toBe('Lukic – Vujacic (two.pgn) - Backrank')
  })

  test('runs menu commands like keyboard commands', async () => {
    await opened({ 'app:start': () => ({ ...START, opened: [aFile()] }) })
    bridge.send('menu:command', 'goLast')
    expect(useGameStore().path).toHaveLength(3)
    bridge.send('menu:command', 'flip')
    expect(useDocumentsStore().active?.orientation).toBe('black')
  })

  test('marks unsaved edits in the tab, the title and the status', async () => {
    const page = await opened({ 'app:start': () => ({ ...START, opened: [aFile()] }) })
    useGameStore().edit({ kind: 'setResult', result: '1-0' })
    await settled()
    await vi.waitFor(
      () => expect(page.get('.status-bar').text()).toContain('Unsaved, kept in the journal'),
      LONG_WAIT,
    )
    expect(page.get('[role=tab]').attributes('aria-label')).toContain('unsaved edits')
    expect(document.title).toMatch(/^• /)
  })

  test('shows a comment as unsaved from its first letter, and as kept once it is in the journal', async () => {
    let written: (() => void) | undefined
    const page = await opened({
      'app:start': () => ({ ...START, opened: [aFile()] }),
      'journal:write': () => new Promise(resolve => (written = () => resolve(true))),
    })
    const status = () => page.get('.saved-state').text()
    expect(status()).toBe('Saved')
    await page.get('.comment-box').setValue('A')
    expect(status()).toBe('Unsaved')
    await vi.waitFor(() => expect(written).toBeDefined(), LONG_WAIT)
    expect(journalled(bridge)[0]).toMatchObject({ lastEdit: 'Comment before the first move' })
    expect(status()).toBe('Unsaved')
    written!()
    await settled()
    expect(status()).toBe('Unsaved, kept in the journal')
    await page.get('.comment-box').setValue('An')
    expect(status()).toBe('Unsaved')
  })

  test('reports a journal that cannot be written in the status bar and a notice, and its recovery', async () => {
    let written: (() => void) | undefined
    const page = await opened({
      'app:start': () => ({ ...START, opened: [aFile()] }),
      'journal:write': () => new Promise(resolve => (written = () => resolve(true))),
    })
    useGameStore().edit({ kind: 'setResult', result: '1-0' })
    await vi.waitFor(() => expect(written).toBeDefined(), LONG_WAIT)
    const path = '/home/me/.config/Backrank/journal/one.json'
    bridge.send('journal:trouble', { kind: 'file', reason: 'diskFull', path, detail: 'ENOSPC' })
    await settled()
    const notice = page.get('.error-notice')
    expect(notice.text()).toContain('The journal cannot be written')
    expect(notice.text()).toContain('The disk is full: /home/me/.config/Backrank/journal')
    expect(notice.text()).not.toContain('Settings')
    expect(page.get('.saved-state').text()).toBe('Unsaved, not in the journal')
    expect(page.get('.status-bar').text()).toContain('The journal cannot be written')
    written!()
    bridge.send('journal:trouble', null)
    await settled()
    expect(page.find('.error-notice').exists()).toBe(false)
    expect(page.get('.toast').text()).toBe('Your unsaved edits are in the journal again')
    expect(page.get('.saved-state').text()).toBe('Unsaved, kept in the journal')
  })

  test('prevents closing while unsaved edits exist only in the window', async () => {
    await opened({ 'app:start': () => ({ ...START, opened: [aFile()] }) })
    const mayGo = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const trouble = { kind: 'file', reason: 'diskFull', path: '/user/journal/a.json', detail: '' } as const
    useGameStore().edit({ kind: 'setResult', result: '1-0' })
    expect(mayGo()).toBe(true)
    bridge.send('journal:trouble', trouble)
    expect(mayGo()).toBe(false)
    bridge.send('journal:trouble', null)
    expect(mayGo()).toBe(true)
  })

  test('writes pending journal entries at once when the page is hidden', async () => {
    await opened({ 'app:start': () => ({ ...START, opened: [aFile()] }) })
    useGameStore().edit({ kind: 'setResult', result: '1-0' })
    expect(bridge.askedFor('journal:write')).toEqual([])
    document.dispatchEvent(new Event('visibilitychange'))
    expect(bridge.askedFor('journal:write')).toHaveLength(1)
  })

  test('names the part of the journal that could not be read', async () => {
    const files = ['/user/journal/a.json.damaged']
    const page = await opened({
      'app:start': () => ({ ...START, notices: [{ kind: 'damagedJournal', files }] }),
    })
    expect(page.get('[role=alert]').text()).toContain('/user/journal/a.json.damaged')
  })

  test('names the files from the command line that did not open', async () => {
    const error = { kind: 'file', reason: 'notFound', path: '/games/lost.pgn', detail: '' } as const
    const page = await opened({ 'app:start': () => ({ ...START, notOpened: [error] }) })
    expect(page.get('[role=alert]').text()).toContain('lost.pgn was not found')
  })

  test('shows a game that cannot be started as text, never as markup', async () => {
    const fault = {
      kind: 'pgn',
      reason: 'unknownVariant',
      at: { line: 2, column: 10, offset: 20 },
      found: 'Hexagonal',
      legal: [],
    } as const
    const text = '[Event "<img src=x onerror=alert(1)>"]'
    const page = await opened({
      'app:start': () => ({ ...START, opened: [aFile()] }),
      'files:game': () => err({ kind: 'game', fault, tags: [], text }),
    })
    expect(page.get<HTMLTextAreaElement>('.broken-game textarea').element.value).toBe(text)
    expect(page.find('img').exists()).toBe(false)
    expect(page.get('.broken-game').text()).toContain('line 2, column 10')
    // When the list of games is hidden, the other games are one click away.
    const others = () =>
      page.findAll('.broken-game button').find(one => one.text() === 'Show the other games')
    expect(page.find('.game-list').exists()).toBe(false)
    await others()!.trigger('click')
    expect(page.find('.game-list').exists()).toBe(true)
    expect(others()).toBeUndefined()
  })
})
