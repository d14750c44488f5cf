import type { Color } from '../board/color'
import type { Piece } from '../board/piece'
import type { Board } from '../board/setup'
import { isDark, squareName } from '../board/square'
import type { Shape } from '../notation/pgn/commands'
import { figureOf } from '../i18n/names/pieceNames'
import type { Army, VariantRules } from '../variants/variant'
import { drawnCommentShapes } from './commentShapes'
import type { ArrowColor, Point } from './drawnShapes'
import { drawnProposals, FADED, type ProposedMove } from './proposals'
import { boardCrosses, boardLines, palaces } from './boardLines'
import { placeOf, type BoardPlace } from './boardPlaces'
import { COORDINATE_MARGIN, coordinatesSvg } from './svgCoordinates'
import { svgOfArt } from './pieces/drawing'
import { attribute, fill, SVG_SQUARE, units } from './svgPaint'
import { shapesSvg } from './svgShapes'

/** The colors of a board theme, in CSS notation. */
export interface BoardColors {
  readonly light: string
  readonly dark: string
  readonly labelOnLight: string
  readonly labelOnDark: string
  /** Laid over the squares of the last move. */
  readonly lastMove: string
  readonly shapes: Readonly<Record<ArrowColor, string>>
}

interface Proposals {
  readonly moves: readonly ProposedMove[]
  readonly rules: VariantRules
  readonly faded: boolean
}

/** A board to be drawn. */
export interface SvgOf {
  readonly board: Board
  readonly army: Army
  readonly grid: VariantRules['grid']
  readonly orientation: Color
  readonly colors: BoardColors
  readonly coordinates: boolean
  /** Names of the squares of the last move. */
  readonly lastMove: readonly string[]
  /** The side whose king is in check. */
  readonly checked: Color | undefined
  /** The user's own arrows and circles. */
  readonly shapes: readonly Shape[]
  readonly proposals?: Proposals
  /** The picture of a piece by its name, as a data URI. */
  readonly art: (figure: string, color: Color) => string
  /** For a page that holds each piece once: the id of the symbol to use instead. */
  readonly symbol?: (figure: string, color: Color) => string
}

/** @param side the side of the box in squares */
const box = ({ column, row }: BoardPlace, side = 1): string =>
  `x="${units(column)}" y="${units(row)}" width="${units(side)}" height="${units(side)}"`

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
    .map(({ place }) => `<rect ${box(place)} ${fill(of.colors.dark)}/>`)
    .join('')

/** How much darker the lines are: they need a darker shade than dark squares, which are larger. */
const LINE_SHADE = 0.38

/** How much of the shade of dark squares tints the palaces. */
const PALACE_SHADE = 0.3

const lined = ({ board: { size }, colors }: SvgOf): string => {
  const tinted = palaces(size).map(
    ({ x, y, width, height }) =>
      `<rect x="${units(x)}" y="${units(y)}" width="${units(width)}" height="${units(height)}" ` +
      `fill="${attribute(colors.dark)}" fill-opacity="${PALACE_SHADE}"/>`,
  )
  const lines = [...boardLines(size), ...boardCrosses(size)].map(({ x1, y1, x2, y2 }) => {
    const [fromX, fromY, toX, toY] = [x1, y1, x2, y2].map(units)
    return `<path d="M${fromX} ${fromY}L${toX} ${toY}"/>`
  })
  const drawing = `stroke-width="1.5" stroke-linecap="square">${lines.join('')}</g>`
  return `${tinted.join('')}<g stroke="${attribute(colors.dark)}" ${drawing}<g stroke="#000" opacity="${LINE_SHADE}" ${drawing}`
}

/** Embeds a picture that is itself an SVG into the drawing, so that every program shows it. */
export const nested = (svg: string, box: string): string =>
  svg.replace(/^<svg([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replace(/\s(?:xmlns|width|height|viewBox|x|y)="[^"]*"/g, '')
    return `<svg${kept} ${box} viewBox="0 0 ${SVG_SQUARE} ${SVG_SQUARE}">`
  })

const drawnPiece = ({ army, art, symbol }: SvgOf, { role, color }: Piece, inside: string): string => {
  const figure = figureOf(role, army)
  if (symbol) return `<use ${inside} href="#${attribute(symbol(figure, color))}"/>`
  const uri = art(figure, color)
  const svg = svgOfArt(uri)
  if (svg !== undefined) return nested(svg, inside)
  return uri === '' ? '' : `<image ${inside} href="${attribute(uri)}"/>`
}

/** The radius of the corners behind a point, in units. */
const POINT_CORNER = 7

const lastMove = ({ board, grid, lastMove: squares, orientation, colors }: SvgOf): string =>
  squares
    .flatMap(name => placeOf(name, orientation, board.size) ?? [])
    .map(
      place =>
        `<rect ${box(place)}${grid === 'palaces' ? ` rx="${POINT_CORNER}"` : ''} ${fill(colors.lastMove)}/>`,
    )
    .join('')

/** The glow behind a king in check, as on the live board; it reaches into the corners of its square. */
const GLOW =
  '<radialGradient id="check" r="0.7071"><stop offset="0" stop-color="#f03c2c"/>' +
  '<stop offset="0.42" stop-color="#e03526" stop-opacity="0.6"/>' +
  '<stop offset="0.78" stop-color="#e03526" stop-opacity="0"/></radialGradient>'

const check = (of: SvgOf): string => {
  const king = squaresOf(of).find(({ piece }) => piece?.role === 'king' && piece.color === of.checked)
  return king ? `${GLOW}<rect ${box(king.place)} fill="url(#check)"/>` : ''
}

const overPieces = (of: SvgOf): string => {
  const paint = {
    colors: of.colors.shapes,
    piece: (piece: Piece, { x, y }: Point, side: number) =>
      drawnPiece(of, piece, box({ column: x, row: y }, side)),
  }
  const shapes = shapesSvg(drawnCommentShapes(of.shapes, { ...of, size: of.board.size }), paint)
  if (!of.proposals) return shapes
  const { moves, rules, faded } = of.proposals
  const proposed = shapesSvg(drawnProposals(moves, rules, of.orientation, of.board), paint)
  return shapes + (faded ? `<g opacity="${FADED}">${proposed}</g>` : proposed)
}

/**
 * Draws a board as it is turned, as SVG text: squares or lines, the marks on them, pieces, and on top the user's shapes and the
 * engine's proposals.
 */
export const boardSvg = (of: SvgOf): string => {
  const { size } = of.board
  const margin = of.coordinates && of.grid === 'palaces' ? COORDINATE_MARGIN * SVG_SQUARE : 0
  const [width, height] = [size.files * SVG_SQUARE + margin, size.ranks * SVG_SQUARE + margin]
  const under = of.grid === 'palaces' ? lined(of) : checkered(of)
  const labels = of.coordinates ? coordinatesSvg({ ...of, size }) : ''
  const pieces = squaresOf(of).map(({ piece, place }) => (piece ? drawnPiece(of, piece, box(place)) : ''))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${0 - margin} 0 ${width} ${height}">` +
    `<rect x="${0 - margin}" width="${width}" height="${height}" ${fill(of.colors.light)}/>${under}${lastMove(of)}${check(of)}` +
    `${labels}${pieces.join('')}${overPieces(of)}</svg>`
  )
}
