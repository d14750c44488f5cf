// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { variantById } from '@shared/variants'
import type { ProposedMove } from '@shared/picture/proposals'
import { boardCrosses, boardLines, palaces } from '@shared/picture/boardLines'
import { boardSvg, type SvgOf } from '@shared/picture/boardSvg'
import { OWN_FIGURES, ownArt, svgUri } from '@shared/picture/pieces/pieceArt'
import { fill } from '@shared/picture/svgPaint'
import { shownSetup } from '../../../../renderer/board/setup/shownSetup'

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="45" height="45"><path d="M0 0"/></svg>'

/** Our own drawings; an orthodox piece is a stand-in, encoded like those of the bundled sheet. */
const art = (figure: string, color: 'white' | 'black') => {
  const own = ownArt(figure, color)
  return own ? svgUri(own) : `data:image/svg+xml;base64,${btoa(SQUARE)}`
}

const COLORS = {
  light: '#eee',
  dark: '#999',
  labelOnLight: '#777',
  labelOnDark: '#fff',
  lastMove: 'rgb(226 190 74 / 0.52)',
  shapes: { green: '#080', red: '#b00', blue: '#00d', yellow: '#b50', engine: '#70e', threat: '#b15' },
}

const BARE = { coordinates: false, lastMove: [], checked: undefined, shapes: [] } as const

const drawn = (
  id: Parameters<typeof variantById>[0],
  fen: string,
  orientation: 'white' | 'black' = 'white',
  more: Partial<SvgOf> = {},
) => {
  const variant = variantById(id)
  const { board } = shownSetup(variant, fen)
  const { army, grid } = variant
  return boardSvg({ board, army, grid, orientation, colors: COLORS, art, ...BARE, ...more })
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
      expect(svg.match(/<rect [^>]*fill="#999"\/>/g) ?? []).toHaveLength(dark)
      expect(elementsOf(svg).filter(({ tagName }) => tagName === 'svg')).toHaveLength(pieces)
      expect(svg).not.toContain('<text')
    },
  )

  test.each([
    ['white', 'x="0" y="405"'],
    ['black', 'x="360" y="0"'],
  ] as const)('places a1 where %s sees it', (orientation, place) => {
    const svg = drawn('korean-random', '9/9/9/9/9/9/9/9/9/R8 w - - 0 1', orientation)
    expect(svg).toContain(`<svg ${place} width="45" height="45" viewBox="0 0 45 45">`)
  })

  test('lets no markup through from a color', () => {
    const script = '"><script/>'
    const svg = drawn('chess', '8/8/8/8/8/8/8/8 w - - 0 1', 'white', {
      coordinates: true,
      lastMove: ['e2'],
      shapes: [
        { color: 'green', from: 'e2', to: 'e4' },
        { color: 'red', from: 'e2' },
      ],
      colors: {
        light: script,
        dark: script,
        labelOnLight: script,
        labelOnDark: script,
        lastMove: script,
        shapes: {
          ...{ green: script, red: script, blue: script, yellow: script },
          ...{ engine: script, threat: script },
        },
      },
    })
    expect(svg).not.toContain('<script')
  })
})

/** The letters of a drawing, each with its color and its square: `a` at `0 7`. */
const lettersOf = (svg: string) =>
  [...svg.matchAll(/<text x="(-?[\d.]+)" y="(-?[\d.]+)" fill="([^"]+)">([^<]+)/g)].map(
    ([, x, y, color, text]) => ({
      text,
      color,
      square: `${Math.floor(Number(x) / 45)} ${Math.floor(Number(y) / 45)}`,
    }),
  )

describe('the coordinates of a drawing', () => {
  test.each([
    ['chess', '8/8/8/8/8/8/8/8', 'white', '8 7 6 5 4 3 2 1 a b c d e f g h'],
    ['chess', '8/8/8/8/8/8/8/8', 'black', '1 2 3 4 5 6 7 8 h g f e d c b a'],
    ['modern-random', '9/9/9/9/9/9/9/9/9', 'white', '9 8 7 6 5 4 3 2 1 a b c d e f g h i'],
    ['capablanca-random', '10/10/10/10/10/10/10/10', 'black', '1 2 3 4 5 6 7 8 j i h g f e d c b a'],
    ['english-random', '10/10/10/10/10/10/10/10/10/10', 'white', '10 9 8 7 6 5 4 3 2 1 a b c d e f g h i j'],
    ['korean-random', '9/9/9/9/9/9/9/9/9/9', 'black', '1 2 3 4 5 6 7 8 9 10 i h g f e d c b a'],
  ] as const)('of %s stand along its edges: %s seen by %s', (id, fen, orientation, texts) => {
    const letters = lettersOf(drawn(id, `${fen} w - - 0 1`, orientation, { coordinates: true }))
    const { files, ranks } = variantById(id).board
    expect(letters.map(({ text }) => text).join(' ')).toBe(texts)
    const isLined = id === 'korean-random'
    expect(letters.map(({ square }) => square)).toEqual([
      ...Array.from({ length: ranks }, (_, row) => `${isLined ? -1 : 0} ${row}`),
      ...Array.from({ length: files }, (_, column) => `${column} ${isLined ? ranks : ranks - 1}`),
    ])
  })

  test('stand at the ends of the lines of a Janggi board, with room beside it', () => {
    const svg = drawn('korean-random', '9/9/9/9/9/9/9/9/9/9 w - - 0 1', 'white', { coordinates: true })
    const xs = [...svg.matchAll(/<text x="(-?[\d.]+)" y="[\d.]+" fill="[^"]+">[a-i]</g)].map(([, x]) =>
      Number(x),
    )
    expect(xs).toEqual(Array.from({ length: 9 }, (_, file) => 45 * (file + 0.5)))
    const [, left = '', width = '', height = ''] = /viewBox="(-?[\d.]+) 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
    expect(Number(left)).toBeLessThan(-10)
    expect(Number(width) + Number(left)).toBe(9 * 45)
    expect(Number(height) + Number(left)).toBe(10 * 45)
  })

  test('are light on dark squares and dark on light ones, and all the same on points', () => {
    const colorsOf = (id: 'chess' | 'korean-random', fen: string) =>
      lettersOf(drawn(id, `${fen} w - - 0 1`, 'white', { coordinates: true })).map(({ color }) => color)
    expect(colorsOf('chess', '8/8/8/8/8/8/8/8').slice(-2)).toEqual([COLORS.labelOnDark, COLORS.labelOnLight])
    expect(new Set(colorsOf('korean-random', '9/9/9/9/9/9/9/9/9/9'))).toEqual(new Set([COLORS.labelOnLight]))
  })
})

describe('the marks in a drawing', () => {
  const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1'

  test('show the last move with an opacity that every program can read', () => {
    const svg = drawn('chess', EMPTY, 'black', { lastMove: ['e2', 'e4', 'z9'] })
    const paint = 'width="45" height="45" fill="rgb(226,190,74)" fill-opacity="0.52"/>'
    expect(svg.match(/fill-opacity/g)).toHaveLength(2)
    expect(svg).toContain(`<rect x="135" y="45" ${paint}`)
    expect(svg).toContain(`<rect x="135" y="135" ${paint}`)
  })

  test.each([
    ['rgb(226 190 74 / 0.52)', 'fill="rgb(226,190,74)" fill-opacity="0.52"'],
    ['rgba(226, 190, 74, 0.5)', 'fill="rgb(226,190,74)" fill-opacity="0.5"'],
    ['#e2be4a85', 'fill="#e2be4a" fill-opacity="0.52"'],
    ['#e2be4a', 'fill="#e2be4a"'],
  ])('are painted with %s as %s', (color, painted) => {
    expect(fill(color)).toBe(painted)
  })

  test('separate arrows that reach a square from nearly the same side', () => {
    const endsOf = (...froms: readonly string[]) => {
      const shapes = froms.map(from => ({ color: 'green' as const, from, to: 'e4' }))
      const svg = drawn('chess', EMPTY, 'white', { shapes })
      return [...svg.matchAll(/L([\d.]+) ([\d.]+)" stroke=/g)].map(([, , y]) => Number(y))
    }
    const [alone] = endsOf('e2')
    expect(endsOf('e2', 'h4')[0]).toBe(alone)
    expect(endsOf('e2', 'd2')[0]).toBeGreaterThan(alone!)
  })

  test('include a glow under the king in check, and under no other', () => {
    const svg = drawn('chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'white', { checked: 'white' })
    expect(svg.match(/<rect x="(\d+)" y="(\d+)" [^>]*url\(#check\)/)?.slice(1)).toEqual(['180', '315'])
    expect(drawn('chess', EMPTY, 'white', { checked: 'white' })).not.toContain('#check')
  })

  test.each([
    ['white', 'M202.5 292.5L202.5 209.53', 'cx="22.5" cy="337.5"'],
    ['black', 'M157.5 67.5L157.5 150.47', 'cx="337.5" cy="22.5"'],
  ] as const)('include arrows and circles over the pieces, seen by %s', (orientation, line, circle) => {
    const svg = drawn('chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', orientation, {
      shapes: [
        { color: 'green', from: 'e2', to: 'e4' },
        { color: 'blue', from: 'a1' },
        { color: 'red', from: 'l12' },
      ],
    })
    expect(svg).toContain(`<path d="${line}" stroke="#080"`)
    expect(svg).toMatch(new RegExp(`<circle ${circle}[^>]*stroke="#00d"`))
    expect(svg).not.toContain('#b00')
    expect(
      elementsOf(svg)
        .slice(-2)
        .map(({ tagName }) => tagName),
    ).toEqual(['g', 'circle'])
  })

  test('include the moves that an engine proposes, faded like in the window once it is off', () => {
    const proposed = { rank: 1, mover: 'white', threat: false } as const
    const svgOf = (faded: boolean, move: Pick<ProposedMove, 'uci' | 'kind'>) =>
      drawn('fischer-benko', EMPTY, 'white', {
        proposals: { moves: [{ ...proposed, ...move }], rules: variantById('fischer-benko'), faded },
      })
    const arrow = svgOf(false, { uci: 'e2e4', kind: 'normal' })
    expect(arrow).toMatch(/<path d="M202.5 279L[^>]*stroke="#70e"/)
    const pale = svgOf(true, { uci: 'e2e4', kind: 'normal' })
    expect(pale.replace('<g opacity="0.35">', '').replace('</g></svg>', '</svg>')).toBe(arrow)
    const placed = svgOf(false, { uci: 'Q@d1', kind: 'placement' })
    expect(elementsOf(placed).at(-1)?.querySelector('svg')?.getAttribute('width')).toBe('37.8')
    expect(placed).toMatch(/<circle cx="157.5" cy="337.5"[^>]*stroke="#70e"/)
  })
})

test('a Janggi board has lines for its files, its ranks and the crosses of two palaces', () => {
  const lines = boardLines({ files: 9, ranks: 10 })
  const slanted = lines.filter(({ x1, y1, x2, y2 }) => x1 !== x2 && y1 !== y2)
  expect(lines).toHaveLength(9 + 10 + 4)
  expect(slanted).toContainEqual({ x1: 3.5, y1: 7.5, x2: 5.5, y2: 9.5 })
  expect(slanted).toContainEqual({ x1: 3.5, y1: 2.5, x2: 5.5, y2: 0.5 })
})

test('two back ranks of Janggi have lines, but no palaces', () => {
  const lines = boardLines({ files: 9, ranks: 2 })
  expect(lines).toHaveLength(9 + 2)
  expect([palaces({ files: 9, ranks: 2 }), boardCrosses({ files: 9, ranks: 2 })]).toEqual([[], []])
})

test.each(OWN_FIGURES)('the %s is drawn in two colors, without text or fonts', figure => {
  const [white, black] = [ownArt(figure, 'white')!, ownArt(figure, 'black')!]
  expect(white).not.toBe(black)
  expect(elementsOf(white).length).toBeGreaterThan(0)
  expect(white + black).not.toMatch(/<text|font/)
})
