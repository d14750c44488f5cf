import type { Role } from '@shared/board/role'
import type { Shape } from '@shared/notation/pgn/commands'
import type { Army, VariantRules } from '@shared/variants/variant'
import type { SquareMark } from '@shared/picture/boardPlaces'
import type { SvgOf } from '@shared/picture/boardSvg'
import type { Gestures } from './live/gestures'
import type { LiveBoardView } from './live/liveBoard'

/** The props of a live board. */
export interface BoardProps extends Pick<
  LiveBoardView,
  'board' | 'orientation' | 'turn' | 'check' | 'lastMove' | 'animation'
> {
  /** The army whose pieces are on the board; orthodox by default. */
  readonly army?: Army
  /** Whether the board is drawn with squares or lines; squares by default. */
  readonly grid?: VariantRules['grid']
  /** What the user may do. `free` is for editors, in which `moved` and `takenOff` report what was done. */
  readonly gestures: Gestures | 'free'
  readonly marks: readonly SquareMark[]
  readonly coordinates: 'all' | 'ranks' | 'none'
  /** Whether the user wants coordinates. A picture has room for all of them. */
  readonly withCoordinates?: boolean
  /** The arrows and circles of a comment; those drawn by hand are added to them. */
  readonly shapes?: readonly Shape[] | undefined
  /** The proposals of an engine. */
  readonly proposals?: SvgOf['proposals'] | undefined
  /** Whether drawings of the user are reported by `draw` and shown once they are among `shapes`; otherwise they are only shown. */
  readonly keepsDrawings?: boolean
  /** Whether keys move from square to square while the board has the focus. */
  readonly keyboard?: boolean
  /** Whether pieces come from outside the board; those on it cannot be moved. */
  readonly placing: boolean
}

/** What determines where pieces may be put by pointer or keyboard. */
export type HandQuery = Pick<BoardProps, 'board' | 'orientation' | 'turn' | 'placing' | 'gestures'>

/** The user's actions on a live board. */
export interface BoardEvents {
  move: [uci: string]
  /** A square was pressed. */
  press: [square: string]
  /** The piece in hand was put on a square by keyboard. */
  place: [square: string]
  /** The user left the board by keyboard. */
  leave: []
  /** A piece from the shelf was dropped on a square. */
  drop: [role: Role, square: string]
  /** A piece was put where it may not go. */
  refuse: [from: string, to: string]
  /** In an editor, a piece was moved to another square. */
  moved: [from: string, to: string]
  /** In an editor, a piece was dropped outside the board. */
  takenOff: [square: string]
  /** An arrow or circle was drawn. */
  draw: [shape: Shape]
  /** The user closed a question without answering it. */
  dismiss: []
}
