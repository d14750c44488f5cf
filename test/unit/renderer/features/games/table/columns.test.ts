import { describe, expect, test } from 'vitest'
import { COLUMN_IDS, columnsFor, gridTemplate } from '../../../../../../renderer/features/games/table/columns'

/** The columns hidden in nearly all files, which have no couplets. */
const NO_COUPLETS = ['couplet']

const leastWidth = (template: string): number =>
  [...template.matchAll(/(\d+)px/g)].reduce((sum, [, pixels]) => sum + Number(pixels), 0)

describe('the columns of the table', () => {
  test('are all shown when there is room', () => {
    expect(columnsFor(1512, [], 148)).toEqual(COLUMN_IDS)
    expect(columnsFor(1106, NO_COUPLETS, 148)).toEqual(COLUMN_IDS.filter(id => id !== 'couplet'))
  })

  test('are dropped when there is no room: ratings, round, plies, system, event', () => {
    const gone = (width: number) =>
      COLUMN_IDS.filter(id => id !== 'couplet' && !columnsFor(width, NO_COUPLETS, 148).includes(id))
    expect(gone(1024)).toEqual(['whiteElo', 'blackElo'])
    expect(gone(964)).toEqual(['whiteElo', 'blackElo', 'round'])
    expect(gone(724)).toEqual(['whiteElo', 'blackElo', 'event', 'round', 'system', 'plies'])
  })

  test('fit into every width from 560 pixels up', () => {
    for (let width = 560; width < 1600; width += 7)
      expect(leastWidth(gridTemplate(columnsFor(width, NO_COUPLETS, 100_000), 100_000))).toBeLessThanOrEqual(
        width,
      )
  })

  test('make room for others when they are hidden', () => {
    const columns = columnsFor(1024, ['event', 'white', 'couplet'], 148)
    expect(columns).not.toContain('event')
    expect(columns).toContain('whiteElo')
    // The players are always shown.
    expect(columns).toContain('white')
  })

  test('have room for the largest game number', () => {
    expect(gridTemplate(['number'], 1_000_000)).toBe('40px 72px')
  })
})
