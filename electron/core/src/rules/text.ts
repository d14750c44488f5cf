// Text as the host hands it over: UTF-16 units, low byte first.

/** The unit at a place; 0 behind the end. */
export function unitAt(at: usize, end: usize): u32 {
  return at < end ? (load<u16>(at) as u32) : 0
}
