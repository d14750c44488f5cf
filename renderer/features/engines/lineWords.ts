import { t } from '@shared/i18n/t'
import { moveNumberAt } from '@shared/tree/moveNumber'
import type { AnalysisLine, LineMove } from '@shared/ipc/contract'
import { spokenScore } from '../../text/spokenScore'

/** A move of a line with the number before it; the number is empty if there is none. */
export interface NumberedMove {
  readonly number: string
  readonly move: LineMove
}

/** The most moves of a line shown; a row has no room for more. */
export const SHOWN_MOVES = 24

/**
 * Numbers a line as the move list does: at its head and before each move of White. In a relocation White may move
 * twice under one number, so there only the head has one.
 *
 * @param offset subtracted from the move numbers of the game proper
 */
export const numbered = (fen: string, moves: readonly LineMove[], offset = 0): readonly NumberedMove[] => {
  const { fullmoves, color } = moveNumberAt(fen)
  const first = 2 * fullmoves + (color === 'black' ? 1 : 0)
  const counts = !moves.some(({ kind }) => kind === 'relocation')
  return moves.map((move, index) => {
    const half = first + index
    const isWhite = half % 2 === 0
    const shown = Math.floor(half / 2) - (move.kind === 'placement' ? 0 : offset)
    if (index === 0) return { number: `${shown}${isWhite ? '.' : '…'}`, move }
    return { number: counts && isWhite ? `${shown}.` : '', move }
  })
}

/** The line as movetext: `31… Nc5 32. g4 fxg4`. */
export const lineWords = (fen: string, moves: readonly LineMove[]): string =>
  numbered(fen, moves)
    .map(({ number, move }) => (number === '' ? move.san : `${number} ${move.san}`))
    .join(' ')

/** A line in words for a screen reader. */
export const spokenLine = (fen: string, { rank, score, bound, depth, moves }: AnalysisLine): string =>
  t('engines.lines.spoken', {
    rank,
    score: spokenScore(score, bound),
    depth,
    moves: lineWords(fen, moves.slice(0, 6)),
  })
