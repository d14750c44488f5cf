// The evaluation of Janggi: material, mobility, soldiers, and what is aimed at the palaces.

import {
  DANGER_UNITS,
  GENERAL_RANK,
  JANGGI_HANGING,
  JANGGI_MATERIAL,
  JANGGI_MOBILITY,
  PALACE_DANGER,
  SOLDIER_RANK,
  SOLDIERS_LINKED,
  WIDE_TEMPO,
} from '../../layout/wideEvaluation'
import { CANNON as CANNON_NUMBER, ELEPHANT as ELEPHANT_NUMBER } from '../../layout/wideRoles'
import { count, eastward, lowest, Squares, westward, withoutLowest } from '../rules/bitboard'
import { reachFrom } from '../rules/janggi'
import { palaceOf } from '../rules/janggiTables'
import { KING, KNIGHT, PAWN, roleOf, ROOK } from '../rules/piece'
import { byColor, byRole, codeAt, kingOf, turnOf } from '../rules/position'
import { wholeBoard } from '../rules/ranks'
import { term } from './term'
import { addAttacks, addUnits, attackedBy, clearMaps, unitsAgainst } from './wideMaps'
import { WIDE_FULL_PHASE } from './widePhase'
import { rankSeen } from './wideView'

const CANNON: u32 = CANNON_NUMBER
const ELEPHANT: u32 = ELEPHANT_NUMBER

/** Units that an attacker of a palace adds; the strongest count most. */
function attackUnits(role: u32): i32 {
  if (role == ROOK) return 4
  if (role == CANNON) return 3
  return role == PAWN ? 1 : 2
}

function pieceScore(position: usize, parameters: usize, color: u32, square: u32, palace: Squares): i32 {
  const role = roleOf(codeAt(position, square))
  const reached = reachFrom(position, color, square, role) & wholeBoard(position)
  addAttacks(color, reached)
  const aimed = reached & palace
  if (aimed != 0) addUnits(color, attackUnits(role) + (count(aimed) as i32))
  let score =
    term(parameters, JANGGI_MATERIAL + role, 1) +
    term(parameters, JANGGI_MOBILITY + role, count(reached & ~byColor(position, color)) as i32)
  if (role == PAWN) score += term(parameters, SOLDIER_RANK + rankSeen(position, color, square), 1)
  return score
}

function soldiersScore(position: usize, parameters: usize, color: u32): i32 {
  const soldiers = byRole(position, PAWN) & byColor(position, color)
  // No piece stands on the tenth file, so shifting sideways never leads onto another rank.
  const linked = soldiers & (eastward(soldiers) | westward(soldiers))
  return term(parameters, SOLDIERS_LINKED, count(linked) as i32)
}

function piecesScore(position: usize, parameters: usize, color: u32): i32 {
  const palace = palaceOf(color ^ 1)
  let score = soldiersScore(position, parameters, color)
  for (let rest = byColor(position, color); rest != 0; rest = withoutLowest(rest))
    score += pieceScore(position, parameters, color, lowest(rest), palace)
  return score
}

/** The score of the general and of hanging pieces; needs the complete attack maps. */
function restScore(position: usize, parameters: usize, color: u32): i32 {
  const enemies = byColor(position, color ^ 1) & ~byRole(position, KING)
  const hanging = enemies & attackedBy(color) & ~attackedBy(color ^ 1)
  const units = min<u32>(unitsAgainst(color) as u32, DANGER_UNITS - 1)
  return (
    term(parameters, GENERAL_RANK + rankSeen(position, color, kingOf(position, color)), 1) +
    term(parameters, JANGGI_HANGING, count(hanging) as i32) -
    term(parameters, PALACE_DANGER + units, 1)
  )
}

/** The score with its middlegame and endgame halves, White's view. */
export function janggiScore(position: usize, parameters: usize): i32 {
  clearMaps()
  const pieces = piecesScore(position, parameters, 0) - piecesScore(position, parameters, 1)
  const rest = restScore(position, parameters, 0) - restScore(position, parameters, 1)
  const tempo = term(parameters, WIDE_TEMPO, 1)
  return pieces + rest + (turnOf(position) == 0 ? tempo : -tempo)
}

/** WIDE_FULL_PHASE at the start of a game, falling to 0 when only soldiers and guards are left. */
export function janggiPhase(position: usize): i32 {
  const leapers = count(byRole(position, KNIGHT) | byRole(position, ELEPHANT)) as i32
  const cannons = count(byRole(position, CANNON)) as i32
  const chariots = count(byRole(position, ROOK)) as i32
  return min<i32>(leapers + 2 * cannons + 3 * chariots, WIDE_FULL_PHASE)
}
