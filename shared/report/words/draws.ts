import { chanceFor, named, type WordsContext } from './wordsContext'
import type { Ply } from './ply'
import type { Remark } from './remark'

/** What makes two positions the same: all of a FEN but its counters. */
const identity = (fen: string): string => {
  const [board, turn, castling, epSquare, , , ...memory] = fen.split(' ')
  return [board, turn, castling, epSquare, ...memory].join(' ')
}

/** The plies of a line up to the first that repeats a position; empty if none does. */
const untilRepetition = (past: readonly string[], line: readonly Ply[]): readonly Ply[] => {
  const seen = new Set(past.map(identity))
  for (const [place, { move }] of line.entries()) {
    const position = identity(move.fen)
    if (seen.has(position)) return line.slice(0, place + 1)
    seen.add(position)
  }
  return []
}

type Drawing = 'perpetual' | 'repetition' | 'fiftyMoves'

/** Plies without capture and pawn move that end a game. */
const FIFTY_MOVES = 100
/** Checks by which a perpetual is known. */
const SERIES = 2

/** How the first side of a line makes a draw, if the line shows it. */
const drawingOf = (past: readonly string[], line: readonly Ply[]): Drawing | undefined => {
  const [first] = line
  if (first && first.after.halfmoves >= FIFTY_MOVES && !first.move.san.endsWith('#')) return 'fiftyMoves'
  const repeated = untilRepetition(past, line)
  const own = repeated.filter((_, place) => place % 2 === 0)
  if (own.length === 0) return undefined
  return own.length >= SERIES && own.every(({ move }) => move.check) ? 'perpetual' : 'repetition'
}

/** Points of winning chance that make a position better or worse than a draw. */
const CLEARLY = 10
const EVEN = 50

const isDraw = ({ kind, value }: { readonly kind: 'cp' | 'mate'; readonly value: number }): boolean =>
  kind === 'cp' && value === 0

const drawByMoves = ({
  before,
  after,
  color,
  refutation,
  past,
  played,
}: WordsContext): Remark | undefined => {
  if (after.kind !== 'searched' || !isDraw(after.score)) return undefined
  if (chanceFor(color, before.score) < EVEN + CLEARLY) return undefined
  const drawing = drawingOf([...past, played.move.fen], refutation)
  return drawing && { kind: `${drawing}Allowed` }
}

/** A player who stands worse now could have made a draw. */
export const drawMissed = ({ before, after, color, best, past }: WordsContext): Remark | undefined => {
  if (after.kind !== 'searched' || !isDraw(before.score)) return undefined
  if (chanceFor(color, after.score) > EVEN - CLEARLY) return undefined
  const drawing = drawingOf(past, best)
  return drawing && { kind: `${drawing}Missed`, move: named(best[0]!) }
}

/** Stalemate where more was possible. */
const stalemate = ({ before, after, color, played, rules }: WordsContext): Remark | undefined => {
  if (after.kind !== 'ended' || after.winner !== 'nobody' || played.move.check) return undefined
  if (chanceFor(color, before.score) < EVEN + CLEARLY) return undefined
  return rules.legalMoves(played.move.fen).length === 0 ? { kind: 'stalemate' } : undefined
}

/** A player who stood better gives stalemate, or lets the other make a draw. */
export const drawAllowed = (place: WordsContext): Remark | undefined => stalemate(place) ?? drawByMoves(place)
