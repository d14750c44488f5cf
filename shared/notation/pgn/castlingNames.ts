import type { CastlingName } from './pgn'

/** `O-Ob castles toward the b-file, O-Og toward the g-file`, or that the system has no castling. */
export const castlingNames = (castlings: readonly CastlingName[]): string =>
  castlings.length === 0
    ? 'this system has no castling'
    : castlings
        .map(({ san, kingFile }, i) => `${san} ${i === 0 ? 'castles ' : ''}toward the ${kingFile}-file`)
        .join(', ')

/** What a castling that a system does not have is called. */
export const missingCastling = (found: string): string =>
  /^[O0o]-?[O0o]-?[O0o]/.test(found) ? 'there is no long castling here' : `there is no ${found} here`
