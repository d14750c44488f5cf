// Principal variation search (PVS). https://www.chessprogramming.org/Principal_Variation_Search

import { MATE } from '../../layout/controlBlock'
import { CHECKERS, KEY } from '../../layout/position'
import { NODES, SEL_DEPTH } from '../../layout/threadArena'
import { hasPieces } from '../rules/army'
import { Squares } from '../rules/bitboard'
import { isInSetup, turnOf } from '../rules/position'
import { clearCutoffsBelow, descend } from './descend'
import { findCheckSquares } from './directChecks'
import { givesDirectCheck } from './givesDirectCheck'
import { drawScore, isDraw, isTooDeep } from './draws'
import {
  CUTOFFS,
  DOUBLE_EXTENSIONS,
  EXCLUDED,
  FRAME_BYTES,
  KILLERS,
  MOVE,
  MOVE_LIST,
  STATIC_EVAL,
  TRIED_CAPTURES,
  TRIED_QUIETS,
} from './frame'
import { isNoisy } from './exchange'
import { captureHistory, quietHistory, rewardContinuation, rewardQuiet } from './history'
import {
  bonusAt,
  keepTried,
  rewardPriorMove,
  updateCorrectionHistory,
  updateHistories,
} from './historyUpdate'
import { lateMoveReduction } from './lateMoveReductions'
import { legalFrom } from './legality'
import { countNode, isStopped } from './limits'
import { clearLine, extendLine } from './line'
import { lateMovePruningCount, PLAY, pruneQuiet, pruneTactical, SKIP_QUIETS } from './movePruning'
import { mayProbCut, probCut, PROBCUT_MARGIN, pruneNode } from './nodePruning'
import { beginPicking, nextMove } from './picker'
import { quiescence } from './quiescence'
import { firstListed, isListed, isSecondary, recordRootMove } from './rootMoves'
import { clamp, greater, INFINITE, isLoss, isMate, lesser, matedIn, mateIn, NO_SCORE } from './score'
import { searchBelow } from './searchBelow'
import { extensionOf, mayBeSingular, MULTI_CUT, singularBound } from './singular'
import { control, thread } from './state'
import { rawEval } from './staticEval'
import { correctedEval, estimateOf } from './correctedEval'
import {
  EXACT,
  foundBound,
  foundDepth,
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

// The numbers below are centipawns and plies, of the size common among engines of this kind. Two parts were switched off for 260 games at
// 4,000 nodes a move each: without singular extensions 21 Elo less, without correction history 10, both within the error of 260 games.

/** The depth from which internal iterative reduction is applied. */
const IIR_DEPTH: i32 = 4

/**
 * The score of a position, from the view of the side to move, exact if it is between alpha and beta.
 *
 * @param depth remaining plies; at 0 quiescence takes over
 * @param isPv the node lies on the principal variation
 * @param isCut the node is expected to fail high
 */
export function search(
  frame: usize,
  alpha: i32,
  beta: i32,
  depth: i32,
  ply: i32,
  isPv: bool,
  isCut: bool,
): i32 {
  if (depth <= 0) return quiescence(frame, alpha, beta, ply, isPv)

  // Step 1. Ends of the game and of the search.
  clearLine(frame)
  if (!countNode()) return 0
  const isRoot = ply == 0
  const color = turnOf(frame)
  const evades = load<Squares>(frame, CHECKERS) != 0
  const isSetup = isInSetup(frame)
  if (isPv && (load<u32>(thread, SEL_DEPTH) as i32) < ply + 1) store<u32>(thread, ply + 1, SEL_DEPTH)
  if (!isRoot) {
    if (isDraw(frame, ply)) return drawScore()
    if (isTooDeep(ply)) return evades ? 0 : correctedEval(frame, rawEval(frame))

    // Step 2. Mate distance pruning: if a shorter mate has already been found, nothing here can improve on it.
    alpha = greater(alpha, matedIn(ply))
    beta = lesser(beta, mateIn(ply + 1))
    if (alpha >= beta) return alpha
  }

  // Step 3. The transposition table.
  const excluded = load<u32>(frame, EXCLUDED)
  const key = load<u64>(frame, KEY)
  const known = probe(key)
  const knownScore = known != 0 ? foundScore(known, ply) : NO_SCORE
  const knownBound: u32 = known != 0 ? foundBound(known) : 0
  let tableMove: u32 = 0
  if (isRoot) tableMove = firstListed()
  else if (known != 0) tableMove = legalFrom(frame, foundMove(known), frame + MOVE_LIST)
  const wasPv = isPv || (known != 0 && foundPv(known))
  if (
    !isPv &&
    excluded == 0 &&
    known != 0 &&
    foundDepth(known) >= depth &&
    isProof(knownBound, knownScore, beta)
  ) {
    if (tableMove != 0 && knownScore >= beta && !isNoisy(frame, tableMove))
      rewardQuiet(frame, tableMove, bonusAt(depth) / 2)
    return knownScore
  }

  // Step 4. The static evaluation.
  let raw = NO_SCORE
  let staticEval = NO_SCORE
  let isImproving = false
  store<u32>(frame + FRAME_BYTES, 0, EXCLUDED)
  clearCutoffsBelow(frame)
  if (evades || isSetup) {
    store<i32>(frame, load<i32>(frame - 2 * FRAME_BYTES, STATIC_EVAL), STATIC_EVAL)
  } else {
    if (excluded != 0) staticEval = load<i32>(frame, STATIC_EVAL)
    else {
      raw = known != 0 && foundStaticEval(known) != NO_SCORE ? foundStaticEval(known) : rawEval(frame)
      staticEval = correctedEval(frame, raw)
      store<i32>(frame, staticEval, STATIC_EVAL)
    }
    isImproving = staticEval > load<i32>(frame - 2 * FRAME_BYTES, STATIC_EVAL)
  }
  const estimate = estimateOf(staticEval, known, knownScore)

  // A search for mate does not prune any moves.
  const isMateHunt = load<u32>(control, MATE) != 0
  const prunes = !isPv && !evades && !isSetup && excluded == 0 && !isMateHunt
  if (prunes) {
    // Steps 5 to 7. Razoring, reverse futility pruning, null move pruning.
    const score = pruneNode(frame, alpha, beta, depth, ply, estimate, isImproving, isCut)
    if (isStopped()) return 0
    if (score != NO_SCORE) return score
  }

  // Step 8. Internal iterative reduction (IIR): without a move to try first, a deep search is not worth it yet.
  if (depth >= IIR_DEPTH && tableMove == 0 && excluded == 0 && !isSetup && (isPv || isCut)) depth--

  // Step 9. ProbCut: a capture that clearly beats beta at a lower depth will do so at this one.
  const probCutBeta = beta + PROBCUT_MARGIN
  if (prunes && mayProbCut(probCutBeta, beta, depth, known, knownScore)) {
    const score = probCut(frame, probCutBeta, depth - 4, ply, isCut)
    if (isStopped()) return 0
    if (score != NO_SCORE) {
      saveEntry(key, ply, load<u32>(frame, MOVE), score, raw, depth - 3, LOWER, wasPv)
      return score - PROBCUT_MARGIN
    }
  }

  // Step 10. The moves, one after the other.
  beginPicking(frame, tableMove)
  findCheckSquares(frame)
  const isTableNoisy = tableMove != 0 && isNoisy(frame, tableMove)
  let best = -INFINITE
  let bestMove: u32 = 0
  let tried: i32 = 0
  let quiets: u32 = 0
  let captures: u32 = 0
  let skipQuiet = false
  while (true) {
    const move = nextMove(frame, skipQuiet)
    if (move == 0) break
    if (move == excluded) continue
    if (isRoot && !isListed(move)) continue
    tried++
    const noisy = isNoisy(frame, move)
    const checks = givesDirectCheck(frame, move)

    // Step 11. Pruning at shallow depth: late move pruning (LMP), history, futility and SEE pruning.
    if (!isRoot && !isLoss(best) && !isSetup && !isMateHunt && hasPieces(frame, color)) {
      const reduced = greater(depth - lateMoveReduction(depth, tried) / 16, 0)
      const isQuiet = !noisy && !checks
      if (isQuiet && tried >= lateMovePruningCount(depth, isImproving)) skipQuiet = true
      const pruning = isQuiet
        ? pruneQuiet(frame, move, alpha, depth, reduced)
        : pruneTactical(frame, move, alpha, depth, reduced, checks)
      if (pruning == SKIP_QUIETS) skipQuiet = true
      if (pruning != PLAY) continue
    }

    // Step 12. Singular extension: if only one move keeps the score, it is searched more deeply.
    let extension = 0
    const isCandidate = !isRoot && move == tableMove && excluded == 0 && !isSetup
    if (isCandidate && mayBeSingular(known, knownScore, depth, ply, wasPv)) {
      const bound = singularBound(knownScore, depth, wasPv && !isPv)
      extension = extensionOf(frame, move, bound, beta, knownScore, depth, ply, isPv, isCut)
      if (isStopped()) return 0
      if (extension == MULTI_CUT) return bound
      // The search without the move has used this node's picker, so picking starts again.
      beginPicking(frame, tableMove)
      nextMove(frame, false)
      findCheckSquares(frame)
    }

    // Step 13. Play it.
    store<u32>(
      frame + FRAME_BYTES,
      load<u32>(frame, DOUBLE_EXTENSIONS) + (extension == 2 ? 1 : 0),
      DOUBLE_EXTENSIONS,
    )
    const history = noisy ? captureHistory(frame, move) * 4 : quietHistory(frame, move)
    const nodesBefore = load<u64>(thread, NODES)
    const child = descend(frame, move)
    const newDepth = depth - 1 + extension
    let score = 0

    // Step 14. Late move reductions (LMR): late moves are searched less deeply, and again if they turn out well.
    if (depth >= 2 && tried > 1 + (isRoot ? 1 : 0) && !isSetup) {
      let reduction = lateMoveReduction(depth, tried)
      if (!isImproving) reduction += 12
      if (isCut) reduction += 28
      if (wasPv) reduction -= 20
      if (isPv) reduction -= 10
      if (isTableNoisy) reduction += 12
      if (noisy || checks) reduction -= 12
      if (load<u32>(child, CUTOFFS) > 3) reduction += 14
      if (move == load<u32>(frame, KILLERS)) reduction -= 12
      reduction -= history / 1000
      const reduced = clamp(newDepth - reduction / 16, 1, newDepth + (isPv ? 1 : 0))
      score = searchBelow(child, color, alpha, alpha + 1, reduced, ply + 1, false, true)
      if (score > alpha && reduced < newDepth) {
        let again = newDepth
        if (score > best + 45) again++
        else if (score < best + 8) again--
        if (again > reduced)
          score = searchBelow(child, color, alpha, alpha + 1, again, ply + 1, false, !isCut)
        if (!noisy && score > alpha) rewardContinuation(frame, move, bonusAt(depth))
      }
    } else if (!isPv || tried > 1) {
      // Step 15. Null window: all moves but the first need only be shown not to be better.
      score = searchBelow(child, color, alpha, alpha + 1, newDepth, ply + 1, false, !isCut)
    }
    if (isPv && (tried == 1 || score > alpha)) {
      score = searchBelow(child, color, alpha, beta, newDepth, ply + 1, true, false)
    }
    if (isStopped()) return 0
    if (isRoot) {
      const effort = load<u64>(thread, NODES) - nodesBefore
      recordRootMove(child, move, score, effort, tried == 1 || score > alpha)
    }

    // Step 16. Is it the best so far?
    if (score > best) {
      best = score
      if (score > alpha) {
        bestMove = move
        if (isPv) extendLine(frame, move)
        if (score >= beta) break
        if (depth > 2 && depth < 12 && !isMate(score)) depth -= 1
        alpha = score
      }
    }
    if (move != bestMove) {
      if (noisy) captures = keepTried(frame + TRIED_CAPTURES, captures, move)
      else quiets = keepTried(frame + TRIED_QUIETS, quiets, move)
    }
  }

  // Step 17. No move: mate, stalemate, or no move other than the excluded one.
  if (tried == 0) {
    if (excluded != 0) return alpha
    return evades ? matedIn(ply) : 0
  }

  // Step 18. Update the histories and the transposition table.
  if (best >= beta && !isMate(best) && !isMate(beta) && !isMate(alpha))
    best = (best * depth + beta) / (depth + 1)
  if (best >= beta) updateHistories(frame, bestMove, depth, quiets, captures)
  else if (bestMove == 0 && !isRoot) rewardPriorMove(frame, depth)
  if (excluded == 0 && !(isRoot && isSecondary())) {
    const bound = best >= beta ? LOWER : isPv && bestMove != 0 ? EXACT : UPPER
    saveEntry(key, ply, bestMove, best, raw, depth, bound, wasPv)
    updateCorrectionHistory(frame, bestMove, best, beta, depth)
  }
  return best
}
