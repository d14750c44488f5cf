import type { Color } from '../../board/color'
import type { VariantDefinition, Army } from '../../variants/variant'
import type { ExaminedPosition } from '../examined'
import { named, type WordsContext, chanceFor } from './wordsContext'
import type { Ply } from './ply'
import type { MateManner, Remark } from './remark'
import { attackedFrom, attacksAsInChess, occupiedSquares, ranksFromHome } from './attacks'
import { rankOf } from '../../board/square'
import { standing } from '../../tree/repetition'

/** How many of its own men in front of the king keep it on its rank. */
const WALL = 2

/** How a king's own men help to mate it; undefined if the move is no mate, or if they have no part in it. */
export const mateManner = ({ move, after, step }: Ply, army: Army): MateManner | undefined => {
  if (!attacksAsInChess(army)) return undefined
  const { board, turn } = after
  const [king] = occupiedSquares(board, turn, 'king')
  if (!move.san.endsWith('#') || !step || king === undefined) return undefined
  const mater = board.pieces[step.to]!.role
  const around = attackedFrom(board, king)
  const isOwn = (square: number): boolean => board.pieces[square]?.color === turn
  if (mater === 'knight') return around.every(isOwn) ? 'smothered' : undefined
  const ahead = around.filter(square => ranksFromHome(board, square, turn) === 1)
  const isAlong = rankOf(step.to, board.size) === rankOf(king, board.size)
  const isHome = ranksFromHome(board, king, turn) === 0
  return (mater === 'rook' || mater === 'queen') && isAlong && isHome && ahead.filter(isOwn).length >= WALL
    ? 'backRank'
    : undefined
}

/** From this many moves on a mate is named without its length, and the line need not show it to the end. */
const UNCOUNTED = 4

/** In how many moves a side mates; the line must show short mates to the end. */
const mateIn = ({ score }: ExaminedPosition, line: readonly Ply[], winner: Color): number | undefined => {
  if (score.kind !== 'mate' || score.value > 0 !== (winner === 'white')) return undefined
  const moves = Math.abs(score.value)
  const isShown = line.length === 2 * moves - 1 && line.at(-1)!.move.san.endsWith('#')
  return isShown || moves >= UNCOUNTED ? moves : undefined
}

const mates = (score: ExaminedPosition['score'], color: Color): boolean =>
  score.kind === 'mate' && score.value > 0 === (color === 'white')

/** The longest mate that counts as missed: players do not see longer ones. */
const MISSED_AT_MOST = 3

const mannerIn = (line: readonly Ply[], { army }: VariantDefinition): { readonly manner?: MateManner } => {
  const manner = mateManner(line.at(-1)!, army)
  return manner ? { manner } : {}
}

/** The other side can mate now, but could not before. */
export const mateAllowed = ({
  variant,
  before,
  after,
  refutation,
  played,
}: WordsContext): Remark | undefined => {
  const winner = played.after.turn
  if (after.kind !== 'searched' || mates(before.score, winner)) return undefined
  const moves = mateIn(after, refutation, winner)
  if (moves === undefined || !refutation[0]) return undefined
  return { kind: 'mateAllowed', moves, move: named(refutation[0]), ...mannerIn(refutation, variant) }
}

/** The player had a mate and no longer has one. */
export const mateMissed = ({ variant, before, after, best, color }: WordsContext): Remark | undefined => {
  const isWon = after.kind === 'ended' ? after.winner === color : mates(after.score, color)
  const moves = isWon ? undefined : mateIn(before, best, color)
  return moves === undefined || moves > MISSED_AT_MOST
    ? undefined
    : { kind: 'mateMissed', moves, move: named(best[0]!), ...mannerIn(best, variant) }
}

/** The plies of a line up to the first that repeats a position; empty if none does. */
const untilRepetition = (past: readonly string[], line: readonly Ply[]): readonly Ply[] => {
  const seen = new Set(past.map(standing))
  for (const [place, { move }] of line.entries()) {
    const position = standing(move.fen)
    if (seen.has(position)) return line.slice(0, place + 1)
    seen.add(position)
  }
  return []
}

type Drawing = 'perpetual' | 'repetition' | 'fiftyMoves'

/** The plies without a capture or pawn move after which a game ends. */
const FIFTY_MOVES = 100
/** The least number of checks that make a perpetual. */
const SERIES = 2

/** How the first side to move makes a draw, if the line shows it. */
const drawingOf = (past: readonly string[], line: readonly Ply[]): Drawing | undefined => {
  const [first] = line
  if (first && first.after.halfmoves >= FIFTY_MOVES && !first.move.san.endsWith('#')) return 'fiftyMoves'
  const repeated = untilRepetition(past, line)
  const own = repeated.filter((_, place) => place % 2 === 0)
  if (own.length === 0) return undefined
  return own.length >= SERIES && own.every(({ move }) => move.check) ? 'perpetual' : 'repetition'
}

/** By how many points of winning chance a position must differ from a draw to be better or worse. */
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

/** A player who is now worse could have made a draw. */
export const drawMissed = ({ before, after, color, best, past }: WordsContext): Remark | undefined => {
  if (after.kind !== 'searched' || !isDraw(before.score)) return undefined
  if (chanceFor(color, after.score) > EVEN - CLEARLY) return undefined
  const drawing = drawingOf(past, best)
  return drawing && { kind: `${drawing}Missed`, move: named(best[0]!) }
}

/** The move gives stalemate though its player was better. */
const stalemate = ({ before, after, color, played, rules }: WordsContext): Remark | undefined => {
  if (after.kind !== 'ended' || after.winner !== 'nobody' || played.move.check) return undefined
  if (chanceFor(color, before.score) < EVEN + CLEARLY) return undefined
  return rules.legalMoves(played.move.fen).length === 0 ? { kind: 'stalemate' } : undefined
}

/** A player who was better gives stalemate, or allows the other side to draw. */
export const drawAllowed = (place: WordsContext): Remark | undefined => stalemate(place) ?? drawByMoves(place)
