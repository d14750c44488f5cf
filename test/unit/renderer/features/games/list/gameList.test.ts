// @vitest-environment happy-dom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameHeader } from '@shared/ipc/contract'
import GameList from '../../../../../../renderer/features/games/list/GameList.vue'
import { useDocumentsStore } from '../../../../../../renderer/openFiles/documents'
import { useFilesStore } from '../../../../../../renderer/openFiles/files'
import { originOf } from '../../../../../../renderer/openFiles/gameInFile'
import { aGame, line } from '../../../../../support/aGame'
import { aFile, aHeader } from '../../../../../support/aHeader'
import { LONG_WAIT } from '../../../../../support/longWait'
import type { MemoryBridge } from '../../../../../support/memoryBridge'
import { aWorkbench } from '../../../../../support/workbench'

let list: VueWrapper
let bridge: MemoryBridge

const openTab = (index: number) =>
  useDocumentsStore().add(aGame(line('')), { ...originOf(aFile([aHeader(0)]), 0), index })

/** Mounts the list of a file with one game shown; others may have edits. */
const mounted = async (games: readonly GameHeader[], currentIndex = 0, edited: readonly number[] = []) => {
  const file = aFile(games)
  bridge = aWorkbench({
    'files:check': (_, indexes) => indexes.map(index => ({ index, plies: 29, faults: index === 1 ? 1 : 0 })),
  })
  useFilesStore().keep(file)
  for (const place of edited)
    useDocumentsStore().edit(openTab(place).id, { name: 'e4', game: aGame(line('e2e4:e4')) })
  openTab(currentIndex)
  list = mount(GameList, { attachTo: document.body, props: { file } }) as VueWrapper
  await flushPromises()
}

const many = (count: number) => Array.from({ length: count }, (_, at) => aHeader(at))
const titles = () => list.findAll('.title').map(title => title.text())
const press = (key: string) => list.get('[role="listbox"]').trigger('keydown', { key })

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(480)
})

afterEach(() => {
  list.unmount()
  vi.restoreAllMocks()
})

describe('the list of games', () => {
  test('renders only the visible games of a hundred thousand', async () => {
    await mounted(many(100_000))
    expect(titles().length).toBeLessThan(40)
    expect(titles()[0]).toBe('White-0 – Black-0')
    expect(list.get('[role="option"]').attributes('aria-setsize')).toBe('100000')
  })

  test('distinguishes the games of two players by event and year', async () => {
    const game = { ...aHeader(0), event: 'Linares', date: '1994.03.01', variant: '' }
    await mounted([game, { ...game, index: 1, event: '?', date: '????.??.??' }])
    expect(list.findAll('.occasion').map(one => one.text())).toEqual(['Chess, Linares, 1994', 'Chess'])
  })

  test('marks the current game and unsaved games', async () => {
    await mounted(many(3), 2, [1])
    expect(list.get('[aria-selected="true"]').text()).toContain('White-2')
    expect(list.findAll('[aria-label="Not saved"]').length).toBe(1)
  })

  test('opens a game by click and by key', async () => {
    await mounted(many(5), 0)
    await list.findAll('[role="option"]')[3]!.trigger('click')
    await press('ArrowUp')
    await press('Enter')
    await press('End')
    await press('Enter')
    expect(list.emitted('open')).toEqual([[3], [2], [4]])
  })

  test('checks only the visible games, and marks those that cannot be read to the end', async () => {
    await mounted(many(1000))
    expect(list.find('.plies').text()).toBe('40 plies')
    await vi.waitFor(() => expect(bridge.askedFor('files:check')).toHaveLength(1), LONG_WAIT)
    const [, seen] = bridge.askedFor('files:check')[0]!
    expect(seen.length).toBeLessThan(40)
    expect(seen[0]).toBe(0)
    await vi.waitFor(() => expect(list.find('.plies').text()).toBe('29 plies'), LONG_WAIT)
    const [, broken] = list.findAll('.plies')
    expect(broken!.text()).toContain('29 plies')
    expect(broken!.text()).toContain('Only 29 plies can be read; the rest is kept as text')
  })

  test('gives up the focus only after a click', async () => {
    await mounted(many(5), 0)
    await press('Enter')
    expect(list.emitted('leave')).toBeUndefined()
    await list.findAll('[role="option"]')[3]!.trigger('click')
    expect(list.emitted('leave')).toHaveLength(1)
  })

  test('begins at the current game', async () => {
    const scrolled = vi.fn()
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(48_000)
    vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(scrolled)
    await mounted(many(1000), 900)
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalled(), LONG_WAIT)
    const { top } = scrolled.mock.lastCall![0] as { top: number }
    expect(top).toBeGreaterThan(900 * 48 - 480)
    expect(top).toBeLessThanOrEqual(900 * 48)
  })

  test('opens a found game by its number in the file', async () => {
    await mounted(many(20))
    await list.get('input').setValue('white-17')
    await list.get('input').trigger('keydown', { key: 'Enter' })
    expect(titles()).toEqual(['White-17 – Black-17'])
    expect(list.emitted('open')).toEqual([[17]])
  })

  test('sorts in either direction, and opens a game by its number in the file', async () => {
    await mounted(many(3))
    await list.get('[aria-label="Sort games by"]').setValue('black')
    await list.get('[aria-label="Descending"]').trigger('click')
    expect(titles()).toEqual(['White-2 – Black-2', 'White-1 – Black-1', 'White-0 – Black-0'])
    await list.findAll('[role="option"]')[0]!.trigger('click')
    expect(list.emitted('open')).toEqual([[2]])
  })

  test('sorts the games found', async () => {
    await mounted(many(12))
    await list.get('[aria-label="Descending"]').trigger('click')
    await list.get('input').setValue('white-1')
    expect(titles().map(title => title.split(' ')[0])).toEqual(['White-11', 'White-10', 'White-1'])
  })

  test('reports a query without matches and offers a way back', async () => {
    await mounted(many(2))
    await list.get('input').setValue('black nobody')
    expect(list.text()).toContain('No games match “black nobody”')
    await list.get('.button.is-primary').trigger('click')
    expect(titles().length).toBe(2)
  })

  test('shows markup in names as text', async () => {
    await mounted([aHeader(0, { white: '<img/src=x/onerror=alert(1)>' })])
    expect(list.find('img').exists()).toBe(false)
    expect(titles()[0]).toContain('<img')
  })

  test('says when a file has no games', async () => {
    await mounted([])
    expect(list.text()).toContain('No games in this file')
  })
})
