// What each side attacks, gathered while its pieces are counted. The maps are globals of the module's
// instance, so every thread has its own.

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

/** How much a piece adds to the danger of a king whose surroundings it attacks. */
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

/** All that a side attacks. */
export function attackMap(color: u32): u64 {
  return color == 0 ? whiteAll : blackAll
}

/** What a side attacks with two pieces or more. */
export function twiceMap(color: u32): u64 {
  return color == 0 ? whiteTwice : blackTwice
}

/** The squares on which pieces of a side count as mobile. */
export function mobilityArea(color: u32): u64 {
  return color == 0 ? whiteArea : blackArea
}

/** The king's square and those around it; a king at the edge is taken to stand one step inside. */
export function kingZone(color: u32): u64 {
  return color == 0 ? whiteZone : blackZone
}

/** Attack units that a side has gathered against the enemy king. */
export function unitsOf(color: u32): i32 {
  return color == 0 ? whiteUnits : blackUnits
}

/** No squares that enemy pawns guard, nor those of own pawns that are blocked or at home, nor the king's. */
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

/** Begins anew with what pawns and kings attack. */
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

/** A side's part of the maps grows by what one piece attacks. */
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
