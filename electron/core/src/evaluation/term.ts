// The only way in which parameters enter the evaluation: a parameter times the number of times it applies. A build with TRACE=1 also
// records these counts, so that the evaluation can be tuned as a linear function.

/** The address at which the counts are recorded, one 32-bit word for each parameter; 0 if they are not. */
let counts: usize = 0
/** 1 while White is evaluated, -1 for Black. */
let sign: i32 = 1

export function traceTo(address: usize): void {
  counts = address
}

/** Sets the side to which the terms that follow belong. */
export function traceSide(color: u32): void {
  sign = color == 0 ? 1 : -1
}

function trace(index: u32, count: i32): void {
  if (counts == 0) return
  const at = counts + ((index as usize) << 2)
  store<i32>(at, load<i32>(at) + sign * count)
}

/** A parameter that may not apply after all; it is not traced. */
export function peek(parameters: usize, index: u32): i32 {
  return load<i32>(parameters + ((index as usize) << 2))
}

/** The contribution of a parameter that applies `count` times, both halves of the score at once. */
export function term(parameters: usize, index: u32, count: i32): i32 {
  // @ts-ignore: given by the compiler's --use; a declaration would turn it into an import
  if (TRACE) trace(index, count)
  return peek(parameters, index) * count
}

/** The middlegame half of a score. */
export function middlegame(score: i32): i32 {
  return (score << 16) >> 16
}

/** The endgame half of a score; corrects for a negative low half, which has borrowed from it. */
export function endgame(score: i32): i32 {
  return (score + 0x8000) >> 16
}
