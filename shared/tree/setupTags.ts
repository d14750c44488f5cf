import { nextToken } from '../notation/pgn/lexer'
import { cursorAt } from '../notation/pgn/cursor'
import { moveNumberAt } from './moveNumber'
import type { TreeNode } from './node'

/*
 * A game in the form for ordinary tools begins with the game proper. What came before is written in tags:
 *
 *   [SetupVariant "Fischer-Benko Chess"]      the system, as its own Variant tag would name it
 *   [SetupFEN "1bb1r3/... w - - 0 1"]         the position before the first setup ply
 *   [SetupMoves "1. R@h1 N@e8 2. N@d1 R@a8"]  the plies from there to the position in [FEN]
 *
 * Without setup plies only SetupVariant is written, and for Chess960 itself no tag at all. Comments at the beginning of such a
 * game belong to its first position, that is, to the last setup ply.
 */
export const SETUP_TAGS = { variant: 'SetupVariant', fen: 'SetupFEN', moves: 'SetupMoves' } as const

/** Writes the plies of a line, which includes the root, as the value of the SetupMoves tag. */
export const makeSetupMoves = (line: readonly TreeNode[]): string => {
  const words = line.slice(1).flatMap(({ san }, index) => {
    const { fullmoves, color } = moveNumberAt(line[index]!.fen)
    if (color === 'white') return [`${fullmoves}.`, san]
    return index === 0 ? [`${fullmoves}...`, san] : [san]
  })
  return words.join(' ')
}

/** The longest value that is read: sixteen plies have about 150 characters. */
const MAX_LENGTH = 2_000

/** Reads the moves of a SetupMoves tag, in SAN; undefined if there is anything else among them. */
export const parseSetupMoves = (value: string): readonly string[] | undefined => {
  if (value.length > MAX_LENGTH) return undefined
  const cursor = cursorAt(value, 1)
  const moves: string[] = []
  for (;;) {
    const token = nextToken(cursor)
    if (token.kind === 'end') return moves
    if (token.kind === 'move') moves.push(token.text)
    else if (token.kind !== 'number') return undefined
  }
}
