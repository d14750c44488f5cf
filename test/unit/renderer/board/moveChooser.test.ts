// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { EIGHT } from '@shared/board/square'
import MoveChooser from '../../../../renderer/board/MoveChooser.vue'

const swaps = Array.from({ length: 19 }, (_, i) => ({
  uci: `a1${'bcdefgh'[i % 7]}${1 + Math.floor(i / 7)}`,
  san: `swap ${i + 1}`,
  kind: 'transposition' as const,
}))

const chooser = () =>
  mount(MoveChooser, { props: { moves: swaps, place: { column: 0, row: 7 }, size: EIGHT } })

test.each([
  ['1', 'swap 1'],
  ['9', 'swap 9'],
  ['a', 'swap 10'],
  ['j', 'swap 19'],
])('key %s chooses %s of nineteen moves', async (key, san) => {
  const shown = chooser()
  await shown.get('[role=dialog]').trigger('keydown', { key })
  expect(shown.emitted('choose')).toEqual([[swaps.find(move => move.san === san)!.uci]])
})

test('a long list names the kind of move once and uses columns', () => {
  const shown = chooser()
  expect(shown.get('h2').text()).toBe('Choose one of 19 transpositions')
  expect(shown.get('[role=dialog]').attributes('style')).toContain('--columns: 3')
  expect(shown.findAll('kbd').map(kbd => kbd.text())).toEqual(Array.from('123456789ABCDEFGHIJ'))
})
