import { COLORS, type Color } from '@shared/board/color'
import { artUri } from '@shared/picture/pieces/artUri'
import { FIGURE_LETTERS } from './toChessgroundx'

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
