import type { LegalMove } from '@shared/ipc/contract'
import { squaresOf } from '@shared/notation/uciSquares'
import { nagTyped } from '@shared/tree/nagGlyphs'
import { writtenMove } from '@shared/publish/document/figurines'
import { ORTHODOX_ARMY } from '@shared/variants/variant'

/**
 * SAN without the marks that users leave out when typing: capture, swap, leap, check, promotion and judgment, the dash
 * between two squares; zeros are O's.
 */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/(?<=[a-l]\d{1,2})-(?=[a-l]\d)/g, '')
    .replace(/0/g, 'O')
    .replace(/[x:+#=<>!?]/g, '')

/** In letters of English, as files have it, in letters of the language that is spoken, and in UCI. */
const spellings = (move: LegalMove): readonly string[] => {
  const written = [move.san, writtenMove(move.san, ORTHODOX_ARMY, 'letters')]
  return move.kind === 'placement' ? [...written, move.uci] : [...written.map(bare), move.uci]
}

/** More of the origin than SAN asks for, as score sheets have it: `Ngf3`, `N1f3`, `Ng1f3`; long castling is none. */
const longSpellings = ({ kind, san, uci }: LegalMove): readonly string[] => {
  const squares = kind === 'normal' ? squaresOf(uci) : undefined
  const piece = /^[A-Z]/.exec(san)?.[0]
  if (!squares || piece === undefined) return []
  const { from, to } = squares
  return [from.slice(0, 1), from.slice(1), from].map(origin => bare(`${piece}${origin}${to}`))
}

const folded = (move: LegalMove, text: string): string =>
  (move.kind === 'placement' ? text.trim().replace(/[!?]+$/, '') : bare(text)).toLowerCase()

const isExact = (move: LegalMove, text: string): boolean =>
  [...spellings(move), ...longSpellings(move)].some(spelling => spelling.toLowerCase() === folded(move, text))

const begins = (move: LegalMove, text: string): boolean =>
  spellings(move).some(spelling => spelling.toLowerCase().startsWith(folded(move, text)))

const beginsLong = (move: LegalMove, text: string): boolean =>
  longSpellings(move).some(spelling => spelling.toLowerCase().startsWith(folded(move, text)))

/** Same letters and case first: `bc4` is the pawn's move before it is the bishop's. */
const caseFits = (move: LegalMove, text: string): boolean =>
  spellings(move).some(spelling => spelling.startsWith(bare(text)))

/** The legal moves a text typed so far may become, those it fits letter for letter first. */
export const movesMatching = (moves: readonly LegalMove[], text: string): readonly LegalMove[] => {
  if (text.trim() === '') return []
  const short = moves.filter(move => begins(move, text))
  // A text that continues as an ordinary move is read as one.
  const matches = short.length > 0 ? short : moves.filter(move => beginsLong(move, text))
  const rank = (move: LegalMove) => (isExact(move, text) ? 0 : 2) + (caseFits(move, text) ? 0 : 1)
  return matches.toSorted((a, b) => rank(a) - rank(b))
}

/** The move Enter plays: the one written out in full, or the only one left. */
export const moveTyped = (moves: readonly LegalMove[], text: string): LegalMove | undefined => {
  const [first, second] = movesMatching(moves, text)
  return first && (second === undefined || isExact(first, text)) ? first : undefined
}

/** The annotation behind a typed move, e.g. 5 for `Nf3!?`; undefined if there is none. */
export const nagBehind = (text: string): number | undefined => nagTyped(/[!?]*$/.exec(text.trim())![0])
