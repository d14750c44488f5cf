/** The size of a piece in bytes; a larger part becomes a piece of its own. */
const PIECE = 256 * 1024

/** The most bytes that a UTF-16 unit takes in UTF-8. */
const WIDEST = 3

/** Collects bytes and texts in order into large pieces to be written. */
export class Pieces {
  #buffer: Buffer = Buffer.allocUnsafe(PIECE)
  #held = 0
  #full: Buffer[] = []
  /** Buffers of pieces that have been written, for reuse. */
  readonly #free: Buffer[] = []

  #close() {
    if (this.#held === 0) return
    this.#full.push(this.#buffer.subarray(0, this.#held))
    this.#buffer = this.#free.pop() ?? Buffer.allocUnsafe(PIECE)
    this.#held = 0
  }

  /**
   * Copies the parts into one piece and returns the copy; it is valid until something is added after the piece was
   * taken.
   */
  addBytes(parts: readonly Uint8Array[]): Buffer {
    const length = parts.reduce((sum, part) => sum + part.length, 0)
    if (this.#held + length > PIECE) this.#close()
    if (length > PIECE) {
      const whole = Buffer.concat(parts)
      this.#full.push(whole)
      return whole
    }
    const from = this.#held
    for (const part of parts) {
      this.#buffer.set(part, this.#held)
      this.#held += part.length
    }
    return this.#buffer.subarray(from, this.#held)
  }

  /** Adds a text in UTF-8. */
  addText(text: string): void {
    if (this.#held + text.length * WIDEST > PIECE) this.#close()
    if (text.length * WIDEST > PIECE) this.#full.push(Buffer.from(text))
    else this.#held += this.#buffer.write(text, this.#held)
  }

  /** Takes the full pieces; each is valid until the next one is taken, when its bytes may be overwritten. */
  *takeFull(): Generator<Buffer, void> {
    const full = this.#full
    this.#full = []
    for (const piece of full) {
      yield piece
      if (piece.buffer.byteLength >= PIECE && piece.byteOffset === 0 && piece.length <= PIECE)
        this.#free.push(Buffer.from(piece.buffer, 0, PIECE))
    }
  }

  /** Takes everything that has been collected. */
  takeAll(): Generator<Buffer, void> {
    this.#close()
    return this.takeFull()
  }
}
