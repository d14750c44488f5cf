import { COLORS, type Color } from '@shared/board/color'
import { artUri } from '@shared/picture/pieces/artUri'
import { ORTHODOX_FIGURES } from '@shared/picture/pieces/orthodoxFigures'
import type { PieceSet } from '@shared/picture/pieces/pieceSets'
import { FIGURE_LETTERS } from './toChessgroundx'

const ruleOf = (selector: string, figure: string, color: Color, set: PieceSet): string =>
  `.live-board ${selector}.${color} { background-image: url("${artUri(figure, color, set)}") }`

/** The large boards know a piece by a letter, those of 8x8 by its name. */
const sheetText = (set: PieceSet): string =>
  Object.entries(FIGURE_LETTERS)
    .flatMap(([figure, letter]) =>
      COLORS.flatMap(color => [
        ruleOf(`piece.${letter}-piece`, figure, color, set),
        ...(ORTHODOX_FIGURES.has(figure) ? [ruleOf(`piece.${figure}`, figure, color, set)] : []),
      ]),
    )
    .join('\n')

let sheet: CSSStyleSheet | undefined
let shown: PieceSet | undefined

/**
 * Gives the pieces of live boards their pictures. A constructed sheet is one that the page's security policy allows; it comes
 * after those of the library.
 */
export const showPieceSheet = (set: PieceSet): void => {
  if (shown === set) return
  shown = set
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  sheet.replaceSync(sheetText(set))
}
