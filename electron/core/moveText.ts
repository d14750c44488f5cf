import type { Core } from './load'

/** The longest text that the core is given to read as a move; no plain move is longer. */
export const MAX_SAN_LENGTH = 12

/** A value that no byte of UTF-8 has. It replaces characters beyond ASCII, which are not part of a plain move. */
const NO_BYTE = 0xff

/** Writes a text of at most {@link MAX_SAN_LENGTH} UTF-16 units to where the core reads it. */
export const writeText = ({ bytes, exports }: Core, text: string): void => {
  const at = exports.textAddress()
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    bytes[at + i] = unit < 0x80 ? unit : NO_BYTE
  }
}
