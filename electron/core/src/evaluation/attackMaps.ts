// The attack maps of both sides, filled as their pieces are evaluated. The maps are globals of the module's instance, so every thread has
// its own.

import { kingAttacks } from '../rules/attacks'
import { bit, forward, pawnCaptures } from '../rules/bitboard'
import { KING, KNIGHT, PAWN, QUEEN, ROOK } from '../rules/piece'
import { byColor, byRole, kingOf, occupiedOf } from '../rules/position'
import { ranksOf } from './view'

let whitePawns: u64 = 0
let blackPawns: u64 = 0
let whiteKnights: u64 = 0
let blackKnights: u64 = 0
let whiteBishops: u64 = 0
let blackBishops: u64 = 0
let whiteRooks: u64 = 0
let blackRooks: u64 = 0
let whiteQueens: u64 = 0
let blackQueens: u64 = 0
let whiteAll: u64 = 0
let blackAll: u64 = 0
let whiteTwice: u64 = 0
let blackTwice: u64 = 0
let whiteArea: u64 = 0
let blackArea: u64 = 0
let whiteZone: u64 = 0
let blackZone: u64 = 0
let whiteUnits: i32 = 0
let blackUnits: i32 = 0

const SECOND_AND_THIRD: u64 = 0x0000000000ffff00

/** Attack units that a piece adds if it attacks the surroundings of the enemy king. */
const KNIGHT_UNITS: i32 = 3
const BISHOP_UNITS: i32 = 3
const ROOK_UNITS: i32 = 4
const QUEEN_UNITS: i32 = 5

export function pawnMap(color: u32): u64 {
  return color == 0 ? whitePawns : blackPawns
}

export function knightMap(color: u32): u64 {
  return color == 0 ? whiteKnights : blackKnights
}

export function bishopMap(color: u32): u64 {
  return color == 0 ? whiteBishops : blackBishops
}

export function minorMap(color: u32): u64 {
  return knightMap(color) | bishopMap(color)
}

export function rookMap(color: u32): u64 {
  return color == 0 ? whiteRooks : blackRooks
}

export function queenMap(color: u32): u64 {
  return color == 0 ? whiteQueens : blackQueens
}

/** All squares that a side attacks. */
export function attackMap(color: u32): u64 {
  return color == 0 ? whiteAll : blackAll
}

/** The squares that two or more pieces of a side attack. */
export function twiceMap(color: u32): u64 {
  return color == 0 ? whiteTwice : blackTwice
}

/** The squares that count toward the mobility of a side's pieces. */
export function mobilityArea(color: u32): u64 {
  return color == 0 ? whiteArea : blackArea
}

/** The king's square and those around it; for a king at the edge, the zone is centered one step inside. */
export function kingZone(color: u32): u64 {
  return color == 0 ? whiteZone : blackZone
}

/** Attack units that a side has gathered against the enemy king. */
export function unitsOf(color: u32): i32 {
  return color == 0 ? whiteUnits : blackUnits
}

/** All squares except those that enemy pawns guard, those of own pawns that are blocked or have hardly advanced, and the king's. */
function areaOf(position: usize, color: u32): u64 {
  const own = byColor(position, color)
  const blocked = forward(occupiedOf(position), color ^ 1) | ranksOf(color, SECOND_AND_THIRD)
  const stuck = byRole(position, PAWN) & own & blocked
  return ~(stuck | (byRole(position, KING) & own) | pawnMap(color ^ 1))
}

function zoneOf(king: u32): u64 {
  const file = min<u32>(max<u32>(king & 7, 1), 6)
  const rank = min<u32>(max<u32>(king >> 3, 1), 6)
  const center = (rank << 3) | file
  return kingAttacks(center) | bit(center)
}

/** Resets the maps to what pawns and kings attack. */
export function beginMaps(position: usize): void {
  const pawns = byRole(position, PAWN)
  whitePawns = pawnCaptures(pawns & byColor(position, 0), 0)
  blackPawns = pawnCaptures(pawns & byColor(position, 1), 1)
  const whiteKing = kingAttacks(kingOf(position, 0))
  const blackKing = kingAttacks(kingOf(position, 1))
  whiteAll = whitePawns | whiteKing
  blackAll = blackPawns | blackKing
  whiteTwice = whitePawns & whiteKing
  blackTwice = blackPawns & blackKing
  whiteKnights = blackKnights = whiteBishops = blackBishops = 0
  whiteRooks = blackRooks = whiteQueens = blackQueens = 0
  whiteArea = areaOf(position, 0)
  blackArea = areaOf(position, 1)
  whiteZone = zoneOf(kingOf(position, 0))
  blackZone = zoneOf(kingOf(position, 1))
  whiteUnits = blackUnits = 0
}

function unitsOfRole(role: u32): i32 {
  if (role == QUEEN) return QUEEN_UNITS
  if (role == ROOK) return ROOK_UNITS
  return role == KNIGHT ? KNIGHT_UNITS : BISHOP_UNITS
}

/** Adds what one piece attacks to a side's maps. */
export function noteAttacks(color: u32, role: u32, attacks: u64): void {
  if (color == 0) {
    whiteTwice |= whiteAll & attacks
    whiteAll |= attacks
    if (role == QUEEN) whiteQueens |= attacks
    else if (role == ROOK) whiteRooks |= attacks
    else if (role == KNIGHT) whiteKnights |= attacks
    else whiteBishops |= attacks
    const near = attacks & blackZone
    if (near != 0) whiteUnits += unitsOfRole(role) + (popcnt(near) as i32)
  } else {
    blackTwice |= blackAll & attacks
    blackAll |= attacks
    if (role == QUEEN) blackQueens |= attacks
    else if (role == ROOK) blackRooks |= attacks
    else if (role == KNIGHT) blackKnights |= attacks
    else blackBishops |= attacks
    const near = attacks & whiteZone
    if (near != 0) blackUnits += unitsOfRole(role) + (popcnt(near) as i32)
  }
}
