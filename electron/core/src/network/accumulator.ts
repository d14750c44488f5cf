// Keeps the hidden layer in step with the board: computes it anew, or updates it by the difference between two positions.
// https://www.chessprogramming.org/NNUE

import { CASTLING_ROOKS, NO_SQUARE } from '../../layout/position'
import { count, lowest, Squares, withoutLowest } from '../rules/bitboard'
import { castlingRook, codeAt, occupiedOf } from '../rules/position'
import { changedSquares } from './changes'
import { castlingInput, pieceInput, viewOf } from './inputs'
import { captureRow, moveRow, sumRows } from './rows'
import { kingPlace } from './seen'
import { HIDDEN_BIASES, HIDDEN_BYTES, ROWS, SUBTRACTED } from './shape'

export { ACCUMULATOR_BYTES } from './shape'

/** If more squares than this have changed, an update is not worth it; the lists of rows have room for this many. */
const MAX_CHANGES: u32 = 16

function rowOf(network: usize, input: u32): u32 {
  return (network as u32) + input * (HIDDEN_BYTES as u32)
}

/** Lists the rows of the pieces on a set of squares; returns the end of the list. */
function listPieces(
  position: usize,
  squares: Squares,
  list: usize,
  network: usize,
  perspective: u32,
  view: u32,
): usize {
  for (let rest = squares; rest != 0; rest = withoutLowest(rest)) {
    const square = lowest(rest)
    const input = pieceInput(perspective, view, codeAt(position, square), square)
    store<u32>(list, rowOf(network, input))
    list += 4
  }
  return list
}

function hasCastling(position: usize, right: u32): bool {
  return castlingRook(position, right >> 1, right & 1) != NO_SQUARE
}

/** Lists the rows of the castling rights that one position has and the other (`without`) lacks; all rights if `without` is 0. */
function listCastling(
  position: usize,
  without: usize,
  list: usize,
  network: usize,
  perspective: u32,
  view: u32,
): usize {
  for (let right: u32 = 0; right < 4; right++) {
    if (!hasCastling(position, right) || (without != 0 && hasCastling(without, right))) continue
    store<u32>(list, rowOf(network, castlingInput(perspective, view, right)))
    list += 4
  }
  return list
}

function hiddenOf(accumulator: usize, perspective: u32): usize {
  return accumulator + (perspective as usize) * HIDDEN_BYTES
}

function refreshPerspective(position: usize, accumulator: usize, network: usize, perspective: u32): void {
  const view = viewOf(perspective, kingPlace(position, perspective))
  const rows = accumulator + ROWS
  let end = listPieces(position, occupiedOf(position), rows, network, perspective, view)
  end = listCastling(position, 0, end, network, perspective, view)
  sumRows(network + HIDDEN_BIASES, hiddenOf(accumulator, perspective), rows, end, 0, 0)
}

/** Fills an accumulator with the hidden layers of a position; both kings must be on the board. */
export function refreshAccumulator(position: usize, accumulator: usize, network: usize): void {
  refreshPerspective(position, accumulator, network, 0)
  refreshPerspective(position, accumulator, network, 1)
}

/** Whether the king has left its area or crossed the middle, which changes all inputs. */
function hasTurned(before: usize, position: usize, color: u32): bool {
  return viewOf(color, kingPlace(before, color)) != viewOf(color, kingPlace(position, color))
}

/** Applies the rows that are listed in an accumulator to a hidden layer. */
function applyRows(source: usize, accumulator: usize, target: usize, end: usize, subtractedEnd: usize): void {
  const added = accumulator + ROWS
  const subtracted = accumulator + SUBTRACTED
  const plus = load<u32>(added) as usize
  const minus = load<u32>(subtracted) as usize
  if (end - added == 4 && subtractedEnd - subtracted == 4) moveRow(source, target, plus, minus)
  else if (end - added == 4 && subtractedEnd - subtracted == 8)
    captureRow(source, target, plus, minus, load<u32>(subtracted, 4) as usize)
  else sumRows(source, target, added, end, subtracted, subtractedEnd)
}

function updatePerspective(
  before: usize,
  source: usize,
  position: usize,
  accumulator: usize,
  network: usize,
  perspective: u32,
  changed: Squares,
): void {
  const view = viewOf(perspective, kingPlace(position, perspective))
  const added = accumulator + ROWS
  const subtracted = accumulator + SUBTRACTED
  const now = changed & occupiedOf(position)
  const then = changed & occupiedOf(before)
  let end = listPieces(position, now, added, network, perspective, view)
  let subtractedEnd = listPieces(before, then, subtracted, network, perspective, view)
  if (load<u32>(before, CASTLING_ROOKS) != load<u32>(position, CASTLING_ROOKS)) {
    end = listCastling(position, before, end, network, perspective, view)
    subtractedEnd = listCastling(before, position, subtractedEnd, network, perspective, view)
  }
  applyRows(
    hiddenOf(source, perspective),
    accumulator,
    hiddenOf(accumulator, perspective),
    end,
    subtractedEnd,
  )
}

/**
 * Fills an accumulator by updating that of another position whose hidden layers are known. Any two positions with both kings will do; the
 * more they differ, the less is saved.
 */
export function updateAccumulator(
  before: usize,
  beforeAccumulator: usize,
  position: usize,
  accumulator: usize,
  network: usize,
): void {
  const changed = changedSquares(before, position)
  const isFar = count(changed) > min<u32>(MAX_CHANGES, count(occupiedOf(position)) >> 1)
  for (let color: u32 = 0; color < 2; color++) {
    if (isFar || hasTurned(before, position, color)) refreshPerspective(position, accumulator, network, color)
    else updatePerspective(before, beforeAccumulator, position, accumulator, network, color, changed)
  }
}
