// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, test } from 'vitest'
import { flatten } from '@shared/tree/flat'
import { ok } from '@shared/result'
import App from '../../../../../renderer/App.vue'
import { useDialogsStore } from '../../../../../renderer/stores/dialogs'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { useLayoutStore } from '../../../../../renderer/stores/layout'
import { aGame, line } from '../../../../support/aGame'
import { freshPinia } from '../../../../support/freshPinia'
import type { MemoryBridge } from '../../../../support/memoryBridge'
import { aWorkbench, settled, START } from '../../../../support/workbench'

const game = aGame(line('e2e4:e4'))

let bridge: MemoryBridge

const opened = async () => {
  bridge = aWorkbench({
    'app:start': () => START,
    'files:game': () => ok(flatten(game)),
    'games:read': () => [ok(flatten(game))],
    'window:theme': () => undefined,
    'window:title': () => undefined,
  })
  const pinia = freshPinia()
  mount(App, { attachTo: document.body, global: { plugins: [pinia] } })
  await settled()
}

const heading = () => document.body.querySelector('.guide-page h2')?.textContent
const all = (selector: string) => [...document.body.querySelectorAll<HTMLElement>(selector)]

const press = async (key: string, held: KeyboardEventInit = {}) => {
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
  await settled()
}

const click = async (element: HTMLElement) => {
  element.click()
  await settled()
}

beforeEach(() => {
  document.body.replaceChildren()
})

describe('the rules dialog in the app', () => {
  test('opens by Shift F1, by Help in the rail and by the menu, at the variant used last', async () => {
    await opened()
    for (const open of [
      () => press('F1', { shiftKey: true }),
      async () => {
        const help = all('.rail-bar [aria-label=Help]')[0]!
        help.focus()
        await press('Enter')
        await click(all('[role=menuitem]')[1]!)
      },
      async () => {
        bridge.send('menu:command', 'rules')
        await settled()
      },
    ]) {
      await open()
      expect(heading()).toBe('Chess960')
      await press('Escape')
      expect(heading()).toBeUndefined()
    }
  })

  test('opens above the New analysis dialog, which keeps its text', async () => {
    await opened()
    useDialogsStore().show('newAnalysis', { text: '518' })
    await settled()
    await click(all('.new-analysis .rules')[0]!)
    expect(heading()).toBe('Chess960')
    await click(all('#guide-transcendental')[0]!)
    expect(heading()).toBe('Transcendental Chess')
    useDialogsStore().closeRules()
    await settled()
    expect(document.body.querySelector<HTMLTextAreaElement>('.one-box-field textarea')?.value).toBe('518')
    expect(all('.new-analysis [aria-selected=true]').map(row => row.id)).toEqual(['variant-chess960'])
  })

  test('starts a new analysis with the variant shown', async () => {
    await opened()
    await press('F1', { shiftKey: true })
    await click(all('#guide-beautiful')[0]!)
    await click(all('.guide-page .head .button')[0]!)
    expect(heading()).toBeUndefined()
    expect(all('.new-analysis [aria-selected=true]').map(row => row.id)).toEqual(['variant-beautiful'])
  })

  test('opens an example in a tab', async () => {
    await opened()
    await press('F1', { shiftKey: true })
    await click(all('.guide-example .try')[0]!)
    expect(heading()).toBeUndefined()
    expect(useDocumentsStore().documents).toHaveLength(1)
  })

  test('opens from the variant name on the Start card', async () => {
    await opened()
    useDocumentsStore().add(game)
    if (!useLayoutStore().isSideShown) useLayoutStore().toggleSide()
    await settled()
    await click(all('.start-card .system')[0]!)
    expect(heading()).toBe('Chess')
  })
})
