// @vitest-environment happy-dom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import type { TreeNode } from '@shared/tree/node'
import MovesPane from '../../../../../renderer/features/moves/MovesPane.vue'
import { aGame, line } from '../../../../support/aGame'
import { freshPinia } from '../../../../support/freshPinia'
import { THROW_FEN } from '../../../../support/aSolverView'

const asSetup = (node: TreeNode): TreeNode => ({
  ...node,
  kind: node.kind === 'root' ? 'root' : 'placement',
  children: node.children.map(asSetup),
})

let wrapper: VueWrapper
afterEach(() => wrapper.unmount())

/** The turns of the setup band in reading order: row by row, with numbers and moves. */
const rows = async (moves: string): Promise<readonly string[]> => {
  freshPinia()
  const root = asSetup(line(moves, {}, THROW_FEN))
  wrapper = mount(MovesPane, {
    attachTo: document.body,
    props: {
      game: { ...aGame(root), variant: 'fischer-benko' },
      path: [],
      canUndo: false,
      canRedo: false,
      countGameFromOne: false,
    },
  }) as VueWrapper
  await flushPromises()
  const cells = [...wrapper.get('.setup-band .turns').element.children] as HTMLElement[]
  const placed = cells.map(cell => ({
    row: Number(cell.style.gridRow),
    column: Number(cell.style.gridColumn),
    text: cell.textContent.trim(),
  }))
  const found = new Map<number, string[]>()
  for (const { row, text } of placed.toSorted(
    (one, other) => one.row - other.row || one.column - other.column,
  ))
    found.set(row, [...(found.get(row) ?? []), text])
  return [...found.values()].map(row => row.join(' '))
}

test('the setup band reads across, turn by turn, during and after the setup', async () => {
  const three = 'R@h1:R@h1 N@e8:N@e8 N@d1:N@d1 R@a8:R@a8 N@a1:N@a1'
  expect(await rows(three)).toEqual(['1 R@h1 N@e8 2 N@d1 R@a8', '3 N@a1'])
  wrapper.unmount()
  const whole = `${three} N@h8:N@h8 Q@g1+K@f1:Q@g1+K@f1 Q@b8+K@d8:Q@b8+K@d8`
  expect(await rows(whole)).toEqual(['1 R@h1 N@e8 2 N@d1 R@a8', '3 N@a1 N@h8 4 Q@g1+K@f1 Q@b8+K@d8'])
})
