// Text from the host and for it, as bytes of UTF-8. All characters of notation take one byte each.

const ZERO: u32 = 0x30

/** The byte at an address; 0 beyond the end. */
export function byteAt(at: usize, end: usize): u32 {
  return at < end ? (load<u8>(at) as u32) : 0
}

/** Writes a letter; returns the address after it. */
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
