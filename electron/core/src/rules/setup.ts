// Makes a position from the host's bytes, or finds the reason why there is none.

import {
  ADJUSTMENT,
  CASTLING_ROOKS,
  EP,
  FULLMOVES,
  HALFMOVES,
  KINGS,
  LEAP,
  NO_SQUARE,
  POSITION_BYTES,
  RELOCATION,
  RULES,
  TRANSPOSITION,
  TURN,
} from '../../layout/position'
import { PAIR_LAST } from '../../layout/rules'
import {
  IN_ADJUSTABLE,
  IN_BOARD,
  IN_CASTLING,
  IN_EP,
  IN_FULLMOVES,
  IN_HALFMOVES,
  IN_LEAP,
  IN_POCKETS,
  IN_RELOCATION,
  IN_TRANSPOSITION,
  IN_TURN,
  KINGS_FAULT,
  NO_COMPLETION,
  NO_FAULT,
  NOTHING_TO_RELOCATE,
  OPPOSITE_CHECK,
  OUTSIDE_PALACE,
  PAWNS_ON_BACK_RANK,
  POCKET_DOES_NOT_FIT,
  TOO_MANY_PIECES,
} from '../../layout/setup'
import { count, Files, HAS_JANGGI, SQUARES_ON_BOARD } from './bitboard'
import { isCastlingDead, kingTarget, rookTarget, settleCastling } from './castling'
import { isInPalace } from './janggi'
import { INPUT, MOVES } from './memoryMap'
import {
  ADJUSTMENT_KIND,
  LEAP_KIND,
  RELOCATION_KIND,
  setEpIfLegal,
  setRight,
  settleAdjustment,
  setUnmoved,
  TRANSPOSITION_KIND,
} from './make'
import { KING, PAWN, QUEEN, ROLE_COUNT } from './piece'
import { countCompletions } from './placement'
import {
  byColor,
  byRole,
  inHand,
  isPlacing,
  kingOf,
  occupiedOf,
  putPiece,
  relocationOf,
  setCastlingRook,
  setHeld,
  turnOf,
  xorKey,
} from './position'
import { armySize, homeRank, homeSquares, lastRanks } from './ranks'
import { appendRelocations } from './relocation'
import { flagsOf, isJanggi } from './rules'
import { isAttacked, refreshThreats } from './threats'
import { turnKey } from './zobrist'

function input(offset: usize): u32 {
  return load<u8>(INPUT + offset)
}

function readBoard(position: usize): void {
  for (let square: u32 = 0; square < SQUARES_ON_BOARD; square++) {
    const code = input(IN_BOARD + square)
    if (code != 0) putPiece(position, code, square)
  }
  for (let color: u32 = 0; color < 2; color++) {
    for (let role: u32 = 0; role < ROLE_COUNT; role++) {
      const held = input(((color * ROLE_COUNT + role) as usize) + IN_POCKETS)
      if (held != 0) setHeld(position, color, role, held)
    }
  }
}

function isDead(position: usize, color: u32, side: u32, rook: u32): bool {
  return isCastlingDead(
    kingOf(position, color),
    rook,
    kingTarget(position, color, side),
    rookTarget(position, color, side),
  )
}

function readRights(position: usize): void {
  for (let right: u32 = 0; right < 4; right++) {
    const rook = input((right as usize) + IN_CASTLING)
    if (rook != NO_SQUARE && !isDead(position, right >> 1, right & 1, rook)) {
      setCastlingRook(position, right >> 1, right & 1, rook)
    }
  }
  settleCastling(position)
  setRight(position, LEAP, LEAP_KIND, input(IN_LEAP))
  setRight(position, TRANSPOSITION, TRANSPOSITION_KIND, input(IN_TRANSPOSITION))
  setRight(position, RELOCATION, RELOCATION_KIND, input(IN_RELOCATION))
  const white = load<Files>(INPUT + IN_ADJUSTABLE) as u32
  const black = load<Files>(INPUT + IN_ADJUSTABLE + sizeof<Files>()) as u32
  setUnmoved(position, homeSquares(position, 0, white) | homeSquares(position, 1, black))
  setRight(position, ADJUSTMENT, ADJUSTMENT_KIND, (white != 0 ? 1 : 0) | (black != 0 ? 2 : 0))
  settleAdjustment(position, 0)
  settleAdjustment(position, 1)
}

function pocketFault(position: usize, color: u32): i32 {
  const free = 8 - count(occupiedOf(position) & homeRank(position, color))
  const hand = inHand(position, color)
  if (hand != 0 && hand != free) return POCKET_DOES_NOT_FIT
  return hand != 0 && countCompletions(position, color) == 0 ? NO_COMPLETION : NO_FAULT
}

function kingsOnBoard(position: usize, color: u32): u32 {
  return count(byRole(position, KING) & byColor(position, color))
}

/** Whether the kings and one queen of each side are at home, and the side to move has a relocation, even if only to stay. */
function canRelocate(position: usize): bool {
  for (let color: u32 = 0; color < 2; color++) {
    const home = byColor(position, color) & homeRank(position, color)
    if (count(home & byRole(position, QUEEN)) != 1 || (home & byRole(position, KING)) == 0) return false
  }
  return appendRelocations(position, MOVES, turnOf(position)) != MOVES
}

/**
 * Whether the pieces in hand fit the turn. White places first: the hands are equal when it is White's turn, and differ by one turn's pieces
 * when it is Black's.
 */
function isInTurn(position: usize): bool {
  const white = inHand(position, 0)
  const black = inHand(position, 1)
  if (turnOf(position) == 0) return white == black
  return black == white + 1 || ((flagsOf(position) & PAIR_LAST) != 0 && white == 0 && black == 2)
}

/** The fault because of which the position cannot be played on; 0 if it can. */
function faultOf(position: usize): i32 {
  for (let color: u32 = 0; color < 2; color++) {
    const held = load<u8>(INPUT + IN_POCKETS + ((color * ROLE_COUNT + KING) as usize)) as u32
    if (kingsOnBoard(position, color) + held != 1) return KINGS_FAULT
    if (HAS_JANGGI && isJanggi(position) && !isInPalace(position, color)) return OUTSIDE_PALACE
    if (count(byColor(position, color)) + inHand(position, color) > armySize(position)) return TOO_MANY_PIECES
    const fault = pocketFault(position, color)
    if (fault != NO_FAULT) return fault
  }
  if ((byRole(position, PAWN) & lastRanks(position)) != 0) return PAWNS_ON_BACK_RANK
  if (isPlacing(position)) return isInTurn(position) ? NO_FAULT : POCKET_DOES_NOT_FIT
  if (relocationOf(position) != 0) return canRelocate(position) ? NO_FAULT : NOTHING_TO_RELOCATE
  const waiting = turnOf(position) ^ 1
  const king = kingOf(position, waiting)
  return isAttacked(position, king, waiting ^ 1, occupiedOf(position)) ? OPPOSITE_CHECK : NO_FAULT
}

/** Builds a position from the setup at INPUT with a record of rules; returns a fault or 0. */
export function read(position: usize, rules: usize): i32 {
  memory.fill(position, 0, POSITION_BYTES)
  store<u32>(position, rules as u32, RULES)
  memory.fill(position + CASTLING_ROOKS, NO_SQUARE as u8, 4)
  store<u8>(position, NO_SQUARE as u8, EP)
  memory.fill(position + KINGS, NO_SQUARE as u8, 2)
  readBoard(position)
  readRights(position)
  store<u8>(position, input(IN_TURN) as u8, TURN)
  if (turnOf(position) == 1) xorKey(position, turnKey())
  store<u16>(position, load<u16>(INPUT + IN_HALFMOVES), HALFMOVES)
  store<u32>(position, load<u32>(INPUT + IN_FULLMOVES), FULLMOVES)
  const fault = faultOf(position)
  if (fault != NO_FAULT) return fault
  const ep = input(IN_EP)
  if (ep != NO_SQUARE) setEpIfLegal(position, turnOf(position), ep)
  refreshThreats(position)
  return NO_FAULT
}
