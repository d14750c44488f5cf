import { makeUci } from '@shared/notation/uci'
import type { Position } from '../../../electron/core/position'

/** The value of a position if the last turn is played in sequence, and if it is played at once. */
export interface Worth {
  readonly sequential: number
  readonly simultaneous: number
}

/** A legal move and its values, found by brute force. */
export interface WorthOfMove extends Worth {
  readonly uci: string
  /** The arrays that can still arise, each once. */
  readonly arrays: number
}

/** The value of an array by its ranks. */
export type ValueOf = (white: string, black: string) => number

/** Both ranks once they are complete, in capitals. */
const ranksIn = (fen: string): readonly [white: string, black: string] => {
  const ranks = fen.slice(0, fen.indexOf(' ')).split('/')
  return [ranks.at(-1)!, ranks[0]!.toUpperCase()]
}

/** Whether nothing is in hand and nothing is left to be relocated. */
const isOver = (fen: string): boolean => !/\[|king$|queen$/.test(fen)

/** Whether both sides have two pieces left, which the rules make them place in one turn. */
export const isLastTurnOfBoth = (position: Position): boolean => {
  const phase = position.variant.setupPhase
  return phase?.kind === 'placement' && phase.pairLast && /\[[A-Z]{2}[a-z]{2}\]/.test(position.fen())
}

/** Plays every legal move, calls `ask`, and takes the move back. */
const after = <T>(position: Position, ask: () => T): readonly T[] =>
  position.legalMoves().map(move => {
    position.playFound(move)
    const answer = ask()
    position.undo()
    return answer
  })

/** The values of each of White's last turns against each of Black's. */
export const tableOf = (position: Position, valueOf: ValueOf): readonly (readonly number[])[] =>
  after(position, () => after(position, () => valueOf(...ranksIn(position.fen()))))

/**
 * The value of each of White's last turns against Black's best strategy: the column of the first saddle
 * point, or the mixture that leaves White indifferent.
 */
export const yieldsOf = (table: readonly (readonly number[])[]): readonly number[] => {
  const columns = table[0]!.map((_, column) => table.map(row => row[column]!))
  const least = table.map(row => Math.min(...row))
  for (const row of table.keys())
    for (const column of columns)
      if (column[row] === least[row] && column[row] === Math.max(...column)) return column
  const [[a, b], [c, d]] = table as readonly (readonly [number, number])[] as [
    [number, number],
    [number, number],
  ]
  // Adding 0 turns -0 into 0.
  const value = (a * d - b * c) / (a + d - b - c) + 0
  return [value, value]
}

/**
 * Solves a setup phase move by move by the rules, without any graph: White maximizes, Black minimizes.
 * Positions that come up again are remembered by their FEN, which describes a setup completely.
 */
export const minimax = (position: Position, valueOf: ValueOf): readonly WorthOfMove[] => {
  const known = new Map<string, Worth>()
  const turnTakes = (worths: readonly number[]): number =>
    position.turn() === 'white' ? Math.max(...worths) : Math.min(...worths)

  const work = (fen: string): Worth => {
    if (isOver(fen)) {
      const value = valueOf(...ranksIn(fen))
      return { sequential: value, simultaneous: value }
    }
    const worths = after(position, worth)
    const sequential = turnTakes(worths.map(one => one.sequential))
    const simultaneous = isLastTurnOfBoth(position)
      ? Math.max(...yieldsOf(tableOf(position, valueOf)))
      : turnTakes(worths.map(one => one.simultaneous))
    return { sequential, simultaneous }
  }

  const worth = (): Worth => {
    const fen = position.fen()
    const found = known.get(fen) ?? work(fen)
    known.set(fen, found)
    return found
  }

  const arraysBelow = (): number => {
    const arrays = new Set<string>()
    const seen = new Set<string>()
    const visit = (): void => {
      const fen = position.fen()
      if (seen.has(fen)) return
      seen.add(fen)
      if (isOver(fen)) arrays.add(ranksIn(fen).join('/'))
      else after(position, visit)
    }
    visit()
    return arrays.size
  }

  const ucis = position.legalMoves().map(move => makeUci(position.variant, move))
  const worths = after(position, () => ({ ...worth(), arrays: arraysBelow() }))
  const atOnce = isLastTurnOfBoth(position) ? yieldsOf(tableOf(position, valueOf)) : undefined
  return worths.map((one, index) => ({
    ...one,
    simultaneous: atOnce?.[index] ?? one.simultaneous,
    uci: ucis[index]!,
  }))
}
