// @vitest-environment happy-dom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CommentRequest, ReadMove } from '@shared/ipc/contract'
import type { Game } from '@shared/tree/game'
import type { TreeNode } from '@shared/tree/node'
import MovesPane from '../../../../../renderer/features/moves/MovesPane.vue'
import { rulesService } from '../../../../../electron/rules/rulesService'
import { aGame, line } from '../../../../support/aGame'
import { theCore } from '../../../../support/aPosition'
import { unwrap } from '@shared/result'
import { freshPinia } from '../../../../support/freshPinia'
import { LONG_WAIT } from '../../../../support/longWait'

const rules = rulesService(theCore())

/** A game with real positions and a comment after its moves. */
const commented = (ucis: string, text: string): Game => {
  const { root } = aGame(line(''))
  const moves = unwrap(rules['rules:line']({ variant: 'chess', fen: root.fen, options: [] }, ucis.split(' ')))
  const nodes = moves.reduceRight<TreeNode | undefined>(
    (child, { uci, san, kind, fen, check }) => ({
      ...root,
      id: uci,
      uci,
      san,
      kind,
      fen,
      check,
      children: child ? [child] : [],
      comments: child ? [] : [{ style: 'brace', text }],
    }),
    undefined,
  )
  return aGame({ ...root, children: [nodes!] })
}

let wrapper: VueWrapper
let asked: CommentRequest[]

const readComment = (request: CommentRequest): Promise<readonly ReadMove[]> => {
  asked.push(request)
  return Promise.resolve(rules['rules:comment'](request))
}

const mounted = async (game: Game) => {
  wrapper = mount(MovesPane, {
    attachTo: document.body,
    props: { game, path: [], canUndo: true, canRedo: false, countGameFromOne: false, readComment },
  }) as VueWrapper
  await flushPromises()
}

const comment = () => wrapper.get('.comment-text')
const links = () => wrapper.findAll('.link')

const pointAt = async () => {
  await comment().trigger('pointerenter')
  await flushPromises()
}

beforeEach(() => {
  freshPinia()
  asked = []
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
})

afterEach(() => {
  wrapper.unmount()
  vi.restoreAllMocks()
})

const BETTER = 'Better 1...c5 2.Nf3 with pressure, or Nf3'

describe('a comment with moves', () => {
  test('is parsed in one request on the first hover, and never again', async () => {
    await mounted(commented('e2e4 e7e5', BETTER))
    expect([asked.length, links().length]).toEqual([0, 0])
    await pointAt()
    await pointAt()
    expect(asked).toHaveLength(1)
    expect(links().map(link => link.text())).toEqual(['1...c5', '2.Nf3', 'Nf3'])
    expect(comment().element.textContent).toBe(BETTER)
  })

  test.each([
    ['a click', (link: ReturnType<typeof links>[number]) => link.trigger('click')],
    ['Enter', (link: ReturnType<typeof links>[number]) => link.trigger('keydown', { key: 'Enter' })],
  ])('shows the position after a move on %s', async (_, act) => {
    await mounted(commented('e2e4 e7e5', BETTER))
    await pointAt()
    await act(links()[1]!)
    const [[shown]] = wrapper.emitted('look') as [[{ path: unknown; moves: { san: string }[]; at: number }]]
    expect([shown.path, shown.moves.map(({ san }) => san), shown.at]).toEqual([['e2e4'], ['c5', 'Nf3'], 2])
    expect(wrapper.emitted('edit')).toBeUndefined()
  })

  test('inserts its line as a variation by key', async () => {
    await mounted(commented('e2e4 e7e5', BETTER))
    await pointAt()
    await links()[0]!.trigger('keydown', { key: 'i' })
    const [[inserted]] = wrapper.emitted('insert') as [[{ path: unknown; moves: { san: string }[] }]]
    expect([inserted.path, inserted.moves.map(({ san }) => san)]).toEqual([['e2e4'], ['c5', 'Nf3']])
  })

  test('has its own menu on a move, and the menu of the tree elsewhere', async () => {
    await mounted(commented('e2e4 e7e5', BETTER))
    await pointAt()
    const entries = () =>
      [...document.querySelectorAll('[role="menuitem"] > span')].map(one => one.textContent)
    await links()[0]!.trigger('contextmenu')
    await flushPromises()
    expect(entries()).toEqual(['Show on the board', 'Insert as variation', 'Insert up to 1… c5'])
    document.querySelectorAll<HTMLElement>('[role="menuitem"]')[2]!.click()
    const [[inserted]] = wrapper.emitted('insert') as [[{ moves: { san: string }[] }]]
    expect(inserted.moves.map(({ san }) => san)).toEqual(['c5'])
    await vi.waitFor(() => expect(entries()).toEqual([]), LONG_WAIT)
    await comment().trigger('contextmenu')
    await vi.waitFor(() => expect(entries()).toContain('Delete from here'), LONG_WAIT)
  })

  test('keeps hostile markup as text', async () => {
    const text = '<a href="javascript:hurt()">1...c5</a> <b onclick=hurt()> 1...c6 </b> {Nf3}'
    await mounted(commented('e2e4 e7e5', text))
    await pointAt()
    expect(comment().element.textContent).toBe(text)
    expect(comment().findAll('a, b')).toHaveLength(0)
    expect(links().map(link => link.text())).toEqual(['1...c6', 'Nf3'])
  })

  test('marks the move shown on the board', async () => {
    await mounted(commented('e2e4 e7e5', BETTER))
    await pointAt()
    await links()[1]!.trigger('click')
    const [[shown]] = wrapper.emitted('look') as [[{ moves: unknown[] }]]
    await wrapper.setProps({ lookedAt: shown.moves[1] })
    expect(links().map(link => link.attributes('aria-current'))).toEqual([undefined, 'true', undefined])
  })
})

test('ten thousand comments cause no request until hovered, and few are rendered', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(24)
  const root = line('e2e4:e4')
  let node = { ...root.children[0]!, children: [] as readonly TreeNode[] }
  for (let i = 0; i < 9_999; i++)
    node = { ...node, comments: [{ style: 'brace', text: BETTER }], children: [node] }
  await mounted(aGame({ ...root, children: [node] }))
  expect(wrapper.findAll('.comment-text').length).toBeLessThan(100)
  expect(asked).toEqual([])
})
