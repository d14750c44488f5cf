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
  /** The setup phase with which the game began: its room is reserved, so that the board never changes its size. */
  readonly setup?: 'placement' | 'relocation' | undefined
  /** Pieces are not placed here: there is no shelf. */
  readonly withoutShelf?: boolean | undefined
  /** In the game proper a graph is below the board; its room is reserved, whether or not it has anything to draw. */
  readonly withGraph?: boolean | undefined
  /** The pieces are explained in a line below board and graph. */
  readonly withLegend?: boolean | undefined
  /** Names and clocks beside the board are read across a table. */
  readonly isTable?: boolean | undefined
}

/** Heights in px of the rows above and below the board. */
export interface StageLayout {
  /** The side of a square; may be a fraction where the screen has fractional pixels. */
  readonly square: number
  readonly playerRow: number
  readonly shelfRow: number
  readonly progress: number
  /** What the colors of the shelf mean. */
  readonly legend: number
  /** The graph without its head; 0 where there is none, or no room for it. */
  readonly graph: number
}

/** The width beside the board in the stage, in px: the shelf's pieces, the tools and the margins. */
const SIDE_CHROME = 76

/** Under this, in px, coordinates inside a square would crowd the piece. */
export const MIN_COORDINATES = 40

/** Under this, in px, the rows around the board shrink first. */
const COMFORTABLE_SQUARE = 60

/** A square is never smaller than this, in px, however small the window. */
const MIN_SQUARE = 16

/** On a large screen the board stops growing here, in px; the eye takes in no more. */
const MAX_SQUARE = 116

const MARGINS = 14
const FILE_LETTERS = 18
const RELOCATION_BAR = 40
const EDITING_BAR = 36
const ARMY_LEGEND = 24

/** Under this, in px, a low graph is enough. */
const SPACIOUS_SQUARE = 72

/** Head of the graph, and the gap below it. */
const GRAPH_HEAD = 32

const HIGH_GRAPH = 84
const LOW_GRAPH = 48

const ROOMY = { playerRow: 38, shelfRow: 34, progress: 60, legend: 28 }
/** The row of a player that is read across a table; below the usual one where there is little room. */
const TABLE_ROWS = { roomy: 60, compact: 44 }
const COMPACT = { playerRow: 27, shelfRow: 24, progress: 52, legend: 20 }

type Rows = Omit<StageLayout, 'square'>

const gameHeight = ({ labelledBelow, withLegend }: StageContent, { playerRow, graph }: Rows): number =>
  MARGINS +
  2 * playerRow +
  (labelledBelow ? FILE_LETTERS : 0) +
  (graph === 0 ? 0 : GRAPH_HEAD + graph) +
  (withLegend ? ARMY_LEGEND : 0)

const shelfHeight = ({ shelfRows, withoutShelf }: StageContent, rows: Rows): number =>
  withoutShelf ? 0 : FILE_LETTERS + shelfRows * rows.shelfRow + rows.legend

/** What a setup phase needs, or the game that follows it if that is more. */
const setupHeight = (content: StageContent, rows: Rows): number => {
  const { phase, setup, labelledBelow } = content
  switch (phase === 'game' ? (setup ?? phase) : phase) {
    case 'game':
      return 0
    case 'editing':
      return MARGINS + 2 * rows.playerRow + EDITING_BAR + (labelledBelow ? FILE_LETTERS : 0)
    case 'placement':
      return MARGINS + rows.progress + 2 * rows.playerRow + shelfHeight(content, rows)
    case 'relocation':
      return MARGINS + rows.progress + 2 * rows.playerRow + RELOCATION_BAR
  }
}

const chromeHeight = (content: StageContent, rows: Rows): number =>
  Math.max(setupHeight(content, rows), content.phase === 'editing' ? 0 : gameHeight(content, rows))

const squareSize = (stage: PixelSize, chrome: number, board: BoardSize, devicePixelRatio: number): number => {
  const room = Math.min((stage.width - SIDE_CHROME) / board.files, (stage.height - chrome) / board.ranks)
  const square = Math.min(MAX_SQUARE, Math.max(MIN_SQUARE, room))
  return Math.floor(square * devicePixelRatio) / devicePixelRatio
}

/** How high everything may stand, the roomiest first. */
const arrangements = ({ withGraph, isTable }: StageContent): readonly Rows[] => {
  if (isTable)
    return [
      { ...ROOMY, playerRow: TABLE_ROWS.roomy, graph: 0 },
      { ...COMPACT, playerRow: TABLE_ROWS.compact, graph: 0 },
    ]
  return withGraph
    ? [
        { ...ROOMY, graph: HIGH_GRAPH },
        { ...ROOMY, graph: LOW_GRAPH },
        { ...COMPACT, graph: LOW_GRAPH },
        { ...COMPACT, graph: 0 },
      ]
    : [
        { ...ROOMY, graph: 0 },
        { ...COMPACT, graph: 0 },
      ]
}

/**
 * Fits the board into the stage. A square takes a whole number of device pixels, so that squares, slots and pieces meet
 * without seams at every zoom; a high graph shrinks before a square gets under 72 px, then rows and the graph itself
 * before it gets under 60 px.
 */
export const stageLayout = (
  stage: PixelSize,
  content: StageContent,
  board: BoardSize,
  devicePixelRatio = 1,
): StageLayout => {
  const fits = arrangements(content).map(rows => ({
    ...rows,
    square: squareSize(stage, chromeHeight(content, rows), board, devicePixelRatio),
  }))
  const widest = Math.max(...fits.map(({ square }) => square))
  // A board that is limited by its width gains nothing from smaller rows.
  const isFine = ({ square, graph }: StageLayout) =>
    square === widest || square >= (graph === HIGH_GRAPH ? SPACIOUS_SQUARE : COMFORTABLE_SQUARE)
  const fine = fits.find(isFine)!
  // Beside a tall setup phase there may be room for a high graph after all.
  return fits.find(({ playerRow, square }) => playerRow === fine.playerRow && square >= fine.square)!
}
