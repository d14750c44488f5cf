import { COLORS, type Color } from '../../board/color'
import type { Role } from '../../board/role'
import { boardSvg, nested } from '../../picture/boardSvg'
import { BOARD_THEME_COLORS } from '../../picture/boardThemes'
import { artUri } from '../../picture/pieces/artUri'
import { svgOfArt } from '../../picture/pieces/drawing'
import { attribute, SVG_SQUARE } from '../../picture/svgPaint'
import { fittingShapes } from '../../picture/shownShapes'
import { figureOf } from '../../i18n/names/pieceNames'
import type { VariantDefinition } from '../../variants/variant'
import type { PictureChoices } from '../choices'
import type { PublishedPosition } from '../document/document'
import { rolesInHand } from '../page/boards'
import { escapeHtml } from '../page/markup'

/** A picture of a position and the size at which it is drawn, in pixels. */
export interface Picture {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** What is drawn around a board. */
export interface BoardFrame {
  readonly variant: VariantDefinition
  readonly orientation: Color
  /** Whether rows for pieces in hand are kept free on both sides, even if the hands are empty. */
  readonly hands: boolean
  /** The text under the board. An empty text keeps the row; without a caption there is none. */
  readonly caption: string | undefined
}

const HAND = 0.9 * SVG_SQUARE
const CAPTION = 0.85 * SVG_SQUARE
const GROUND = '#fdfdfb'
const INK = '#1b1c1f'
const FONT = "Inter, system-ui, 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif"

/** Pieces in hand side by side, closer together if they would not fit. */
const handSvg = (roles: readonly Role[], y: number, width: number, art: (role: Role) => string): string => {
  const side = HAND * 0.86
  const step = Math.min(side, (width - side) / Math.max(1, roles.length - 1))
  return roles
    .map((role, place) => {
      const box = `x="${place * step}" y="${y + (HAND - side) / 2}" width="${side}" height="${side}"`
      return nested(svgOfArt(art(role)) ?? '<svg></svg>', box)
    })
    .join('')
}

const captionSvg = (caption: string, y: number, width: number): string => {
  const size = 0.4 * SVG_SQUARE
  return `<text x="${width / 2}" y="${y + CAPTION * 0.68}" fill="${INK}" font-family="${FONT}" font-size="${size}" font-weight="500" text-anchor="middle">${escapeHtml(caption)}</text>`
}

const boardOf = (
  position: PublishedPosition,
  { variant, orientation }: BoardFrame,
  choices: PictureChoices,
): string =>
  boardSvg({
    board: position.setup.board,
    army: variant.army,
    grid: variant.grid,
    orientation,
    colors: BOARD_THEME_COLORS[choices.board],
    coordinates: choices.coordinates,
    lastMove: position.lit,
    checked: undefined,
    shapes: fittingShapes(position.shapes, variant.board),
    art: (figure, color) => artUri(figure, color, choices.pieces),
  })

/** The width or height written at the head of a board's drawing. */
const measure = (svg: string, name: 'width' | 'height'): number =>
  Number(new RegExp(`^<svg [^>]*\\b${name}="([\\d.]+)"`).exec(svg)?.[1] ?? 0)

/** Draws a position in the chosen size, with pieces in hand above and below and a caption under it. */
export const framedSvg = (
  position: PublishedPosition,
  frame: BoardFrame,
  choices: PictureChoices,
): Picture => {
  const board = boardOf(position, frame, choices)
  const [width, inner] = [measure(board, 'width'), measure(board, 'height')]
  const row = frame.hands ? HAND : 0
  const height = row + inner + row + (frame.caption === undefined ? 0 : CAPTION)
  const scale = choices.size / Math.max(width, inner)
  const [top, bottom] = frame.orientation === 'white' ? COLORS.toReversed() : COLORS
  const hand = (color: Color, y: number) =>
    handSvg(rolesInHand(position.setup, color), y, width, role =>
      artUri(figureOf(role, frame.variant.army), color, choices.pieces),
    )
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${attribute(GROUND)}"/>` +
    (frame.hands ? hand(top, 0) + hand(bottom, row + inner) : '') +
    board.replace(/^<svg /, `<svg x="0" y="${row}" `) +
    (frame.caption === undefined ? '' : captionSvg(frame.caption, row + inner + row, width)) +
    '</svg>'
  return { svg, ...size }
}
