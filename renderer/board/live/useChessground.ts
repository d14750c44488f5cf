import { useEventListener } from '@vueuse/core'
import { onBeforeUnmount, onMounted, watch, type Ref } from 'vue'
import type { Piece } from '@shared/board/piece'
import { EIGHT, type BoardSize } from '@shared/board/square'
import type { LiveBoardView, LiveBoard, MakeLiveBoard } from './liveBoard'
import { groundFen, FIGURE_LETTERS } from './toChessground'
import { eightBoard } from './eightBoard'
import { largeBoard } from './largeBoard'
import { chosenSet } from '../pieces/chosenSet'
import { COLORS, type Color } from '@shared/board/color'
import { artUri } from '@shared/picture/pieces/artUri'
import { ORTHODOX_FIGURES } from '@shared/picture/pieces/orthodoxFigures'
import type { PieceSet } from '@shared/picture/pieces/pieceSets'

const ruleOf = (selector: string, figure: string, color: Color, set: PieceSet): string =>
  `.live-board ${selector}.${color} { background-image: url("${artUri(figure, color, set)}") }`

/** The style rules of the pieces. Large boards name a piece by a letter, boards of 8x8 by its full name. */
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

/** Gives the pieces of live boards their pictures, by a constructed style sheet, which the page's security policy allows. */
const showPieceSheet = (set: PieceSet): void => {
  if (shown === set) return
  shown = set
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  sheet.replaceSync(sheetText(set))
}

/** If positions change faster than this, in ms, as when an arrow key is held, they are shown without animation. */
const HURRY_MS = 180

const isSameSize = (one: BoardSize, other: BoardSize): boolean =>
  one.files === other.files && one.ranks === other.ranks

const libraryFor = ({ board }: LiveBoardView): MakeLiveBoard =>
  isSameSize(board.size, EIGHT) ? eightBoard : largeBoard

const positionOf = ({ board, army }: LiveBoardView): string => groundFen(board, army)

/**
 * Keeps a live board in `element` that follows `view` as long as the component exists, drawn by the library for its size. `reset`
 * shows the view again after anything that the board did by itself.
 */
export function useChessground(element: Readonly<Ref<HTMLElement | null>>, view: () => LiveBoardView) {
  let ground: LiveBoard | undefined
  let changedAt = Number.NEGATIVE_INFINITY

  function isHurried(): boolean {
    const now = performance.now()
    const hurried = now - changedAt < HURRY_MS
    changedAt = now
    return hurried
  }

  function begin(next: LiveBoardView) {
    ground?.destroy()
    ground = libraryFor(next)(element.value!, next)
  }

  watch(chosenSet, showPieceSheet, { immediate: true })
  onMounted(() => begin(view()))
  onBeforeUnmount(() => ground?.destroy())

  // The libraries cache the board's place on the screen and only notice resizes.
  useEventListener(window, 'pointerdown', () => ground?.measureAgain(), { capture: true })

  watch(view, (next, last) => {
    if (!ground) return
    if (!isSameSize(next.board.size, last.board.size)) {
      begin(next)
      return
    }
    const isNewPosition = positionOf(next) !== positionOf(last)
    if (isNewPosition) ground.forget()
    ground.show(next, !(isNewPosition && isHurried()))
  })

  /** Undoes on the board what the user moved but the game refused. */
  const reset = () => ground?.show(view(), false)

  /** Drags a piece from outside the board under the pointer until it is released. */
  const dragPiece = (piece: Piece, event: Event) => ground?.drag(piece, event)

  /** The user's drawings on the position shown. */
  const drawn = () => ground?.drawn() ?? []

  return { reset, dragPiece, drawn }
}
