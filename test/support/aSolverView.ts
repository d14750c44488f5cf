import type { SolverMove, SolverView } from '@shared/ipc/contract'
import type { Game } from '@shared/tree/game'
import { aGame, aNode } from './aGame'

export const THROW_FEN = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
const AFTER_ROOK = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QNNKqrnnk] b - - 0 1'
const ARRAY = 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 5'

/** A throw, a placed rook, and the complete array as if one more turn led to it. */
export const aSetupGame = (): Game => {
  const last = aNode({ uci: 'N@e8', san: 'N@e8', kind: 'placement', fen: ARRAY })
  const first = aNode({ uci: 'R@h1', san: 'R@h1', kind: 'placement', fen: AFTER_ROOK, children: [last] })
  const root = aNode({ id: '', uci: '', san: '', kind: 'root', fen: THROW_FEN, children: [first] })
  return { ...aGame(root), variant: 'fischer-benko' }
}

export const aSolverMove = (san: string, over: Partial<SolverMove> = {}): SolverMove => ({
  uci: san,
  san,
  value: 86,
  error: 10,
  cost: 0,
  isBest: true,
  arrays: 36,
  line: [san, 'N@e8'],
  ...over,
})

/** White to place; one placement is best, one gives something away. */
export const aView = (over: Partial<SolverView> = {}): SolverView => ({
  reading: 'sequential',
  turn: 'white',
  value: 86,
  error: 10,
  moves: [
    aSolverMove('N@a1'),
    aSolverMove('R@h1', { value: 29, cost: 57, isBest: false, line: ['R@h1', 'Q@h8'] }),
  ],
  start: { value: 86, error: 10, arrays: 216 },
  played: [],
  values: [-20, 30, 86, 120],
  progress: { arrays: 36, searched: 20, deep: 4, nodes: 270_000, isSettled: false, isRunning: true },
  ...over,
})
