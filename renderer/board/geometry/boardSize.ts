import type { BoardSize } from '@shared/board/square'

export interface PixelSize {
  readonly width: number
  readonly height: number
}

/** What the stage shows around the board. */
export interface StageContent {
  /** In `editing`, pieces are placed and moved by hand, outside any game. */
  readonly phase: 'placement' | 'relocation' | 'game' | 'editing'
  /** The rows of the shelf at the beginning of the placement phase; their space is kept until its end. */
  readonly shelfRows: number
  /** Whether the files are named below the board, which takes space. */
  readonly labelledBelow?: boolean
  /** The setup phase with which the game began. Its space is reserved, so that the board never changes its size. */
  readonly setup?: 'placement' | 'relocation' | undefined
  /** Whether there is no shelf because pieces are not placed here. */
  readonly withoutShelf?: boolean | undefined
  /** Whether a graph is below the board in the game proper. Its space is reserved even if there is nothing to draw yet. */
  readonly withGraph?: boolean | undefined
  /** Whether a line below board and graph explains the pieces. */
  readonly withLegend?: boolean | undefined
  /** Whether names and clocks beside the board must be readable across a table. */
  readonly isTable?: boolean | undefined
}

/** The heights of the rows above and below the board, in px. */
export interface StageLayout {
  /** The side of a square; it may be fractional if the screen has fractional pixels. */
  readonly square: number
  readonly playerRow: number
  readonly shelfRow: number
  readonly progress: number
  /** The legend for the colors of the shelf. */
  readonly legend: number
  /** The graph without its head; 0 if there is none or no space for it. */
  readonly graph: number
}

/** The width beside the board in the stage, in px: the pieces of the shelf, the tools and the margins. */
const SIDE_CHROME = 76

/** In smaller squares, in px, coordinates would crowd the piece. */
export const MIN_COORDINATES = 40

/** Before squares get smaller than this, in px, the rows around the board shrink. */
const COMFORTABLE_SQUARE = 60

/** The minimum side of a square, in px, however small the window is. */
const MIN_SQUARE = 16

/** The maximum side of a square, in px: a larger board is harder to take in at a glance. */
const MAX_SQUARE = 116

const MARGINS = 14
const FILE_LETTERS = 18
const RELOCATION_BAR = 40
const EDITING_BAR = 36
const ARMY_LEGEND = 24

/** If squares are smaller than this, in px, a low graph is enough. */
const SPACIOUS_SQUARE = 72

/** The head of the graph, and the gap below it. */
const GRAPH_HEAD = 32

const HIGH_GRAPH = 84
const LOW_GRAPH = 48

const ROOMY = { playerRow: 38, shelfRow: 34, progress: 60, legend: 28 }
/** The row of a player whose name must be readable across a table; if space is short, it shrinks like the others. */
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

/** The height for a setup phase, or for the game that follows it if that needs more. */
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

/** The possible heights of all rows, the most spacious first. */
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
 * Fits the board into the stage. The side of a square is a whole number of device pixels, so that squares, slots and pieces have
 * no seams at any zoom. Before squares get smaller than 72 px, a high graph shrinks; before they get smaller than 60 px, the rows
 * and the graph itself do.
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
  // If the width limits the board, smaller rows do not help.
  const isFine = ({ square, graph }: StageLayout) =>
    square === widest || square >= (graph === HIGH_GRAPH ? SPACIOUS_SQUARE : COMFORTABLE_SQUARE)
  const fine = fits.find(isFine)!
  // Beside a tall setup phase there may still be space for a high graph.
  return fits.find(({ playerRow, square }) => playerRow === fine.playerRow && square >= fine.square)!
}
