// Checks moves from the transposition table, which may come from another position or from an entry torn by another thread.

import { CHECKERS, PINNED } from '../../layout/position'
import { HAS_QUIET_STEPS } from '../../layout/rules'
import { between, kingAttacks, line } from '../rules/attacks'
import { bit, HAS_JANGGI, isMany, lowest, Squares } from '../rules/bitboard'
import { isJanggiLegal } from '../rules/janggi'
import { DOUBLE_STEP, moveFrom, moveKind, moveRole, moveTo, NORMAL } from '../rules/move'
import { generate } from '../rules/movegen'
import { colorOf, KING, PAWN, roleOf } from '../rules/piece'
import { byColor, codeAt, isInSetup, kingOf, occupiedOf, turnOf } from '../rules/position'
import { wholeBoard } from '../rules/ranks'
import { flagsOf, isJanggi } from '../rules/rules'
import { isAttacked } from '../rules/threats'
import { pawnTargets, pieceTargets, promotesRightly } from './plainTargets'
import { MEANT } from './transpositionTable'

/** Finds a move among all legal moves; returns 0 if it is not legal. */
function findAmongAll(position: usize, move: u32, list: usize): u32 {
  const end = generate(position, list)
  for (let at = list; at < end; at += 4) if ((load<u32>(at) & MEANT) == move) return load<u32>(at)
  return 0
}

function isKingMove(position: usize, color: u32, from: u32, to: u32): bool {
  if ((kingAttacks(from) & bit(to)) == 0) return false
  return !isAttacked(position, to, color ^ 1, occupiedOf(position) ^ bit(from))
}

/** Whether the king is safe after one of its other pieces has moved. */
function keepsKingSafe(position: usize, king: u32, from: u32, to: u32): bool {
  const checkers = load<Squares>(position, CHECKERS)
  if (isMany(checkers)) return false
  if (checkers != 0 && ((between(king, lowest(checkers)) | checkers) & bit(to)) == 0) return false
  return (load<Squares>(position, PINNED) & bit(from)) == 0 || (line(king, from) & bit(to)) != 0
}

/** Whether an ordinary move or double step is legal. */
function isPlainLegal(position: usize, move: u32): bool {
  const color = turnOf(position)
  const from = moveFrom(move)
  const to = moveTo(move)
  const code = codeAt(position, from)
  if (code == 0 || colorOf(code) != color || (byColor(position, color) & bit(to)) != 0) return false
  const role = roleOf(code)
  if (!promotesRightly(position, role, to, moveRole(move))) return false
  if (role == KING) return moveKind(move) == NORMAL && isKingMove(position, color, from, to)
  if (role != PAWN && moveKind(move) == DOUBLE_STEP) return false
  const targets =
    role == PAWN
      ? pawnTargets(position, color, from, moveKind(move))
      : pieceTargets(role, from, occupiedOf(position))
  return (targets & bit(to)) != 0 && keepsKingSafe(position, kingOf(position, color), from, to)
}

/** The move that an entry of the transposition table means, or 0 if it is not legal here; `list` is scratch room for moves. */
export function legalFrom(position: usize, move: u32, list: usize): u32 {
  if (move == 0) return 0
  if (HAS_JANGGI) {
    // A torn entry may have squares that are not on the board.
    if (((bit(moveFrom(move)) | bit(moveTo(move))) & ~wholeBoard(position)) != 0) return 0
    if (isJanggi(position)) return isJanggiLegal(position, move) ? move : 0
  }
  const isPlain = moveKind(move) <= DOUBLE_STEP
  if (isPlain && (flagsOf(position) & HAS_QUIET_STEPS) == 0 && !isInSetup(position))
    return isPlainLegal(position, move) ? move : 0
  return findAmongAll(position, move, list)
}
