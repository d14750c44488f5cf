import { COLORS, opposite, type Color } from '@shared/board/color'
import type { Move } from '@shared/board/move'
import { POSITION_FAULTS, type Outcome, type PositionError } from '@shared/board/positionError'
import type { Piece } from '@shared/board/piece'
import type { Role } from '@shared/board/role'
import type { Setup } from '@shared/board/setup'
import type { Square } from '@shared/board/square'
import { err, ok, type Result } from '@shared/result'
import type { VariantDefinition } from '@shared/variants/variant'
import { release, slot } from './arena'
import type { Core } from './load'
import { decodeMove, encodeMove } from './moveCode'
import { rulesRecord } from './packRules'
import { halfmovesAt, isInSetup, pieceAt, readPosition, turnAt, writeSetup } from './setupBytes'

/** What a SAN says of a move of a piece or pawn. */
export interface MoveQuery {
  readonly role: Role
  readonly to: Square
  /** 0 to 7. */
  readonly fromFile?: number
  /** 0 to 7. */
  readonly fromRank?: number
  readonly promotion?: Role
}

/** A move and how many leaves lie below it. */
export interface Division {
  readonly move: Move
  readonly nodes: number
}

/** Halfmoves without pawn move or capture after which a game is drawn. */
const FIFTY_MOVES = 100
const THREEFOLD = 3

const orthodox = ({ board }: VariantDefinition) => board.files === 8 && board.ranks === 8

/**
 * A legal position inside the rules core, with the moves that led to it.
 *
 * It holds memory that the garbage collector cannot see, so declare it with `using`. It belongs to
 * the thread of its core.
 */
export class Position implements Disposable {
  private constructor(
    private readonly core: Core,
    readonly variant: VariantDefinition,
    private line: number[],
  ) {}

  /**
   * Checks a setup and makes a position of it.
   *
   * @param options ids of the variant's options that are on
   * @returns the first fault: kings, pockets, pawns, relocation, or a check that should have been met
   */
  static from(
    core: Core,
    variant: VariantDefinition,
    setup: Setup,
    options: readonly string[] = [],
  ): Result<Position, PositionError> {
    if (!variant.playable || !orthodox(variant)) return err({ kind: 'position', fault: 'notPlayable' })
    const rules = rulesRecord(core, variant, options)
    const address = slot(core)
    writeSetup(core, setup)
    const fault = core.exports.readSetup(address, rules)
    if (fault === 0) return ok(new Position(core, variant, [address]))
    release(core, address)
    return err({ kind: 'position', fault: POSITION_FAULTS[fault - 1]! })
  }

  private get address(): number {
    return this.line.at(-1)!
  }

  turn(): Color {
    return turnAt(this.core, this.address)
  }

  /** The core's words for the legal moves; they hold until the next question. */
  private codes(): Uint32Array {
    const count = this.core.exports.legalMoves(this.address)
    return new Uint32Array(this.core.bytes.buffer, this.core.exports.movesAddress(), count)
  }

  /** All legal moves, in the order of the generator. */
  legalMoves(): readonly Move[] {
    return Array.from(this.codes(), decodeMove)
  }

  hasLegalMove(): boolean {
    return this.core.exports.legalMoves(this.address) > 0
  }

  /** The legal moves of ordinary pieces that fit a description; castling and swaps are not among them. */
  findMoves({ role, to, fromFile, fromRank, promotion }: MoveQuery): readonly Move[] {
    const found: Move[] = []
    const codes = this.codes()
    for (let i = 0; i < codes.length; i++) {
      const code = codes[i]!
      const from = code & 63
      if (((code >> 6) & 63) !== to || this.pieceAt(from)?.role !== role) continue
      if (fromFile !== undefined && (from & 7) !== fromFile) continue
      if (fromRank !== undefined && from >> 3 !== fromRank) continue
      const move = decodeMove(code)
      if (move.kind !== 'normal' && move.kind !== 'doubleStep' && move.kind !== 'enPassant') continue
      if (move.promotion === promotion) found.push(move)
    }
    return found
  }

  /** The piece on a square, undefined if it is empty. */
  pieceAt(square: Square): Piece | undefined {
    return pieceAt(this.core, this.address, square)
  }

  /** Plays a legal move; any other is a broken invariant and throws. */
  play(move: Move): void {
    const code = encodeMove(move)
    if (!this.codes().includes(code)) throw new Error(`not a legal move here: ${JSON.stringify(move)}`)
    const next = slot(this.core)
    this.core.exports.play(this.address, next, code)
    this.line.push(next)
  }

  /** Passes the turn. */
  playNull(): void {
    const next = slot(this.core)
    this.core.exports.playNull(this.address, next)
    this.line.push(next)
  }

  /** Takes back the last move; without one it throws. */
  undo(): void {
    if (this.line.length === 1) throw new Error('there is no move to take back')
    release(this.core, this.line.pop()!)
  }

  /** The position as written: an en-passant square only if a capture is legal, no dead rights. */
  setup(): Setup {
    return readPosition(this.core, this.address)
  }

  /** The side to move stands in check; never during a setup phase. */
  inCheck(): boolean {
    return this.core.exports.inCheck(this.address) !== 0
  }

  /** In how many ways a side can complete its back rank; 1 when it is complete, 0 when it cannot be. */
  completions(color: Color): number {
    return this.core.exports.completions(this.address, COLORS.indexOf(color))
  }

  /** How the game has ended, or undefined; a setup phase has no end. */
  outcome(): Outcome | undefined {
    if (isInSetup(this.core, this.address)) return undefined
    if (!this.hasLegalMove()) {
      return this.inCheck() ? { kind: 'checkmate', winner: opposite(this.turn()) } : { kind: 'stalemate' }
    }
    if (this.core.exports.isInsufficient(this.address) !== 0) return { kind: 'insufficientMaterial' }
    if (halfmovesAt(this.core, this.address) >= FIFTY_MOVES) return { kind: 'fiftyMoves' }
    return this.core.exports.occurrences(this.address) >= THREEFOLD ? { kind: 'threefold' } : undefined
  }

  /**
   * Counts the leaves of the tree of legal moves.
   *
   * @param depth in plies, 0 to 60
   * @returns exact up to 2^53
   */
  perft(depth: number): number {
    return Number(this.core.exports.perft(this.address, depth))
  }

  /** Perft move by move, in the order of the generator; `depth` at least 1. */
  divide(depth: number): readonly Division[] {
    return this.legalMoves().map(move => {
      this.play(move)
      const nodes = this.perft(depth - 1)
      this.undo()
      return { move, nodes }
    })
  }

  /** The Zobrist key: equal for positions that the rules cannot tell apart. */
  hash(): bigint {
    return BigInt.asUintN(64, this.core.exports.key(this.address))
  }

  [Symbol.dispose](): void {
    for (const address of this.line) release(this.core, address)
    this.line = []
  }
}
