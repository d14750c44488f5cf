import type { Color } from '@shared/board/color'
import type { Piece } from '@shared/board/piece'
import type { Board } from '@shared/board/setup'
import { isDark, squareName } from '@shared/board/square'
import { placeOf } from './boardPlaces'

/** Side of a square in the picture, in px. */
const SQUARE = 96

interface PictureOf {
  readonly board: Board
  readonly orientation: Color
  /** Element of the live board, for the piece art and the colors in use. */
  readonly element: HTMLElement
}

const artOf = (piece: Piece, element: HTMLElement): string => {
  const node = element.querySelector(`cg-board piece.${piece.color}.${piece.role}`)
  const image = node ? getComputedStyle(node).backgroundImage : ''
  return /^url\("(.*)"\)$/.exec(image)?.[1] ?? ''
}

const loadImage = async (source: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = source
  await image.decode()
  return image
}

/** Draws the board as it is turned, squares and pieces only, as a PNG. */
export const boardImage = async ({ board, orientation, element }: PictureOf): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  canvas.width = SQUARE * board.size.files
  canvas.height = SQUARE * board.size.ranks
  const context = canvas.getContext('2d')!
  const style = getComputedStyle(element)
  for (const [square, piece] of board.pieces.entries()) {
    const place = placeOf(squareName(square, board.size), orientation, board.size)!
    const at = [place.column * SQUARE, place.row * SQUARE, SQUARE, SQUARE] as const
    context.fillStyle = style.getPropertyValue(isDark(square, board.size) ? '--board-dark' : '--board-light')
    context.fillRect(...at)
    if (piece) context.drawImage(await loadImage(artOf(piece, element)), ...at)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture of the board'))))
  })
}
