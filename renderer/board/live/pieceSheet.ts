import { COLORS, type Color } from '@shared/board/color'
import { ownArt, svgUri } from '../pieces/pieceArt'
import { ORTHODOX_FIGURES } from '../../text/pieceNames'
import { FIGURE_LETTERS } from './toChessgroundx'

/** What the bundled style sheet paints on an orthodox piece; empty where no style is computed. */
const bundledArt = (figure: string, color: Color): string => {
  const wrap = document.createElement('span')
  const piece = document.createElement('piece')
  wrap.className = 'cg-wrap visually-hidden'
  piece.className = `${figure} ${color}`
  wrap.append(piece)
  document.body.append(wrap)
  const image = getComputedStyle(piece).backgroundImage
  wrap.remove()
  return /^url\("(.*)"\)$/.exec(image)?.[1] ?? ''
}

const BUNDLED = new Map<string, string>()

/** The picture of a piece by its name, as a data URI; empty for a piece that has none. */
export const artUri = (figure: string, color: Color): string => {
  const own = ownArt(figure, color)
  if (own !== undefined) return svgUri(own)
  if (!ORTHODOX_FIGURES.has(figure)) return ''
  const key = `${figure} ${color}`
  const known = BUNDLED.get(key) || bundledArt(figure, color)
  BUNDLED.set(key, known)
  return known
}

const ruleOf = (figure: string, letter: string, color: Color): string =>
  `.live-board piece.${letter}-piece.${color} { background-image: url("${artUri(figure, color)}") }`

const sheetText = (): string =>
  Object.entries(FIGURE_LETTERS)
    .flatMap(([figure, letter]) => COLORS.map(color => ruleOf(figure, letter, color)))
    .join('\n')

let added = false

/**
 * Gives the pieces of the large boards their pictures, once. A constructed sheet is one that the
 * page's security policy allows.
 */
export const addPieceSheet = (): void => {
  if (added) return
  added = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(sheetText())
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
