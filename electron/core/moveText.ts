import type { Core } from './load'

/** The longest text that the core is asked to read as a move; nothing plain is longer. */
export const MAX_SAN_LENGTH = 12

/** What no byte of UTF-8 is: a character beyond ASCII is not part of a plain move. */
const NO_BYTE = 0xff

/** Writes a text of at most {@link MAX_SAN_LENGTH} units where the core reads it. */
export const writeText = ({ bytes, exports }: Core, text: string): void => {
  const at = exports.textAddress()
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    bytes[at + i] = unit < 0x80 ? unit : NO_BYTE
  }
}
