// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import type { ByColor } from '@shared/board/color'
import type { Setup } from '@shared/board/setup'
import { variantById } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { shownSetup } from '../../../../renderer/board/setup/shownSetup'
import StartStrips from '../../../../renderer/board/StartStrips.vue'

interface Strip {
  readonly rank: string
  readonly square: number
}

const shown = (props: {
  variant: VariantDefinition
  start: string | Setup | ByColor<string>
  square?: number
}): readonly Strip[] =>
  mount(StartStrips, { props })
    .findAllComponents({ name: 'RankStrip' })
    .map(strip => strip.props() as Strip)

test.each([
  ['fischer-benko', 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 5', 'RQBKNBRN', 'NBBNRKQR'],
  ['fischer-benko', '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1', '..B..BR.', '.BB.R...'],
  ['fischer-benko', '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1', '........', '........'],
  [
    'english-random',
    '10/1rnbqkbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQKBNR1/10 w - - 0 1',
    'RNBQKBNR',
    'RNBQKBNR',
  ],
] as const)('start strips show the back ranks in %s of %s, Black above White', (id, fen, black, white) => {
  const variant = variantById(id)
  const strips = [
    { color: 'black', rank: black },
    { color: 'white', rank: white },
  ]
  expect(shown({ variant, start: fen })).toMatchObject(strips)
  expect(shown({ variant, start: shownSetup(variant, fen) })).toMatchObject(strips)
  expect(shown({ variant, start: { white, black } })).toMatchObject(strips)
})

test('start strips have the same width on all boards: wider boards get smaller squares', () => {
  const widths = (['chess', 'capablanca-random'] as const).map(id => {
    const files = 'R'.repeat(variantById(id).board.files)
    const [strip] = shown({ variant: variantById(id), start: { white: files, black: files }, square: 10 })
    return strip!.square * files.length
  })
  expect(widths).toEqual([80, 80])
})
