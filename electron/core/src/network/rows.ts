// Adds and subtracts rows of weights. Rows are lists of addresses; a whole list is added while a part of the hidden layer stays in
// registers, and the common cases take one pass without a list.

import { HIDDEN_BYTES } from './shape'

/** Bytes of the part of a row that is held in registers. */
export const TILE: usize = 128

/**
 * target = source + rows from `added` - rows from `subtracted`, of numbers of type T; the lists end before the addresses given. An entry of
 * a list means the row at `rows + entry * stride`.
 */
export function addRows<T>(
  bytes: usize,
  source: usize,
  target: usize,
  rows: usize,
  stride: usize,
  added: usize,
  addedEnd: usize,
  subtracted: usize,
  subtractedEnd: usize,
): void {
  for (let tile: usize = 0; tile < bytes; tile += TILE) {
    const from = source + tile
    let a = v128.load(from)
    let b = v128.load(from, 16)
    let c = v128.load(from, 32)
    let d = v128.load(from, 48)
    let e = v128.load(from, 64)
    let f = v128.load(from, 80)
    let g = v128.load(from, 96)
    let h = v128.load(from, 112)
    for (let at = added; at < addedEnd; at += 4) {
      const row = rows + (load<u32>(at) as usize) * stride + tile
      a = v128.add<T>(a, v128.load(row))
      b = v128.add<T>(b, v128.load(row, 16))
      c = v128.add<T>(c, v128.load(row, 32))
      d = v128.add<T>(d, v128.load(row, 48))
      e = v128.add<T>(e, v128.load(row, 64))
      f = v128.add<T>(f, v128.load(row, 80))
      g = v128.add<T>(g, v128.load(row, 96))
      h = v128.add<T>(h, v128.load(row, 112))
    }
    for (let at = subtracted; at < subtractedEnd; at += 4) {
      const row = rows + (load<u32>(at) as usize) * stride + tile
      a = v128.sub<T>(a, v128.load(row))
      b = v128.sub<T>(b, v128.load(row, 16))
      c = v128.sub<T>(c, v128.load(row, 32))
      d = v128.sub<T>(d, v128.load(row, 48))
      e = v128.sub<T>(e, v128.load(row, 64))
      f = v128.sub<T>(f, v128.load(row, 80))
      g = v128.sub<T>(g, v128.load(row, 96))
      h = v128.sub<T>(h, v128.load(row, 112))
    }
    const to = target + tile
    v128.store(to, a)
    v128.store(to, b, 16)
    v128.store(to, c, 32)
    v128.store(to, d, 48)
    v128.store(to, e, 64)
    v128.store(to, f, 80)
    v128.store(to, g, 96)
    v128.store(to, h, 112)
  }
}

/** The same for rows of the network, which are listed by their addresses. */
export function sumRows(
  source: usize,
  target: usize,
  added: usize,
  addedEnd: usize,
  subtracted: usize,
  subtractedEnd: usize,
): void {
  addRows<i16>(HIDDEN_BYTES, source, target, 0, 1, added, addedEnd, subtracted, subtractedEnd)
}

/** target = source + plus - minus: a quiet move. */
export function moveRow(source: usize, target: usize, plus: usize, minus: usize): void {
  for (let at: usize = 0; at < HIDDEN_BYTES; at += 32) {
    const low = i16x8.add(v128.load(source + at), v128.load(plus + at))
    const high = i16x8.add(v128.load(source + at, 16), v128.load(plus + at, 16))
    v128.store(target + at, i16x8.sub(low, v128.load(minus + at)))
    v128.store(target + at, i16x8.sub(high, v128.load(minus + at, 16)), 16)
  }
}

/** target = source + plus - minus - taken: a capture. */
export function captureRow(source: usize, target: usize, plus: usize, minus: usize, taken: usize): void {
  for (let at: usize = 0; at < HIDDEN_BYTES; at += 32) {
    const low = i16x8.sub(i16x8.add(v128.load(source + at), v128.load(plus + at)), v128.load(minus + at))
    const high = i16x8.sub(
      i16x8.add(v128.load(source + at, 16), v128.load(plus + at, 16)),
      v128.load(minus + at, 16),
    )
    v128.store(target + at, i16x8.sub(low, v128.load(taken + at)))
    v128.store(target + at, i16x8.sub(high, v128.load(taken + at, 16)), 16)
  }
}
