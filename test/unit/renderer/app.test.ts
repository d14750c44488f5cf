// @vitest-environment happy-dom
import { enableAutoUnmount, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { flatten } from '@shared/tree/flat'
import type { Handlers } from '@shared/ipc/contract'
import { err, ok } from '@shared/result'
import App from '../../../renderer/App.vue'
import { useDocumentsStore } from '../../../renderer/stores/documents'
import { useGameStore } from '../../../renderer/stores/game'
import { aGame, line } from '../../support/aGame'
import type { MemoryBridge } from '../../support/memoryBridge'
import { aFile, aWorkbench, settled, START } from '../../support/workbench'

const game = aGame(line('e2e4:e4 e7e5:e5 g1f3:Nf3'), [
  { name: 'White', value: 'Lukic' },
  { name: 'Black', value: 'Vujacic' },
])

const SAMPLE = {
  id: 'sample',
  name: 'Lukic – Vujacic',
  description: 'From dice to the last move',
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
  const pinia = createPinia()
  setActivePinia(pinia)
  const page = mount(App, { attachTo: document.body, global: { plugins: [pinia] } })
  await settled()
  return page
}

const press = async (key: string, held: KeyboardEventInit = {}) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
  await settled()
}

enableAutoUnmount(afterEach)

beforeEach(() => {
  document.body.replaceChildren()
})

describe('the workbench', () => {
  test('begins with nothing open and offers its samples', async () => {
    const page = await opened()
    expect(page.text()).toContain('Nothing open')
    expect(page.text()).toContain('From dice to the last move')
  })

  test('opens a sample and walks it by keys, saying where it stands', async () => {
    const page = await opened()
    await page
      .findAll('.welcome-page button')
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

  test('follows the menu as it follows the keys', async () => {
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
    expect(page.get('.status-bar').text()).toContain('Unsaved, kept in the journal')
    expect(page.get('[role=tab]').attributes('aria-label')).toContain('unsaved edits')
    expect(document.title).toMatch(/^• /)
  })

  test('names the files of the command line that did not open', async () => {
    const error = { kind: 'file', reason: 'notFound', path: '/games/lost.pgn', detail: '' } as const
    const page = await opened({ 'app:start': () => ({ ...START, notOpened: [error] }) })
    expect(page.get('[role=alert]').text()).toContain('lost.pgn is not there')
  })

  test('shows a game that cannot be begun as text, and never as markup', async () => {
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
    expect(page.get('.broken-game pre').text()).toBe(text)
    expect(page.find('img').exists()).toBe(false)
    expect(page.get('.broken-game').text()).toContain('line 2, column 10')
  })
})
