import type { BoardColors } from '@shared/picture/boardSvg'
import { SVG_SQUARE } from '@shared/picture/svgPaint'
import { scaledPngOf } from '../raster/drawPicture'

/** The side of a square in the picture, in px. */
const SQUARE = 96

/** The colors of the board theme that is in use at an element. */
export const boardColors = (element: HTMLElement): BoardColors => {
  const style = getComputedStyle(element)
  const color = (name: string): string => style.getPropertyValue(name).trim()
  return {
    light: color('--board-light'),
    dark: color('--board-dark'),
    labelOnLight: color('--board-coord-light'),
    labelOnDark: color('--board-coord-dark'),
    lastMove: color('--board-last'),
    shapes: {
      green: color('--shape-1'),
      red: color('--shape-2'),
      blue: color('--shape-3'),
      yellow: color('--shape-4'),
      engine: color('--shape-engine'),
      threat: color('--shape-threat'),
    },
  }
}

/** Renders the SVG of a board as a PNG with 96 px for each square. */
export const pictureOf = (svg: string): Promise<Blob> => scaledPngOf(svg, SQUARE / SVG_SQUARE)
