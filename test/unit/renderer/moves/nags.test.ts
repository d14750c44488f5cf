import { describe, expect, test } from 'vitest'
import { nagGlyph, nagTyped, OFFERED_NAGS, toggledNag } from '../../../../renderer/moves/nags'

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
    expect(nagGlyph(200).glyph).toBe('$200')
  })

  test('is offered by its sign, from brilliant to blunder and then positions', () => {
    expect(OFFERED_NAGS.map(({ glyph }) => glyph).join(' ')).toBe('!! ! !? ?! ? ?? = ∞ ± ∓')
  })
})
