// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { variantById } from '@shared/variants'
import { boardLines } from '../../../../renderer/boards/boardLines'
import { boardSvg } from '../../../../renderer/boards/boardSvg'
import { OWN_FIGURES, ownArt, svgUri } from '../../../../renderer/boards/pieceArt'
import { shownSetup } from '../../../../renderer/boards/shownSetup'

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="45" height="45"><path d="M0 0"/></svg>'

/** Our drawings; an orthodox piece is a stand-in, encoded as the bundled sheet encodes its own. */
const art = (figure: string, color: 'white' | 'black') => {
  const own = ownArt(figure, color)
  return own ? svgUri(own) : `data:image/svg+xml;base64,${btoa(SQUARE)}`
}

const drawn = (
  id: Parameters<typeof variantById>[0],
  fen: string,
  orientation: 'white' | 'black' = 'white',
) => {
  const variant = variantById(id)
  const { board } = shownSetup(variant, fen)
  const { army, grid } = variant
  return boardSvg({ board, army, grid, orientation, colors: { light: '#eee', dark: '#999' }, art })
}

const elementsOf = (svg: string) => {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  expect(root.querySelector('parsererror')).toBeNull()
  return [...root.children]
}

describe('the drawing of a board', () => {
  test.each([
    ['chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', [360, 360], 32, 32],
    ['modern-random', 'rnbmkqbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR w KQkq - 0 1', [405, 405], 41, 36],
    [
      'capablanca-random',
      'rnbaqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBAQKBCNR w - - 0 1',
      [450, 360],
      40,
      40,
    ],
    [
      'english-random',
      '10/1rnbqkbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQKBNR1/10 w - - 0 1',
      [450, 450],
      50,
      32,
    ],
    [
      'korean-random',
      'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1',
      [405, 450],
      0,
      32,
    ],
  ] as const)(
    'of %s has its size, its dark squares and all its pieces',
    (id, fen, [width, height], dark, pieces) => {
      const svg = drawn(id, fen)
      expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`)
      expect(svg.match(/<rect [^>]*fill="#999"/g) ?? []).toHaveLength(dark)
      expect(elementsOf(svg).filter(({ tagName }) => tagName === 'svg')).toHaveLength(pieces)
      expect(svg).not.toContain('<text')
    },
  )

  test.each([
    ['white', 'x="0" y="405"'],
    ['black', 'x="360" y="0"'],
  ] as const)('stands a1 where %s sees it', (orientation, place) => {
    const svg = drawn('korean-random', '9/9/9/9/9/9/9/9/9/R8 w - - 0 1', orientation)
    expect(svg).toContain(`<svg ${place} width="45" height="45" viewBox="0 0 45 45">`)
  })

  test('takes no markup from a color', () => {
    const { board } = shownSetup(variantById('chess'), '8/8/8/8/8/8/8/8 w - - 0 1')
    const { army, grid } = variantById('chess')
    const colors = { light: '"><script/>', dark: '#999' }
    expect(boardSvg({ board, army, grid, orientation: 'white', colors, art })).not.toContain('<script')
  })
})

test('a Janggi board has its files, its ranks and the crosses of two palaces', () => {
  const lines = boardLines({ files: 9, ranks: 10 })
  const slanted = lines.filter(({ x1, y1, x2, y2 }) => x1 !== x2 && y1 !== y2)
  expect(lines).toHaveLength(9 + 10 + 4)
  expect(slanted).toContainEqual({ x1: 3.5, y1: 7.5, x2: 5.5, y2: 9.5 })
  expect(slanted).toContainEqual({ x1: 3.5, y1: 2.5, x2: 5.5, y2: 0.5 })
})

test.each(OWN_FIGURES)('the %s is drawn in two colors, without type', figure => {
  const [white, black] = [ownArt(figure, 'white')!, ownArt(figure, 'black')!]
  expect(white).not.toBe(black)
  expect(elementsOf(white).length).toBeGreaterThan(0)
  expect(white + black).not.toMatch(/<text|font/)
})
