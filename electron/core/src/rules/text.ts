// Text as the host hands it over and as it is handed back: bytes of UTF-8. All that notation is made of takes one each.

const ZERO: u32 = 0x30

/** The byte at a place; 0 behind the end. */
export function byteAt(at: usize, end: usize): u32 {
  return at < end ? (load<u8>(at) as u32) : 0
}

/** Writes a letter; answers with the place behind it. */
export function putLetter(at: usize, letter: u32): usize {
  store<u8>(at, letter as u8)
  return at + 1
}

export function putNumber(from: usize, value: u32): usize {
  let digits: usize = 1
  for (let rest = value / 10; rest != 0; rest /= 10) digits++
  let rest = value
  for (let at = from + digits - 1; at >= from; at--) {
    putLetter(at, ZERO + (rest % 10))
    rest /= 10
  }
  return from + digits
}
