import { COLORS, opposite, type Color } from '@shared/board/color'
import type { BoardMove, Move } from '@shared/board/move'
import type { Outcome, PositionError } from '@shared/board/positionError'
import type { Piece } from '@shared/board/piece'
import type { Role } from '@shared/board/role'
import type { Setup } from '@shared/board/setup'
import type { Square } from '@shared/board/square'
import { makeFen } from '@shared/notation/fen/fen'
import type { PgnResult } from '@shared/notation/pgn/pgn'
import { err, ok, type Result } from '@shared/result'
import type { VariantDefinition } from '@shared/variants/variant'
import { release, slot } from './arena'
import { coreSquare } from './boardLayout'
import { fenAt } from './fenText'
import { CHECK_MARK, MARK_SHIFT, MATE_MARK, NO_MARK } from './layout/move'
import { FIFTY_MOVES } from './layout/position'
import { coreFor, type Core } from './load'
import { moveCoderOf, type MoveCoder } from './moveCode'
import { rulesRecord } from './packRules'
import { positionFault } from './positionFault'
import { replayMovetext, rewriteMovetext, type Replay } from './replay'
import { replayedLine, type ReplayedLine } from './replayedLine'
import { halfmovesAt, isInSetupAt, pieceAt, readPosition, turnAt, writeSetup } from './setupBytes'
import { MAX_SAN_LENGTH, writeText } from './moveText'

/** How notation marks a move that gives check or mate. */
export type CheckMark = '' | '+' | '#'

/** A move and its mark; moves of a setup phase never have one. */
export interface MarkedMove {
  readonly move: Move
  readonly mark: CheckMark
}

/** A game in which every move of every line is legal. */
export interface ReplayedGame {
  /** Plies of the main line. */
  readonly plies: number
  /** The result that ends the movetext, if one does. */
  readonly result: PgnResult | undefined
  /** The position at the end of the main line. */
  readonly fen: string
}

/** A move and the number of leaves below it. */
export interface Division {
  readonly move: Move
  readonly nodes: number
}

const THREEFOLD = 3

const MARKS: Readonly<Record<number, CheckMark>> = { [NO_MARK]: '', [CHECK_MARK]: '+', [MATE_MARK]: '#' }

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
  ) {
    this.moves = moveCoderOf(core.layout, variant.board)
  }

  private readonly moves: MoveCoder

  /**
   * Checks a setup and makes a position of it.
   *
   * @param options ids of the variant's options that are on
   * @returns the position, or the first fault: kings, pockets, pawns, relocation, or a check that should have been met
   */
  static from(
    given: Core,
    variant: VariantDefinition,
    setup: Setup,
    options: readonly string[] = [],
  ): Result<Position, PositionError> {
    const core = coreFor(given, variant)
    const rules = rulesRecord(core, variant, options)
    const address = slot(core)
    writeSetup(core, setup)
    const fault = positionFault(core.exports.readSetup(address, rules))
    if (!fault) return ok(new Position(core, variant, [address]))
    release(core, address)
    return err({ kind: 'position', fault })
  }

  /** The address of the position in the memory of its core; valid until the next move. */
  get address(): number {
    return this.line.at(-1)!
  }

  turn(): Color {
    return turnAt(this.core, this.address)
  }

  /** Decodes the moves that the core has just written. */
  private written<T>(count: number, decode: (code: number) => T): readonly T[] {
    const { view, exports } = this.core
    const at = exports.movesAddress()
    const moves: T[] = []
    for (let i = 0; i < count; i++) moves.push(decode(view.getUint32(at + 4 * i, true)))
    return moves
  }

  /** All legal moves, in the order of the generator. */
  legalMoves(): readonly Move[] {
    return this.written(this.core.exports.legalMoves(this.address), this.moves.decodeMove)
  }

  /** All legal moves, with a mark if they give check or mate, in the order of the generator. */
  markedMoves(): readonly MarkedMove[] {
    return this.written(this.core.exports.markedMoves(this.address), code => ({
      move: this.moves.decodeMove(code),
      mark: MARKS[code >>> MARK_SHIFT]!,
    }))
  }

  hasLegalMove(): boolean {
    return this.core.exports.legalMoves(this.address) > 0
  }

  /** The legal steps and captures of a role to a square, each promotion as a move of its own; without castling and swaps. */
  movesTo(role: Role, to: Square): readonly BoardMove[] {
    const { layout, exports } = this.core
    const target = coreSquare(layout, this.variant.board, to)
    const count = exports.movesTo(this.address, layout.pieces.roleNumber(role), target)
    return this.written(count, this.moves.decodeBoardMove)
  }

  /**
   * Reads a move in the common form: letter, origin if necessary, target, promotion, check mark; castling; one placement. Undefined does
   * not mean that there is no such move, only that the core leaves the text to the full SAN reader.
   */
  readSan(text: string): Move | undefined {
    if (text.length > MAX_SAN_LENGTH || !this.core.layout.hasNotation) return undefined
    writeText(this.core, text)
    const code = this.core.exports.readSan(this.address, text.length)
    return code === 0 ? undefined : this.moves.decodeMove(code)
  }

  /** The piece on a square; undefined if it is empty. */
  pieceAt(square: Square): Piece | undefined {
    return pieceAt(this.core, this.address, this.variant.board, square)
  }

  private replayed(movetext: Uint8Array): Replay | undefined {
    if (!this.core.layout.hasNotation) return undefined
    return replayMovetext(this.core, this.address, movetext)
  }

  /**
   * Replays a game from here, with its variations, straight from its movetext in UTF-8; the position stays unchanged. Undefined does not
   * mean that the game is faulty, only that the core leaves it to the full reader.
   */
  replay(movetext: Uint8Array): ReplayedGame | undefined {
    const replay = this.replayed(movetext)
    return replay && { plies: replay.plies, result: replay.result, fen: fenAt(this.core, replay.last) }
  }

  /** The same for callers that need the positions along the main line. */
  replayLine(movetext: Uint8Array): ReplayedLine | undefined {
    const replay = this.replayed(movetext)
    return replay && replayedLine(this.core, replay)
  }

  /**
   * Rewrites a game from here, straight from its movetext, as it would be written from its tree; `result` is added at the end if it has
   * none. The bytes are in the core's memory until movetext is next handed to it. Undefined means the same as for {@link replay}.
   */
  rewrite(movetext: Uint8Array, result: PgnResult): Uint8Array | undefined {
    if (!this.core.layout.hasNotation) return undefined
    return rewriteMovetext(this.core, this.address, movetext, result)
  }

  isLegal(move: Move): boolean {
    return this.core.exports.isLegal(this.address, this.moves.encodeMove(move)) !== 0
  }

  /** Plays a legal move; throws for any other, which is a broken invariant. */
  play(move: Move): void {
    if (!this.isLegal(move)) throw new Error(`not a legal move here: ${JSON.stringify(move)}`)
    this.playFound(move)
  }

  /** Plays a move that this position has generated, without finding it or checking it again. */
  playFound(move: Move): void {
    const next = slot(this.core)
    this.core.exports.play(this.address, next, this.moves.encodeMove(move))
    this.line.push(next)
  }

  /** Whether the turn can be passed: no setup phase is under way, and the king would not be left en prise. */
  canPass(): boolean {
    return !this.inCheck() && !isInSetupAt(this.core, this.address)
  }

  /** Passes the turn; throws if it cannot be passed. */
  playNull(): void {
    if (!this.canPass()) throw new Error('the turn cannot be passed here')
    const next = slot(this.core)
    this.core.exports.playNull(this.address, next)
    this.line.push(next)
  }

  /** Takes back the last move; throws if there is none. */
  undo(): void {
    if (this.line.length === 1) throw new Error('there is no move to take back')
    release(this.core, this.line.pop()!)
  }

  /** The position as a setup: with an en-passant square only if a capture there is legal, and without dead rights. */
  setup(): Setup {
    return readPosition(this.core, this.address, this.variant.board)
  }

  /** The FEN in canonical form. */
  fen(): string {
    if (this.core.layout.hasNotation) return fenAt(this.core, this.address)
    return makeFen(this.variant, this.setup())
  }

  /** Whether the side to move is in check; never during a setup phase. */
  inCheck(): boolean {
    return this.core.exports.inCheck(this.address) !== 0
  }

  /** The number of ways in which a side can complete its back rank; 1 if it is complete, 0 if it cannot be completed. */
  completions(color: Color): number {
    // No pieces are placed on larger boards.
    if (!this.core.layout.hasNotation) return 1
    return this.core.exports.completions(this.address, COLORS.indexOf(color))
  }

  /** How the game has ended; undefined if it goes on. A setup phase never ends the game. */
  outcome(): Outcome | undefined {
    if (isInSetupAt(this.core, this.address)) return undefined
    if (!this.hasLegalMove()) {
      return this.inCheck() ? { kind: 'checkmate', winner: opposite(this.turn()) } : { kind: 'stalemate' }
    }
    if (this.core.exports.isInsufficient(this.address) !== 0) return { kind: 'insufficientMaterial' }
    if (this.variant.fiftyMoves && halfmovesAt(this.core, this.address) >= FIFTY_MOVES)
      return { kind: 'fiftyMoves' }
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

  /** Perft for each move separately, in the order of the generator; `depth` is at least 1. */
  divide(depth: number): readonly Division[] {
    return this.legalMoves().map(move => {
      this.playFound(move)
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
