import type { LegalMove } from '@shared/ipc/contract'
import { squaresOf } from '@shared/notation/uciSquares'
import { nagTyped } from '@shared/tree/nagGlyphs'
import { writtenMove } from '@shared/publish/document/figurines'
import { type Army, ORTHODOX_ARMY } from '@shared/variants/variant'
import { lettering } from '../../text/lettering'

/**
 * SAN without the marks that users omit when typing: capture, swap, leap, check, promotion and judgment, and the dash
 * between two squares; zeros become O's.
 */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/(?<=[a-l]\d{1,2})-(?=[a-l]\d)/g, '')
    .replace(/0/g, 'O')
    .replace(/[x:+#=<>!?]/g, '')

/** SAN as users type it: a placement keeps its marks. */
const typedSan = ({ kind }: LegalMove, san: string): string => (kind === 'placement' ? san : bare(san))

/** The spellings of a move: with English letters as in files, with the letters of the user's language, and in UCI. */
const spellings = (move: LegalMove, army: Army): readonly string[] => [
  ...[move.san, writtenMove(move.san, army, 'letters')].map(san => typedSan(move, san)),
  move.uci,
]

/**
 * Spellings that give more of the origin than SAN needs, as on score sheets: `Ngf3`, `N1f3`, `Ng1f3`. Long castling
 * is not one of them.
 */
const longSpellings = ({ kind, san, uci }: LegalMove): readonly string[] => {
  const squares = kind === 'normal' ? squaresOf(uci) : undefined
  const piece = /^[A-Z]/.exec(san)?.[0]
  if (!squares || piece === undefined) return []
  const { from, to } = squares
  return [from.slice(0, 1), from.slice(1), from].map(origin => bare(`${piece}${origin}${to}`))
}

const folded = (move: LegalMove, text: string): string =>
  (move.kind === 'placement' ? text.trim().replace(/[!?]+$/, '') : bare(text)).toLowerCase()

const isExact = (move: LegalMove, text: string, army: Army): boolean =>
  [...spellings(move, army), ...longSpellings(move)].some(
    spelling => spelling.toLowerCase() === folded(move, text),
  )

const begins = (move: LegalMove, text: string, army: Army): boolean =>
  spellings(move, army).some(spelling => spelling.toLowerCase().startsWith(folded(move, text)))

const beginsLong = (move: LegalMove, text: string): boolean =>
  longSpellings(move).some(spelling => spelling.toLowerCase().startsWith(folded(move, text)))

/** Whether the text fits in the same case. Such moves come first: `bc4` is the pawn's move rather than the bishop's. */
const caseFits = (move: LegalMove, text: string, army: Army): boolean =>
  spellings(move, army).some(spelling => spelling.startsWith(bare(text)))

/**
 * Whether the text fits in the letters on the screen. In Spanish `Rf1` is a move of the king, in English one of the
 * rook.
 */
const lettersFit = (move: LegalMove, text: string, army: Army): boolean => {
  const letters = lettering.value === 'english' ? 'english' : 'letters'
  const spelling = typedSan(move, writtenMove(move.san, army, letters))
  return spelling.toLowerCase().startsWith(folded(move, text))
}

/** The legal moves that the typed text can become, exact matches first. */
export const movesMatching = (
  moves: readonly LegalMove[],
  text: string,
  army: Army = ORTHODOX_ARMY,
): readonly LegalMove[] => {
  if (text.trim() === '') return []
  const short = moves.filter(move => begins(move, text, army))
  // A text that can continue as an ordinary move is read as one; long spellings come second.
  const matches = short.length > 0 ? short : moves.filter(move => beginsLong(move, text))
  const rank = (move: LegalMove) =>
    (isExact(move, text, army) ? 0 : 4) +
    (caseFits(move, text, army) ? 0 : 2) +
    (lettersFit(move, text, army) ? 0 : 1)
  return matches.toSorted((a, b) => rank(a) - rank(b))
}

/** The move that Enter plays: the one written out in full, or the only one left. */
export const moveTyped = (
  moves: readonly LegalMove[],
  text: string,
  army: Army = ORTHODOX_ARMY,
): LegalMove | undefined => {
  const [first, second] = movesMatching(moves, text, army)
  return first && (second === undefined || isExact(first, text, army)) ? first : undefined
}

/** The annotation after a typed move, e.g. 5 for `Nf3!?`; undefined if there is none. */
export const nagBehind = (text: string): number | undefined => nagTyped(/[!?]*$/.exec(text.trim())![0])
