// The one way in which parameters enter the evaluation: a parameter times how often it applies. A build
// with TRACE=1 also writes these counts down, so that the evaluation can be tuned as a linear function.

/** Where the counts are written, one 32-bit word a parameter; 0 while nothing is to be written. */
let counts: usize = 0
/** 1 while White is looked at, -1 for Black. */
let sign: i32 = 1

export function traceTo(address: usize): void {
  counts = address
}

/** Says whose terms follow. */
export function traceSide(color: u32): void {
  sign = color == 0 ? 1 : -1
}

function trace(index: u32, count: i32): void {
  if (counts == 0) return
  const at = counts + ((index as usize) << 2)
  store<i32>(at, load<i32>(at) + sign * count)
}

/** A parameter as it is, of which the evaluation has not yet decided whether it applies. */
export function peek(parameters: usize, index: u32): i32 {
  return load<i32>(parameters + ((index as usize) << 2))
}

/** What a parameter adds that applies `count` times: both halves of the score at once. */
export function term(parameters: usize, index: u32, count: i32): i32 {
  // @ts-ignore: given by the compiler's --use; a declaration would turn it into an import
  if (TRACE) trace(index, count)
  return peek(parameters, index) * count
}

/** The middlegame half of a score. */
export function middlegame(score: i32): i32 {
  return (score << 16) >> 16
}

/** The endgame half of a score; a negative low half has borrowed from it. */
export function endgame(score: i32): i32 {
  return (score + 0x8000) >> 16
}
