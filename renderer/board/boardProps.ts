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
  /** Whose pieces stand on it; orthodox without it. */
  readonly army?: Army
  /** What the board is drawn with; squares without it. */
  readonly grid?: VariantRules['grid']
  /** What the user may do; `free` in an editor, where `moved` and `takenOff` report what they did. */
  readonly gestures: Gestures | 'free'
  readonly marks: readonly SquareMark[]
  readonly coordinates: 'all' | 'ranks' | 'none'
  /** The user wants coordinates: a picture has room for all of them. */
  readonly withCoordinates?: boolean
  /** Arrows and circles of a comment; those drawn by hand come on top. */
  readonly shapes?: readonly Shape[] | undefined
  /** What an engine proposes. */
  readonly proposals?: SvgOf['proposals'] | undefined
  /**
   * Drawings of the user are reported by `draw` and shown once they are among `shapes`; otherwise they are only shown.
   */
  readonly keepsDrawings?: boolean
  /** Keys go from square to square once the board has the focus. */
  readonly keyboard?: boolean
  /** Pieces come from elsewhere; those on the board stay where they are. */
  readonly placing: boolean
}

/** What decides where hand and keys may put a piece. */
export type HandQuery = Pick<BoardProps, 'board' | 'orientation' | 'turn' | 'placing' | 'gestures'>

/** What a live board reports of the user. */
export interface BoardEvents {
  move: [uci: string]
  /** A square was pressed. */
  press: [square: string]
  /** The piece in hand is put on a square by keys. */
  place: [square: string]
  /** The keys leave the board. */
  leave: []
  /** A piece from the shelf was let go over a square. */
  drop: [role: Role, square: string]
  /** A piece was put where it may not go. */
  refuse: [from: string, to: string]
  /** In an editor, a piece was put on another square. */
  moved: [from: string, to: string]
  /** In an editor, a piece was let go beside the board. */
  takenOff: [square: string]
  /** An arrow or circle was drawn. */
  draw: [shape: Shape]
  /** A question was left unanswered. */
  dismiss: []
}
