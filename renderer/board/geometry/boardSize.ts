import type { BoardSize } from '@shared/board/square'

export interface PixelSize {
  readonly width: number
  readonly height: number
}

/** What the stage shows around the board. */
export interface StageContent {
  /** `editing`: pieces are put and moved by hand, outside any game. */
  readonly phase: 'placement' | 'relocation' | 'game' | 'editing'
  /** Rows of the shelf at the beginning of the placement phase; the room is kept to its end. */
  readonly shelfRows: number
  /** The files are named below the board, which then needs room for that. */
  readonly labelledBelow?: boolean
  /** The setup phase with which the game began: its room is kept, so that the board never changes its size. */
  readonly setup?: 'placement' | 'relocation' | undefined
}

/** Heights in px of what stands above and below the board. */
export interface StageLayout {
  /** The side of a square; may be a fraction where the screen has fractional pixels. */
  readonly square: number
  readonly playerRow: number
  readonly shelfRow: number
  readonly progress: number
  /** What the colors of the shelf mean. */
  readonly legend: number
}

/** What stands beside the board in the stage, in px: the shelf's pieces, the tools and the margins. */
const SIDE_CHROME = 76

/** Under this, in px, coordinates inside a square would crowd the piece. */
export const MIN_COORDINATES = 40

/** Under this, in px, the rows around the board give way first. */
const COMFORTABLE_SQUARE = 60

/** A square is never smaller than this, in px, however small the window. */
const MIN_SQUARE = 16

/** On a large screen the board stops growing here, in px; the eye takes in no more. */
const MAX_SQUARE = 116

const MARGINS = 14
const FILE_LETTERS = 18
const RELOCATION_BAR = 40
const EDITING_BAR = 36

const ROOMY = { playerRow: 38, shelfRow: 34, progress: 60, legend: 28 }
const COMPACT = { playerRow: 27, shelfRow: 24, progress: 52, legend: 20 }

const chromeHeight = (
  { phase, setup, shelfRows, labelledBelow }: StageContent,
  rows: Omit<StageLayout, 'square'>,
): number => {
  switch (phase === 'game' ? (setup ?? phase) : phase) {
    case 'game':
      return MARGINS + 2 * rows.playerRow
    case 'editing':
      return MARGINS + 2 * rows.playerRow + EDITING_BAR + (labelledBelow ? FILE_LETTERS : 0)
    case 'placement':
      return (
        MARGINS + rows.progress + 2 * rows.playerRow + FILE_LETTERS + shelfRows * rows.shelfRow + rows.legend
      )
    case 'relocation':
      return MARGINS + rows.progress + 2 * rows.playerRow + RELOCATION_BAR
  }
}

const squareSize = (stage: PixelSize, chrome: number, board: BoardSize, devicePixelRatio: number): number => {
  const room = Math.min((stage.width - SIDE_CHROME) / board.files, (stage.height - chrome) / board.ranks)
  const square = Math.min(MAX_SQUARE, Math.max(MIN_SQUARE, room))
  return Math.floor(square * devicePixelRatio) / devicePixelRatio
}

/**
 * Fits the board into the stage. A square takes a whole number of device pixels, so that squares,
 * slots and pieces meet without seams at every zoom; rows give way before a square gets under 60 px.
 */
export const stageLayout = (
  stage: PixelSize,
  content: StageContent,
  board: BoardSize,
  devicePixelRatio = 1,
): StageLayout => {
  const fit = (rows: typeof ROOMY): StageLayout => ({
    ...rows,
    square: squareSize(stage, chromeHeight(content, rows), board, devicePixelRatio),
  })
  const roomy = fit(ROOMY)
  return roomy.square < COMFORTABLE_SQUARE ? fit(COMPACT) : roomy
}
