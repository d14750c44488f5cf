import { EIGHT, type BoardSize, type Square } from '@shared/board/square'
import * as eightMove from './layout/move'
import * as wideMove from './layout/move.wide'
import * as eightNetwork from './layout/network'
import * as wideNetwork from './layout/network.wide'
import * as eightPosition from './layout/position'
import * as widePosition from './layout/position.wide'
import * as eightSetup from './layout/setup'
import * as wideSetup from './layout/setup.wide'
import { EIGHT_PIECES, WIDE_PIECES, type PieceCodes } from './pieceCode'

type Numbers<T> = Readonly<Record<keyof T, number>>

/** How a module of the core lays out the data that it shares with its host: one layout for eight by eight, one for larger boards. */
export interface BoardLayout {
  /** Whether the module reads and writes FEN, SAN and movetext, and knows setup phases. */
  readonly hasNotation: boolean
  readonly pieces: PieceCodes
  readonly move: Numbers<typeof eightMove>
  readonly position: Numbers<typeof eightPosition>
  readonly setup: Numbers<typeof eightSetup>
  /** The shape of the evaluation network. */
  readonly network: Pick<Numbers<typeof eightNetwork>, 'HIDDEN' | 'INPUTS' | 'BUCKETS'>
  /** The number of files that the core counts in every rank. */
  readonly files: number
  /** The number of squares of a position as the core counts them. */
  readonly squares: number
  /** Bytes of a set of files. */
  readonly fileBytes: 1 | 2
}

export const EIGHT_LAYOUT: BoardLayout = {
  hasNotation: true,
  pieces: EIGHT_PIECES,
  move: eightMove,
  position: eightPosition,
  setup: eightSetup,
  network: eightNetwork,
  files: EIGHT.files,
  squares: EIGHT.files * EIGHT.ranks,
  fileBytes: 1,
}

/** The layout of all larger boards, which are all counted as ten by ten. */
export const WIDE_LAYOUT: BoardLayout = {
  hasNotation: false,
  pieces: WIDE_PIECES,
  move: wideMove,
  position: widePosition,
  setup: wideSetup,
  network: wideNetwork,
  files: 10,
  squares: 100,
  fileBytes: 2,
}

/** The layout of positions on a board. */
export const layoutOf = ({ files, ranks }: BoardSize): BoardLayout =>
  files === EIGHT.files && ranks === EIGHT.ranks ? EIGHT_LAYOUT : WIDE_LAYOUT

/** The core's number of a square; the core's ranks may be longer than the board's. */
export const coreSquare = ({ files }: BoardLayout, size: BoardSize, square: Square): number =>
  files === size.files ? square : Math.floor(square / size.files) * files + (square % size.files)

/** A square of the board from its number in the core. */
export const boardSquare = ({ files }: BoardLayout, size: BoardSize, square: number): Square =>
  files === size.files ? square : Math.floor(square / files) * size.files + (square % files)
