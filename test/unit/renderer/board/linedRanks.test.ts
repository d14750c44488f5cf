// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import { beginProcedure } from '@shared/procedures/throwing/throwing'
import { groundOf } from '@shared/procedures/model/ground'
import { procedureById } from '@shared/procedures/catalogue'
import { variantById } from '@shared/variants'
import RankStrip from '../../../../renderer/board/RankStrip.vue'
import RankRow from '../../../../renderer/features/dice/RankRow.vue'
import { rankSquares } from '../../../../renderer/features/dice/throwing/rankSquares'

const korean = variantById('korean-random')

const strip = (color: 'white' | 'black') =>
  mount(RankStrip, {
    props: { rank: 'RNEA.AENR', color, army: korean.army, ranks: korean.board.ranks, grid: korean.grid },
  })

describe('a rank strip of a lined board', () => {
  test.each([
    ['white', '0 9 9 1'],
    ['black', '0 0 9 1'],
  ] as const)('for %s is a section of the board without dark squares', (color, viewBox) => {
    const shown = strip(color)
    expect(shown.find('.is-checkered').exists()).toBe(false)
    expect(shown.get('svg.board-under').attributes('viewBox')).toBe(viewBox)
    expect(shown.findAll('svg.board-under line').length).toBeGreaterThan(18)
    expect(shown.attributes('aria-label')).toContain('chariot, horse, elephant, guard, free, guard')
  })

  test('is checkered on a checkered board', () => {
    const shown = mount(RankStrip, { props: { rank: 'RNBQKBNR', color: 'white' } })
    expect(shown.find('.is-checkered').exists()).toBe(true)
    expect(shown.find('svg.board-under').exists()).toBe(false)
  })

  test('shows Janggi pieces while it is being thrown', () => {
    const state = beginProcedure(procedureById('korean-random')!)
    const row = mount(RankRow, {
      props: {
        color: 'white',
        squares: rankSquares(state, 'white', undefined, undefined),
        ground: groundOf(state.procedure),
        turn: true,
      },
    })
    expect(row.findAll('.is-dark')).toHaveLength(0)
    expect(row.get('svg.board-under').attributes('viewBox')).toBe('0 9 9 1')
    // Guards are drawn from our own art, as tiles.
    expect(row.findAll('.piece-icon img')).toHaveLength(2)
  })
})
