import cburnett from '@lichess-org/chessground/assets/chessground.cburnett.css?text'
import type { Color } from '../../board/color'
import { ORTHODOX_FIGURES } from './orthodoxFigures'
import { ownArt, svgUri } from './pieceArt'
import type { PieceSet } from './pieceSets'

const RULE = /piece\.(\w+)\.(white|black)\s*\{\s*background-image:\s*url\(['"]?([^'")]+)['"]?\)/g

/** The pictures in the bundled style sheet, by figure and color. */
const BUNDLED: ReadonlyMap<string, string> = new Map(
  Array.from(cburnett.matchAll(RULE), ([, figure = '', color = '', uri = '']) => [`${figure} ${color}`, uri]),
)

/** The picture of a piece by its name, as a data URI; empty if there is none. */
export const artUri = (figure: string, color: Color, set: PieceSet = 'classic'): string => {
  const own = ownArt(figure, color, set)
  if (own !== undefined) return svgUri(own)
  return ORTHODOX_FIGURES.has(figure) ? (BUNDLED.get(`${figure} ${color}`) ?? '') : ''
}
