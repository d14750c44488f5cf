// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RecentFile } from '@shared/ipc/contract'
import { ok } from '@shared/result'
import { flatten } from '@shared/tree/flat'
import HomeView from '../../../../../renderer/features/home/HomeView.vue'
import { useAppStore } from '../../../../../renderer/stores/app'
import { useSettingsStore } from '../../../../../renderer/stores/settings'
import { aGame, line } from '../../../../support/aGame'
import { hearCommands } from '../../../../support/someCommands'
import { aFile, aWorkbench, settled } from '../../../../support/workbench'

const recentFile = (name: string): RecentFile => ({ path: `/games/${name}`, name, openedAt: 0, games: 2 })

const run = vi.fn()

const opened = async (files: readonly string[], missing: readonly string[] = []) => {
  const bridge = aWorkbench({
    'recent:missing': () => missing.map(name => `/games/${name}`),
    'recent:forget': () => undefined,
    'window:showManual': () => null,
    'files:open': () => ok(aFile()),
    'files:game': () => ok(flatten(aGame(line('e2e4:e4')))),
  })
  run.mockClear()
  hearCommands(run)
  useAppStore().recentFiles = files.map(recentFile)
  const page = mount(HomeView, { attachTo: document.body })
  await settled()
  return { bridge, page }
}

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(one => one.textContent.includes(text))

beforeEach(() => document.body.replaceChildren())

test('the home page lists five recent files until the user asks for all', async () => {
  const { page } = await opened(Array.from({ length: 7 }, (_, at) => `${at}.pgn`))
  const names = () => page.findAll('.home-entry').filter(one => one.text().includes('.pgn')).length
  expect(names()).toBe(5)
  button('Show all 7')!.click()
  await settled()
  expect(names()).toBe(7)
  button('Show fewer')!.click()
  await settled()
  expect(names()).toBe(5)
})

test('a missing recent file is marked, can be forgotten, and is forgotten once it is located', async () => {
  const { bridge } = await opened(['here.pgn', 'gone.pgn'], ['gone.pgn'])
  expect(button('here.pgn')!.disabled).toBe(false)
  expect(button('gone.pgn')!.disabled).toBe(true)
  expect(button('gone.pgn')!.textContent).toContain('Not found')
  document.querySelector<HTMLElement>('[aria-label="Forget gone.pgn"]')!.click()
  await settled()
  expect(bridge.askedFor('recent:forget')).toEqual([['/games/gone.pgn']])
  document.querySelector<HTMLElement>('[aria-label="Locate gone.pgn…"]')!.click()
  await settled()
  expect(bridge.askedFor('files:open')).toHaveLength(1)
  expect(bridge.askedFor('recent:forget')).toHaveLength(2)
})

test('digits choose a tile and arrow keys choose an entry', async () => {
  await opened(['a.pgn', 'b.pgn'])
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true }))
  expect(run.mock.lastCall).toEqual(['dice'])
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', ctrlKey: true, bubbles: true }))
  expect(run).toHaveBeenCalledTimes(1)
  button('a.pgn')!.focus()
  const down = () =>
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  down()
  expect(document.activeElement!.textContent).toContain('b.pgn')
  down()
  expect(document.activeElement!.textContent).not.toContain('b.pgn')
})

test('the guide to the first published game is offered until the user has published one', async () => {
  const { bridge } = await opened([])
  button('Your first published game')!.click()
  await settled()
  expect(bridge.askedFor('window:showManual')).toEqual([['guide/first-page']])
  const settings = useSettingsStore()
  settings.receive({ ...settings.settings, hasPublished: true })
  await settled()
  expect(button('Your first published game')).toBeUndefined()
})
