// Quiescence search: captures and promotions until the position is quiet, and all evasions if in check.
// https://www.chessprogramming.org/Quiescence_Search

import { CHECKERS, KEY } from '../../layout/position'
import { Squares } from '../rules/bitboard'
import { moveRole } from '../rules/move'
import { isInSetup } from '../rules/position'
import { descend } from './descend'
import { findCheckSquares } from './directChecks'
import { givesDirectCheck } from './givesDirectCheck'
import { isDraw, isTooDeep, drawScore } from './draws'
import { evalMargin } from './evalMargin'
import { capturedValue, isNoisy } from './exchange'
import { MOVE_LIST, STATIC_EVAL } from './frame'
import { countNode, isStopped } from './limits'
import { legalFrom } from './legality'
import { clearLine, extendLine } from './line'
import { beginCaptures, beginPicking, nextMove } from './picker'
import { greater, INFINITE, isLoss, isMate, matedIn, NO_SCORE } from './score'
import { rawEval } from './staticEval'
import { seeAtLeast } from './see'
import { correctedEval } from './correctedEval'
import {
  foundBound,
  foundMove,
  foundPv,
  foundScore,
  foundStaticEval,
  isProof,
  LOWER,
  probe,
  saveEntry,
  UPPER,
} from './transpositionTable'

/** Delta pruning: the most that a capture is expected to gain beyond the piece it takes. */
const DELTA_MARGIN: i32 = 112
/** After this many captures, quiescence tries only those that clearly win. */
const MAX_CAPTURES: u32 = 3
/** SEE pruning: the least gain of an exchange that is tried, in centipawns. */
const SEE_MARGIN: i32 = -30

/** The score of a position once it is quiet, from the view of the side to move. */
export function quiescence(frame: usize, alpha: i32, beta: i32, ply: i32, isPv: bool): i32 {
  // 1. Ends of the game and of the search.
  clearLine(frame)
  if (!countNode()) return 0
  if (isDraw(frame, ply)) return drawScore()
  const evades = load<Squares>(frame, CHECKERS) != 0
  if (isInSetup(frame)) return correctedEval(frame, rawEval(frame))
  if (isTooDeep(ply)) return evades ? 0 : correctedEval(frame, rawEval(frame))

  // 2. The transposition table.
  const key = load<u64>(frame, KEY)
  const known = probe(key)
  if (known != 0 && !isPv) {
    const score = foundScore(known, ply)
    if (isProof(foundBound(known), score, beta)) return score
  }
  const wasPv = isPv || (known != 0 && foundPv(known))

  // 3. Stand pat: the side to move need not capture.
  let raw = NO_SCORE
  let best = -INFINITE
  let deltaBase = -INFINITE
  if (!evades) {
    raw = known != 0 && foundStaticEval(known) != NO_SCORE ? foundStaticEval(known) : rawEval(frame)
    best = correctedEval(frame, raw)
    store<i32>(frame, best, STATIC_EVAL)
    if (known != 0) {
      const score = foundScore(known, ply)
      if (!isMate(score) && isProof(foundBound(known), score, best)) best = score
    }
    if (best >= beta) {
      if (known == 0) saveEntry(key, ply, 0, best, raw, -1, LOWER, false)
      return isMate(best) ? best : (best + beta) / 2
    }
    deltaBase = best + evalMargin(frame, DELTA_MARGIN)
    if (best > alpha) alpha = best
  }

  // 4. The moves.
  const tableMove = evades && known != 0 ? legalFrom(frame, foundMove(known), frame + MOVE_LIST) : 0
  if (evades) beginPicking(frame, tableMove)
  else beginCaptures(frame, 0, SEE_MARGIN)
  findCheckSquares(frame)
  let bestMove: u32 = 0
  let tried: u32 = 0
  let skipQuiet = false
  while (true) {
    const move = nextMove(frame, skipQuiet)
    if (move == 0) break
    tried++
    if (!isLoss(best)) {
      // Once one evasion does not lose, other quiet evasions need not be tried.
      if (evades && !isNoisy(frame, move)) {
        skipQuiet = true
        if (tried > 1) break
      }
      if (!evades && moveRole(move) == 0 && !givesDirectCheck(frame, move)) {
        if (tried > MAX_CAPTURES) break
        // Delta pruning.
        const reached = deltaBase + capturedValue(frame, move)
        if (reached <= alpha) {
          best = greater(best, reached)
          continue
        }
        if (deltaBase <= alpha && !seeAtLeast(frame, move, 1)) {
          best = greater(best, deltaBase)
          continue
        }
      }
    }
    const child = descend(frame, move)
    const score = -quiescence(child, -beta, -alpha, ply + 1, isPv)
    if (isStopped()) return 0
    if (score <= best) continue
    best = score
    if (score <= alpha) continue
    bestMove = move
    if (isPv) extendLine(frame, move)
    if (score >= beta) break
    alpha = score
  }

  // 5. The result.
  if (evades && tried == 0) return matedIn(ply)
  if (best >= beta && !isMate(best)) best = (best + beta) / 2
  saveEntry(key, ply, bestMove, best, raw, evades ? 0 : -1, best >= beta ? LOWER : UPPER, wasPv)
  return best
}
