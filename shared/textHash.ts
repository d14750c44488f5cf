/** Mixes all bits with each other: the 32-bit finalizer of MurmurHash3. */
const mix = (bits: number): number => {
  let mixed = bits
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/**
 * FNV-1a over UTF-16 code units, low byte first, with a final mix: 32 bits, the same on every machine. Different texts have
 * different hashes unless collisions are constructed deliberately. `lane` selects one of several independent hashes.
 */
export const textHash = (text: string, lane: number): number => {
  let bits = mix(0x811c9dc5 + lane)
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    bits = Math.imul(bits ^ (unit & 0xff), 0x01000193)
    bits = Math.imul(bits ^ (unit >>> 8), 0x01000193)
  }
  return mix(bits)
}
