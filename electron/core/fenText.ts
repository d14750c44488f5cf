import type { Core } from './load'

/** The canonical FEN of the position at an address. */
export const fenAt = ({ bytes, exports }: Core, position: number): string => {
  const at = exports.textAddress()
  return bytes.toString('latin1', at, at + exports.writeFen(position))
}
