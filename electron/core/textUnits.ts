import type { Core } from './load'

/** The most units of a text that the core is asked to read as a move; nothing plain is longer. */
export const LONGEST_SAN = 12

/** Writes the UTF-16 units of a text, at most {@link LONGEST_SAN}, where the core reads them. */
export const writeText = ({ view, exports }: Core, text: string): void => {
  const at = exports.textAddress()
  for (let i = 0; i < text.length; i++) view.setUint16(at + 2 * i, text.charCodeAt(i), true)
}
