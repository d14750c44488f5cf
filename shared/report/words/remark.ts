import type { Color } from '../../board/color'
import type { Role } from '../../board/role'
import type { Square } from '../../board/square'
import type { Gain } from './gain'
import type { Motif } from './motif'

/** A move as sentences name it: `24... Nc2+`. */
export interface NamedMove {
  readonly number: number
  readonly color: Color
  readonly san: string
}

/** How a move wins: by a pattern on the board, by the material won in the end, or by a pawn that queens now or later. */
export type Winning =
  | Motif
  | { readonly kind: 'gain'; readonly gain: Gain }
  | { readonly kind: 'queens'; readonly square: Square }
  | { readonly kind: 'promotes'; readonly role: Role; readonly taken?: Role }

/** How a king is mated that is shut in by its own pieces. */
export type MateManner = 'backRank' | 'smothered'

/** What only the best move does: hold the game, or win it. */
export type Aim = 'hold' | 'win'

/** A special move that a side may make only once. */
export type SpecialRight = 'castling' | 'leap' | 'adjustment' | 'transposition'

/** Whose move it is: the answer allowed to the other side, or the better move that the player missed. */
export type By = 'allowed' | 'missed'

/** What a move gains for its side without winning anything by force. */
export type Gaining =
  | { readonly kind: 'attack' | 'queenTrade' | 'pawnBreak' | 'seventhRank' }
  | {
      readonly kind: 'tempo' | 'trade' | 'outpost' | 'pin' | 'hit'
      readonly role: Role
      readonly square: Square
    }
  | {
      readonly kind: 'openFile' | 'passedPawn' | 'pawnHit' | 'blockade' | 'behindPasser' | 'doubling'
      readonly square: Square
    }

/** A part of the board, by files. */
export type Sector = 'queenside' | 'center' | 'kingside'

/** Why a piece stands badly on its square: on the edge, back on its first rank, or with fewer squares to go to. */
export type PoorPlace = 'rim' | 'home' | 'scope'

/** What the better move achieves and the played move does not. */
export type Purpose =
  | { readonly kind: 'kingCenter' | 'check' }
  | {
      readonly kind: 'guard' | 'restraint' | 'central' | 'pieceTaken' | 'opens'
      readonly role: Role
      readonly square: Square
    }
  | { readonly kind: 'space'; readonly wing: Sector }
  | { readonly kind: 'scope'; readonly role: Role }
  | { readonly kind: 'contest' | 'pawnTaken' | 'pawnTrade' | 'lever'; readonly square: Square }

/** How the mover's chances changed, by the bands before and after. */
export type Swing =
  | 'winToLoss'
  | 'winSlips'
  | 'winFades'
  | 'winHarder'
  | 'betterToLost'
  | 'betterToWorse'
  | 'advantageGone'
  | 'advantageLess'
  | 'levelToLost'
  | 'levelToWorse'
  | 'edgeGone'
  | 'edgePassed'
  | 'edgeGiven'
  | 'worseToLost'
  | 'worseFar'
  | 'worseStill'
  | 'lostSooner'

/** Swings that deserve a sentence beside another. */
export const TELLING_SWINGS = [
  'winToLoss',
  'winSlips',
  'betterToLost',
  'betterToWorse',
  'levelToLost',
] as const satisfies readonly Swing[]

/** Swings that are mentioned beside a remark that explains a mistake only in part. */
export const PLAIN_SWINGS = [
  'winFades',
  'advantageGone',
  'levelToWorse',
  'worseToLost',
] as const satisfies readonly Swing[]

/** Swings that worsen the chances by one step. */
export type NarrowSwing = (typeof PLAIN_SWINGS)[number] | 'edgeGiven'

/** Swings that have a sentence without the better move. */
export type ShortSwing = (typeof TELLING_SWINGS | typeof PLAIN_SWINGS)[number]

/** A weakness that a side is left with at the end of a line. */
export type Weakness =
  | { readonly kind: 'bishopPair' | 'badBishop' | 'uncastled' | 'openKing' }
  | { readonly kind: 'doubled' | 'isolated'; readonly square: Square }

/** Something that is given up by a placement in a setup. */
export type PlacementFault =
  'cornerBishop' | 'cornerKnight' | 'cornerQueen' | 'stuckKing' | 'unguardedPawn' | 'weakDiagonal'

/** How far ahead a side is. */
export type Lead = 'better' | 'winning'

/** How a game ended, as far as its last position shows. */
export type GameEnding =
  | { readonly kind: 'mated'; readonly role: Role; readonly square: Square; readonly manner?: MateManner }
  | { readonly kind: 'lostMaterial'; readonly color: Color; readonly gain: Gain }
  | { readonly kind: 'lostToMate'; readonly color: Color; readonly moves: number }
  | { readonly kind: 'lost' | 'lostEarly' | 'drawnAhead'; readonly color: Color }
  | { readonly kind: 'drawnLevel' | 'stalemate' }

/** The course of a game, told in front of it; the leader was ahead from a move number on. */
export type Story =
  | { readonly kind: 'turned' | 'cameBack'; readonly color: Color; readonly move: NamedMove }
  | { readonly kind: 'led'; readonly color: Color; readonly from: number }
  | { readonly kind: 'missedWin'; readonly color: Color; readonly move: NamedMove }
  | { readonly kind: 'won'; readonly color: Color }
  | { readonly kind: 'levelDraw' | 'livelyDraw' }

/**
 * Everything that can be said, one sentence each. `allowed` is what a move gave the other side, `missed` what its player could
 * have had instead.
 */
export type Statement =
  | {
      readonly kind: 'mateAllowed' | 'mateMissed'
      readonly moves: number
      readonly move: NamedMove
      readonly manner?: MateManner
    }
  | {
      readonly kind: 'canBeTaken'
      readonly role: Role
      readonly square: Square
      readonly move: NamedMove
      /** Whether the piece has just moved there. */
      readonly isMoved: boolean
    }
  | { readonly kind: By; readonly move: NamedMove; readonly how: Winning }
  | { readonly kind: 'loses'; readonly gain: Gain; readonly move: NamedMove }
  | { readonly kind: 'stillTaken'; readonly role: Role; readonly square: Square }
  | { readonly kind: 'stalemate' | 'repetitionAllowed' | 'perpetualAllowed' | 'fiftyMovesAllowed' }
  | {
      readonly kind:
        | 'repetitionMissed'
        | 'perpetualMissed'
        | 'fiftyMovesMissed'
        | 'takeBackMissed'
        | 'stillMissed'
        | 'tooEarly'
        | 'atOnce'
        | 'otherCastling'
      readonly move: NamedMove
    }
  | { readonly kind: 'onlyMove'; readonly aim: Aim }
  | { readonly kind: 'onlyOther'; readonly aim: Aim; readonly move: NamedMove }
  | {
      readonly kind: 'wrongTaker' | 'rightMove' | 'developmentMissed' | 'goesBack'
      readonly role: Role
      readonly move: NamedMove
    }
  | { readonly kind: 'wrongSquare'; readonly role: Role; readonly move: NamedMove; readonly why?: PoorPlace }
  | { readonly kind: 'greedy' | 'pushMissed' | 'pawnLeft'; readonly square: Square; readonly move: NamedMove }
  | { readonly kind: 'prevented' | 'ruledOut'; readonly answer: NamedMove; readonly move: NamedMove }
  | { readonly kind: 'squareLeft'; readonly role: Role; readonly square: Square; readonly move: NamedMove }
  | { readonly kind: 'position'; readonly by: By; readonly move: NamedMove; readonly gaining: Gaining }
  | { readonly kind: 'purpose'; readonly purpose: Purpose; readonly move: NamedMove }
  | { readonly kind: 'weakness'; readonly color: Color; readonly weakness: Weakness }
  | { readonly kind: 'rightGivenUp'; readonly right: SpecialRight }
  | { readonly kind: 'rightUnused'; readonly right: SpecialRight; readonly move: NamedMove }
  | { readonly kind: 'swing'; readonly swing: Swing; readonly color: Color; readonly move: NamedMove }
  /** A sentence that does not claim that the better move keeps the chances. */
  | {
      readonly kind: 'swingSlight'
      readonly swing: NarrowSwing
      readonly color: Color
      readonly move: NamedMove
    }
  | { readonly kind: 'swingBeside'; readonly swing: ShortSwing; readonly color: Color }
  | {
      readonly kind: 'placement'
      readonly fault: PlacementFault
      readonly square: Square
      readonly move: NamedMove
    }
  | {
      readonly kind: 'openingOver'
      readonly ahead?: { readonly color: Color; readonly lead: Lead }
      readonly cause?: NamedMove
    }
  | { readonly kind: 'turningPoint'; readonly color: Color | 'nobody' }
  | { readonly kind: 'ending'; readonly ending: GameEnding }
  | { readonly kind: 'story'; readonly story: Story }

/** Each sentence has two wordings, so that it is not repeated word for word. */
export const WAYS = ['one', 'other'] as const
export type Way = (typeof WAYS)[number]

/** A statement and its wording, `one` by default. */
export type Remark = Statement & { readonly way?: Way }
