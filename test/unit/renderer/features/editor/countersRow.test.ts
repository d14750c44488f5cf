// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { variantById } from '@shared/variants'
import { shownSetup } from '../../../../../renderer/board/setup/shownSetup'
import CountersRow from '../../../../../renderer/features/editor/CountersRow.vue'

test.each([
  ['capablanca-random', 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w - - 0 1', 1, 'pawn'],
  [
    'korean-random',
    'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1',
    0,
    'soldier',
  ],
] as const)('the en passant field is shown only where pawns move two squares: %s', (id, fen, count, pawn) => {
  const variant = variantById(id)
  const row = mount(CountersRow, { props: { variant, setup: shownSetup(variant, fen) } })
  expect(row.findAll('select')).toHaveLength(count)
  expect(row.get('[title^=Plies]').attributes('title')).toBe(`Plies since the last capture or ${pawn} move`)
})
