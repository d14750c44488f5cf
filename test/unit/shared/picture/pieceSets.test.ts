import { describe, expect, test } from 'vitest'
import { COLORS } from '@shared/board/color'
import { artUri } from '@shared/picture/pieces/artUri'
import { PIECE_SETS } from '@shared/picture/pieces/pieceSets'
import { svgOfArt } from '@shared/picture/pieces/drawing'
import { VARIANTS } from '@shared/variants'
import { figureOf } from '@shared/i18n/names/pieceNames'
import { ROLES } from '@shared/board/role'

/** The names of all pieces of all armies. */
const FIGURES = [
  ...new Set(
    VARIANTS.flatMap(({ army }) =>
      ROLES.filter(role => army.letters[role] !== undefined).map(role => figureOf(role, army)),
    ),
  ),
]

describe.each(PIECE_SETS)('the set %s', set => {
  test('has a different picture for every piece of every system', () => {
    const pictures = FIGURES.flatMap(figure => COLORS.map(color => artUri(figure, color, set)))
    expect(pictures.filter(uri => !uri.startsWith('data:image/svg+xml'))).toEqual([])
    expect(new Set(pictures).size).toBe(2 * FIGURES.length)
  })

  test('draws in a box of 45 units and closes every group', () => {
    for (const figure of FIGURES) {
      const svg = svgOfArt(artUri(figure, 'white', set))!
      expect(svg).toMatch(/width="45"|viewBox="0 0 45 45"/)
      const opened = svg.match(/<g[ >]/g)?.length ?? 0
      expect(svg.match(/<\/g>/g)?.length ?? 0, figure).toBe(opened)
    }
  })
})
