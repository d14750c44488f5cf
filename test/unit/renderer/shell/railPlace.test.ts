// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Handlers, StartState } from '@shared/ipc/contract'
import { err, ok } from '@shared/result'
import { flatten } from '@shared/tree/flat'
import App from '../../../../renderer/App.vue'
import { doOddsJob } from '../../../../renderer/features/dice/odds/oddsJob'
import { provideOddsJobs } from '../../../../renderer/features/dice/odds/useOdds'
import { useCommandsStore } from '../../../../renderer/registry/commandsStore'
import { aGame, line } from '../../../support/aGame'
import { freshPinia } from '../../../support/freshPinia'
import type { MemoryBridge } from '../../../support/memoryBridge'
import { aFile, aWorkbench, settled, SETTINGS, START } from '../../../support/workbench'

const game = flatten(aGame(line('e2e4:e4')))

const opened = async (over: Partial<StartState> = {}, handlers: Partial<Handlers> = {}) => {
  const bridge = aWorkbench({
    'app:start': () => ({ ...START, settings: { ...SETTINGS, place: 'dice' }, ...over }),
    'files:game': () => ok(game),
    'window:theme': () => undefined,
    'window:title': () => undefined,
    ...handlers,
  })
  const pinia = freshPinia()
  mount(App, { attachTo: document.body, global: { plugins: [pinia] } })
  await settled()
  return bridge
}

const seen = () =>
  document.body.querySelector('.dice-stage')
    ? 'dice'
    : document.body.querySelector('.home-page')
      ? 'home'
      : 'analysis'

const placesKept = (bridge: MemoryBridge) =>
  bridge.askedFor('settings:update').flatMap(([{ place }]) => place ?? [])

const click = async (name: string) => {
  document.body.querySelector<HTMLElement>(`.rail-bar [aria-label="${name}"]`)!.click()
  await settled()
}

beforeEach(() => {
  provideOddsJobs((job, tell) => {
    doOddsJob(job, tell)
    return () => undefined
  })
  document.body.replaceChildren()
})

describe('the page selected in the rail', () => {
  test('is the page of the last session', async () => {
    const bridge = await opened()
    expect(seen()).toBe('dice')
    expect(placesKept(bridge)).toEqual([])
  })

  test('is Home for a new user', async () => {
    await opened({ settings: SETTINGS })
    expect(seen()).toBe('home')
    expect(document.body.querySelector('[role=dialog]')).toBeNull()
  })

  test('is the analysis when a file is opened at the start', async () => {
    await opened({ opened: [aFile()] })
    expect(seen()).toBe('analysis')
  })

  test('is Home when edits can be restored', async () => {
    const entry = { documentId: 'a', game, at: 1, lastEdit: 'Comment on 1. e4' }
    await opened({ recovered: [entry] })
    expect(seen()).toBe('home')
  })

  test('is saved once when it changes', async () => {
    const bridge = await opened({ settings: SETTINGS })
    await click('Dice')
    await click('Dice')
    expect([seen(), placesKept(bridge)]).toEqual(['dice', ['dice']])
    await click('Home')
    expect([seen(), placesKept(bridge)]).toEqual(['home', ['dice', 'home']])
  })

  test('is Home after its key while a game is open, and the analysis again after its tab or button', async () => {
    await opened({ opened: [aFile()] })
    const goHome = { key: 'Home', altKey: true, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new KeyboardEvent('keydown', goHome))
    await settled()
    expect(seen()).toBe('home')
    document.body.querySelector<HTMLElement>('.document-tab [role=tab]')!.click()
    await settled()
    expect(seen()).toBe('analysis')
    await click('Home')
    expect(seen()).toBe('home')
    await click('Analysis')
    expect(seen()).toBe('analysis')
  })

  const tabsSeen = () =>
    [...document.body.querySelectorAll('.title-bar [role=tab]')].map(tab => [
      tab.textContent.trim(),
      tab.getAttribute('aria-selected'),
    ])

  test('has a tab while it is Home, which cannot be closed when no game is open', async () => {
    await opened({ settings: SETTINGS })
    expect(tabsSeen()).toEqual([['Home', 'true']])
    expect(document.body.querySelector('.title-bar .close')).toBeNull()
    await click('Dice')
    expect(tabsSeen()).toEqual([])
  })

  test('has a tab while it is Home, which can be closed when a game is open', async () => {
    await opened({ opened: [aFile()] })
    expect(tabsSeen()).toEqual([['Chess', 'true']])
    await click('Home')
    expect(tabsSeen()).toEqual([
      ['Home', 'true'],
      ['Chess', 'false'],
    ])
    document.body.querySelector<HTMLElement>('.title-bar .close')!.click()
    await settled()
    expect([seen(), tabsSeen()]).toEqual(['analysis', [['Chess', 'true']]])
  })

  test('is Home again once the last game is closed', async () => {
    const bridge = await opened({ opened: [aFile()] })
    bridge.send('menu:command', 'closeTab')
    await settled()
    expect(seen()).toBe('home')
  })

  test('does not change to the analysis without a game; its button opens the New analysis dialog', async () => {
    await opened({ settings: SETTINGS })
    await click('Analysis')
    expect(document.body.querySelector('[role=dialog]')!.textContent).toContain('New analysis')
  })

  test('is the analysis when a game that cannot be started is opened from Home', async () => {
    const at = { line: 1, column: 1, offset: 0 }
    const fault = { kind: 'pgn', reason: 'illegalPosition', at, found: '', legal: [] } as const
    const bridge = await opened(
      { settings: SETTINGS },
      {
        'files:open': () => ok(aFile()),
        'files:game': () => err({ kind: 'game', fault, tags: [], text: '' }),
      },
    )
    await click('Dice')
    await click('Home')
    bridge.send('files:openRequest', { path: '/games/two.pgn' })
    await settled()
    expect(seen()).toBe('analysis')
  })

  test('follows the menu', async () => {
    const bridge = await opened({ settings: SETTINGS })
    expect(seen()).toBe('home')
    bridge.send('menu:command', 'drill')
    await settled()
    expect(document.querySelector('.rail-bar [aria-current=page]')!.getAttribute('aria-label')).toBe('Train')
  })
})

describe('the first-level heading of a page', () => {
  const headings = () => [...document.querySelectorAll('h1')].map(one => one.textContent.trim())

  test('exists once in every view', async () => {
    await opened({ settings: SETTINGS })
    expect(headings()).toEqual(['What would you like to do?'])
    const held = { ctrlKey: true, shiftKey: true, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'N', ...held }))
    await settled()
    expect(headings()).toEqual(['Position editor'])
    expect(document.querySelector('.rail-bar [aria-current=page]')?.getAttribute('aria-label')).toBe(
      'Analysis',
    )
    await click('Dice')
    expect(headings()).toHaveLength(1)
  })

  test('names the game', async () => {
    await opened({ opened: [aFile()] })
    expect(headings()).toEqual(['Chess'])
  })

  test('names the place of a game that cannot be started', async () => {
    const at = { line: 1, column: 1, offset: 0 }
    const fault = { kind: 'pgn', reason: 'illegalPosition', at, found: '', legal: [] } as const
    await opened(
      { opened: [aFile()] },
      { 'files:game': () => err({ kind: 'game', fault, tags: [], text: '' }) },
    )
    expect(headings()).toEqual([`Game 1 of ${aFile().name}`])
  })
})

describe('the ways to train', () => {
  const tabs = () => [...document.querySelectorAll('.place-tabs button')]
  const current = () =>
    tabs()
      .find(tab => tab.hasAttribute('aria-current'))
      ?.textContent.trim()

  test('share a button of the rail and are its tabs, each with a heading', async () => {
    const bridge = await opened({ settings: SETTINGS })
    expect(document.querySelectorAll('.rail-bar [aria-label^="Train"]')).toHaveLength(1)
    expect(tabs()).toEqual([])
    useCommandsStore().run('trainGuessing')
    await settled()
    expect(tabs().map(tab => tab.textContent.trim())).toEqual([
      'Positions',
      'Placements',
      'Guess the move',
      'Your mistakes',
    ])
    expect(current()).toBe('Guess the move')
    expect(document.querySelector('h1')!.textContent).toBe('Guess the move')
    expect(document.querySelector('.rail-bar [aria-current=page]')!.getAttribute('aria-label')).toBe('Train')
    useCommandsStore().run('trainMistakes')
    await settled()
    expect(current()).toBe('Your mistakes')
    expect(placesKept(bridge)).toEqual(['guessing', 'mistakes'])
  })
})
