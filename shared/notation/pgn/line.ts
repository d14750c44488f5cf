import type { Token } from './lexer'
import type { PgnComment, PgnLine, PgnMove, TextPosition, UnreadText } from './pgn'

/** A move while its comments, glyphs and variations are being read. */
type MoveDraft = Omit<PgnMove, 'nags' | 'commentsBefore' | 'comments' | 'variations'> & {
  nags: number[]
  commentsBefore: readonly PgnComment[]
  comments: PgnComment[]
  variations: PgnLine[]
}

/** Most moves have no comments, glyphs or variations; they share this list, so that long games stay small. */
const NONE: never[] = []
Object.freeze(NONE)

const added = <T>(list: T[], item: T): T[] => {
  if (list === NONE) return [item]
  list.push(item)
  return list
}

/** A glyph or comment read since the last move, which belongs to the next one. */
interface Pending {
  /** Its place in the text. */
  readonly from: number
  readonly nag?: number
  readonly comment?: PgnComment
}

/** A line while it is being read. */
export interface LineDraft {
  readonly moves: MoveDraft[]
  /** The place of the parenthesis that opened it; for the main line, the beginning of the game. */
  readonly from: number
  readonly at: TextPosition
  /** The number of plies before its first move, in the lines from which it branches. */
  readonly pliesBefore: number
  pending: Pending[]
  /** The place of the first thing that belongs to the next move: its number, a comment, a glyph. */
  pendingFrom: number | undefined
}

export const startLine = (from: number, at: TextPosition, pliesBefore = 0): LineDraft => ({
  moves: [],
  from,
  at,
  pliesBefore,
  pending: [],
  pendingFrom: undefined,
})

/** The number of plies from the beginning of the game to the end of a line. */
export const pliesTo = ({ moves, pliesBefore }: LineDraft): number => pliesBefore + moves.length

const pend = (line: LineDraft, pending: Pending): void => {
  line.pendingFrom ??= pending.from
  line.pending.push(pending)
}

/** The offset in the file of a place in the text. */
const offsetOf = ({ from, at }: LineDraft, place: number): number => place + at.offset - from

/** A glyph that no move follows is kept as a comment. */
const withoutMove = ({ comment, nag }: Pending): PgnComment => comment ?? { style: 'brace', text: `$${nag!}` }

const before = (pending: readonly Pending[], place: number): PgnComment[] =>
  pending.filter(({ from }) => from < place).map(withoutMove)

/** The comments and glyphs of a move: everything read since the last move belongs to it. */
const takePending = (
  line: LineDraft,
  begin: number,
): Pick<MoveDraft, 'early' | 'nags' | 'commentsBefore'> => {
  const { pending } = line
  if (pending.length === 0) return { early: NONE, nags: NONE, commentsBefore: NONE }
  line.pending = []
  return {
    early: before(pending, begin),
    nags: pending.flatMap(one => one.nag ?? []),
    commentsBefore: pending.flatMap(one => one.comment ?? []),
  }
}

export const addMove = (
  line: LineDraft,
  { text, at, from, nags }: Extract<Token, { kind: 'move' }>,
): void => {
  const begin = line.pendingFrom ?? from
  const taken = takePending(line, begin)
  line.moves.push({
    text,
    at,
    from: offsetOf(line, begin),
    ...taken,
    nags: nags ? [...taken.nags, ...nags] : taken.nags,
    comments: NONE,
    variations: NONE,
  })
  line.pendingFrom = undefined
}

/** A comment belongs to the last move, unless a number or a variation came after that. */
export const addComment = (line: LineDraft, comment: PgnComment, from: number): void => {
  const last = line.pendingFrom === undefined ? line.moves.at(-1) : undefined
  if (last?.variations.length === 0) last.comments = added(last.comments, comment)
  else pend(line, { from, comment })
}

/** Glyphs belong to the last move, unless a number or a comment of the next one has been read since. */
export const addNags = (line: LineDraft, nags: readonly number[], from: number): void => {
  const last = line.pendingFrom === undefined ? line.moves.at(-1) : undefined
  for (const nag of nags) {
    if (last) last.nags = added(last.nags, nag)
    else pend(line, { from, nag })
  }
}

export const addNumber = (line: LineDraft, from: number): void => {
  line.pendingFrom ??= from
}

export const addVariation = (line: LineDraft, variation: PgnLine): void => {
  const last = line.moves.at(-1)!
  last.variations = added(last.variations, variation)
  // The next move begins after the variation: text from before it would contain the variation a second time.
  line.pendingFrom = undefined
}

/** Ends a line. What was read for a next move becomes comments. `to` is the place of its closing parenthesis, or the game's end. */
export const finishLine = (line: LineDraft, to: number): PgnLine => ({
  from: line.at.offset,
  to: offsetOf(line, to),
  moves: line.moves,
  comments: line.pending.map(withoutMove),
})

/** Ends a line at which reading stopped; the unread text begins at `from`. */
export const breakLine = (line: LineDraft, from: number, to: number, unread: UnreadText): PgnLine => ({
  ...finishLine(line, to),
  comments: before(line.pending, from),
  unread,
})
