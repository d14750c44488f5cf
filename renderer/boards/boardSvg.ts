import type { Color } from '@shared/board/color'
import type { Piece } from '@shared/board/piece'
import type { Board } from '@shared/board/setup'
import { isDark, squareName } from '@shared/board/square'
import type { Army, VariantRules } from '@shared/variants/variant'
import { boardLines } from './boardLines'
import { placeOf, type BoardPlace } from './boardPlaces'
import { roleName } from './pieceNames'

/** Side of a square in the drawing, in its units: the box in which the pieces are drawn. */
export const SVG_SQUARE = 45

export interface BoardColors {
  readonly light: string
  readonly dark: string
}

/** A board to be drawn. */
export interface SvgOf {
  readonly board: Board
  readonly army: Army
  readonly grid: VariantRules['grid']
  readonly orientation: Color
  readonly colors: BoardColors
  /** The picture of a piece by its name, as a data URI. */
  readonly art: (figure: string, color: Color) => string
}

const at = ({ column, row }: BoardPlace): string => `x="${column * SVG_SQUARE}" y="${row * SVG_SQUARE}"`

const box = (place: BoardPlace): string => `${at(place)} width="${SVG_SQUARE}" height="${SVG_SQUARE}"`

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

interface PlacedSquare {
  readonly square: number
  readonly place: BoardPlace
  readonly piece: Piece | undefined
}

const squaresOf = ({ board, orientation }: SvgOf): readonly PlacedSquare[] =>
  board.pieces.map((piece, square) => ({
    square,
    piece,
    place: placeOf(squareName(square, board.size), orientation, board.size)!,
  }))

const checkered = (of: SvgOf): string =>
  squaresOf(of)
    .filter(({ square }) => isDark(square, of.board.size))
    .map(({ place }) => `<rect ${box(place)} fill="${attribute(of.colors.dark)}"/>`)
    .join('')

/** Lines are darker than dark squares, which are larger. */
const LINE_SHADE = 0.38

const lined = ({ board, colors }: SvgOf): string => {
  const lines = boardLines(board.size).map(({ x1, y1, x2, y2 }) => {
    const [fromX, fromY, toX, toY] = [x1, y1, x2, y2].map(part => part * SVG_SQUARE)
    return `<path d="M${fromX} ${fromY}L${toX} ${toY}"/>`
  })
  const drawing = `stroke-width="1.5" stroke-linecap="square">${lines.join('')}</g>`
  return `<g stroke="${attribute(colors.dark)}" ${drawing}<g stroke="#000" opacity="${LINE_SHADE}" ${drawing}`
}

/** A picture that is an SVG itself becomes a part of the drawing, so that every program shows it. */
const svgIn = (uri: string): string | undefined => {
  const comma = uri.indexOf(',')
  const head = uri.slice(0, comma)
  const body = uri.slice(comma + 1)
  if (!head.startsWith('data:image/svg+xml')) return undefined
  const text = head.endsWith(';base64') ? atob(body) : decodeURIComponent(body)
  return text.includes('<svg') ? text.slice(text.indexOf('<svg')) : undefined
}

const nested = (svg: string, place: BoardPlace): string =>
  svg.replace(/^<svg([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replace(/\s(?:xmlns|width|height|viewBox|x|y)="[^"]*"/g, '')
    return `<svg${kept} ${box(place)} viewBox="0 0 ${SVG_SQUARE} ${SVG_SQUARE}">`
  })

const drawnPiece = ({ army, art }: SvgOf, { piece, place }: PlacedSquare): string => {
  if (!piece) return ''
  const uri = art(roleName(piece.role, army), piece.color)
  const svg = svgIn(uri)
  if (svg !== undefined) return nested(svg, place)
  return uri === '' ? '' : `<image ${box(place)} href="${attribute(uri)}"/>`
}

/** Draws a board as it is turned, squares or lines and pieces only, as an SVG text. */
export const boardSvg = (of: SvgOf): string => {
  const { files, ranks } = of.board.size
  const [width, height] = [files * SVG_SQUARE, ranks * SVG_SQUARE]
  const under = of.grid === 'palaces' ? lined(of) : checkered(of)
  const pieces = squaresOf(of).map(square => drawnPiece(of, square))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${attribute(of.colors.light)}"/>${under}${pieces.join('')}</svg>`
  )
}
