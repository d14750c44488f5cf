import { describe, expect, test } from 'vitest'
import { nagsTexts } from '@shared/i18n/en/nags'
import { nagGlyph, nagTyped, OFFERED_NAGS, toggledNag } from '@shared/tree/nagGlyphs'

describe('an annotation', () => {
  test.each([
    [[], 1, [1]],
    [[1], 1, []],
    [[1], 4, [4]],
    [[1, 16], 5, [5, 16]],
    [[1, 16], 13, [1, 13]],
    [[1, 146], 140, [1, 146, 140]],
    [[16], 2, [2, 16]],
  ])('on %j, toggled with $%i, leaves %j', (nags, nag, left) => {
    expect(toggledNag(nags, nag)).toEqual(left)
  })

  test.each([
    ['!', 1],
    ['?', 2],
    ['!!', 3],
    ['??', 4],
    ['!?', 5],
    ['?!', 6],
    ['', undefined],
    ['!!!', undefined],
    ['=', undefined],
  ])('typed as %j is %s', (typed, nag) => {
    expect(nagTyped(typed)).toBe(nag)
  })

  test('without a sign is shown by its number', () => {
    expect(nagGlyph(200)).toMatchObject({ glyph: '$200', name: 'Annotation 200' })
  })

  test('has a name for a number from 0 to 255', () => {
    const numbers = Object.keys(nagsTexts).flatMap(name =>
      name.startsWith('$') ? [Number(name.slice(1))] : [],
    )
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    expect([numbers[0], numbers.at(-1)]).toEqual([0, 255])
  })

  test.each([
    [14, 'White has a slight advantage'],
    [17, 'Black has a moderate advantage'],
    [22, 'White is in zugzwang'],
    [36, 'White has the initiative'],
    [40, 'White has the attack'],
    [44, 'White has sufficient compensation'],
    [132, 'White has moderate counterplay'],
    [139, 'Black is in severe time trouble'],
    [146, 'Novelty'],
  ])('%i means: %s', (nag, name) => {
    expect(nagGlyph(nag).name).toBe(name)
  })

  test('is offered by its sign, first moves from brilliant to blunder, then positions', () => {
    expect(OFFERED_NAGS.map(nag => nagGlyph(nag).glyph).join(' ')).toBe('!! ! !? ?! ? ?? = ∞ ± ∓')
  })
})
