import { setImmediate as nextTurn } from 'node:timers/promises'
import { makeUci } from '@shared/notation/uci'
import type { Position } from '../../core/position'
import type { RunningCommand } from './runningCommand'

/** Counts the lines of play behind each move; a `stop` is heard between two moves. */
export const perftLines = (
  position: Position,
  depth: number,
  write: (line: string) => void,
): RunningCommand => {
  let isStopped = false
  const count = async (): Promise<void> => {
    let total = 0
    for (const move of position.legalMoves()) {
      await nextTurn()
      if (isStopped) return
      position.playFound(move)
      const nodes = position.perft(depth - 1)
      position.undo()
      total += nodes
      write(`${makeUci(position.variant, move)}: ${nodes}`)
    }
    write('')
    write(`Nodes searched: ${total}`)
  }
  return { done: count(), stop: () => void (isStopped = true), ponderHit: () => undefined }
}
