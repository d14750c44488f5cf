import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { VariantId } from '@shared/variants'
import { variantFile } from '../../electron/engine/uciClient/variantFile'

/** Fairy-Stockfish's names of the systems on larger boards; some are defined in a file of ours. */
export const REFEREE_NAMES: Readonly<Partial<Record<VariantId, string>>> = {
  'capablanca-random': 'caparandom',
  'modern-capablanca-random': 'moderncapablancarandom',
  'modern-random': 'modern',
  'english-random': 'englishrandom',
  'korean-random': 'janggicasual',
}

/** The referee's count for a position. */
export interface RefereeCount {
  /** Every legal move in UCI, sorted. */
  readonly moves: readonly string[]
  readonly leaves: number
  /** Milliseconds that the referee took. */
  readonly ms: number
}

/** Fairy-Stockfish, which makes one count after the other. */
export interface Referee {
  readonly count: (fen: string, depth: number) => Promise<RefereeCount>
  readonly close: () => void
}

/** The FEN for the referee, which writes Janggi's elephant as B. */
const refereeFen = (variant: VariantId, fen: string): string => {
  const [board = '', turn, castling, ep, halfmoves, fullmoves] = fen.split(' ')
  const letters = variant === 'korean-random' ? board.replaceAll('E', 'B').replaceAll('e', 'b') : board
  return [letters, turn, castling, ep, halfmoves, fullmoves].join(' ')
}

/** Starts the program for a system. Debian's package `fairy-stockfish` supports large boards. */
export const startReferee = (program: string, variant: VariantId): Referee => {
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] })
  const waiting: ((line: string) => void)[] = []
  createInterface({ input: child.stdout }).on('line', line => waiting[0]?.(line))
  const send = (...lines: readonly string[]) => child.stdin.write(lines.map(line => `${line}\n`).join(''))
  send(
    `setoption name VariantPath value ${variantFile()!}`,
    'setoption name UCI_Chess960 value true',
    `setoption name UCI_Variant value ${REFEREE_NAMES[variant]!}`,
  )
  return {
    count: (fen, depth) =>
      new Promise(resolve => {
        const begunAt = performance.now()
        const moves: string[] = []
        waiting.push(line => {
          const [, move] = /^([a-z0-9]+): \d+$/.exec(line) ?? []
          if (move !== undefined) moves.push(move)
          const [, leaves] = /^Nodes searched: (\d+)/.exec(line) ?? []
          if (leaves === undefined) return
          waiting.shift()
          resolve({ moves: moves.sort(), leaves: Number(leaves), ms: performance.now() - begunAt })
        })
        send(`position fen ${refereeFen(variant, fen)}`, `go perft ${depth}`)
      }),
    close: () => void child.stdin.end('quit\n'),
  }
}
