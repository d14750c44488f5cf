import type { Color } from '@shared/board/color'
import type { PlayedMove, PositionRequest, TabGuessing } from '@shared/ipc/contract'
import type { EngineFault } from '@shared/analysis/engineFault'
import {
  guessGain,
  type GuessOutcome,
  guessPoints,
  guessScore,
  type GuessValues,
} from '@shared/report/guessScore'
import type { Game } from '@shared/tree/game'
import { isSetupPly, moveNumberAt } from '@shared/tree/moveNumber'
import type { TreeNode, TreePath } from '@shared/tree/node'
import { setupPlies } from '@shared/tree/setupPlies'
import { nodesAlong } from '@shared/tree/tree'
import { endPath } from '@shared/tree/walk'
import type { VariantId } from '@shared/variants'

/** Whose moves are guessed, and from which position. */
export interface GuessChoice {
  readonly side: Color | 'both'
  /** Plies from the start of the line. */
  readonly from: number
}

/** An attempt at one move of the game. */
export interface Attempt {
  /** The position of the guess, in plies from the start of the line. */
  readonly ply: number
  /** Absent if the move was shown instead. */
  readonly guess?: PlayedMove
  readonly isHinted: boolean
  /** Absent if the move was found, and if the engine gives no value. */
  readonly values?: GuessValues
}

/** Guessing the moves of a game one by one. The game is the one from the beginning, and is never changed. */
export interface Guessing extends GuessChoice {
  readonly documentId: string
  readonly variant: VariantId
  readonly options: readonly string[]
  /** The line to guess, root first. */
  readonly nodes: readonly TreeNode[]
  /** The ply of the position on the board, from the start of the line. */
  readonly ply: number
  readonly attempts: readonly Attempt[]
  /** A hint was asked for in this position. */
  readonly isHinted: boolean
  /** The guess that is being compared. */
  readonly guess?: PlayedMove
  /** Why the guess could not be compared. */
  readonly refusal?: EngineFault
  readonly isOver: boolean
}

/** The line that can be guessed from the current position of a game, to its end. */
export const guessedLine = ({ root }: Pick<Game, 'root'>, path: TreePath): readonly TreeNode[] =>
  nodesAlong(root, endPath(root, path))

/** The plies of the line at which the move numbers of the game proper begin, by number, in ascending order. */
export const numbersOf = (nodes: readonly TreeNode[]): ReadonlyMap<number, number> => {
  const numbers = new Map<number, number>()
  for (let ply = nodes.length - 2; ply >= setupPlies(nodes); ply--)
    numbers.set(moveNumberAt(nodes[ply]!.fen).fullmoves, ply)
  return new Map([...numbers].reverse())
}

export const beginGuessing = (
  documentId: string,
  { variant, options }: Pick<Game, 'variant' | 'options'>,
  nodes: readonly TreeNode[],
  { side, from }: GuessChoice,
): Guessing => ({
  documentId,
  variant,
  options,
  nodes,
  side,
  from,
  ply: from,
  attempts: [],
  isHinted: false,
  isOver: false,
})

export const moverAt = ({ nodes }: Guessing, ply: number): Color => moveNumberAt(nodes[ply]!.fen).color

/** The game's move in the position on the board; undefined at the end of the line. */
export const nextMove = ({ nodes, ply }: Guessing): TreeNode | undefined => nodes[ply + 1]

/** Whether the user is to move. A pass is never guessed. */
export const isAsked = (guessing: Guessing): boolean => {
  const next = nextMove(guessing)
  if (guessing.isOver || !next || next.kind === 'null') return false
  return guessing.side === 'both' || guessing.side === moverAt(guessing, guessing.ply)
}

/** The path of a ply of the line in the tree of the game. */
export const pathTo = ({ nodes }: Guessing, ply: number): TreePath =>
  nodes.slice(1, ply + 1).map(({ id }) => id)

/** The position in which the user guesses. */
export const guessedPosition = ({ variant, options, nodes, ply }: Guessing): PositionRequest => ({
  variant,
  options,
  fen: nodes[ply]!.fen,
})

/** The line to the position after a move made on the board. */
export const lineAfter = ({ variant, options, nodes, ply }: Guessing, uci: string) => ({
  variant,
  options,
  startFen: nodes[0]!.fen,
  moves: [...nodes.slice(1, ply + 1).map(node => node.uci), uci],
})

/** The guessing without a guess that is being compared or could not be. */
const withoutGuess = (guessing: Guessing): Guessing => {
  const { documentId, variant, options, nodes, side, from, ply, attempts, isHinted, isOver } = guessing
  return { documentId, variant, options, nodes, side, from, ply, attempts, isHinted, isOver }
}

/** The guessing while a guess is compared, for the first time or again. */
export const compared = (guessing: Guessing, guess: PlayedMove): Guessing => ({
  ...withoutGuess(guessing),
  guess,
})

/** The guessing one ply further in the game; it is over at the end of the line. */
export const stepped = (guessing: Guessing): Guessing => {
  const ply = Math.min(guessing.ply + 1, guessing.nodes.length - 1)
  const isOver = ply === guessing.nodes.length - 1
  return { ...withoutGuess(guessing), ply, isHinted: false, isOver }
}

/** The guessing with one more attempt, and the game's move on the board. */
export const attempted = (guessing: Guessing, attempt: Pick<Attempt, 'guess' | 'values'>): Guessing => {
  const { ply, isHinted } = guessing
  return stepped({ ...guessing, attempts: [...guessing.attempts, { ply, isHinted, ...attempt }] })
}

/** The guessing ended early; a guess that was not compared yet does not count. */
export const ended = (guessing: Guessing): Guessing => ({ ...withoutGuess(guessing), isOver: true })

/** What is kept of a guessing for the next session; a guess that was not compared yet is asked for again. */
export const keptOf = (guessing: Guessing): TabGuessing => {
  const { side, from, ply, attempts, isHinted, isOver, nodes } = guessing
  return { line: pathTo(guessing, nodes.length - 1), side, from, ply, attempts, isHinted, isOver }
}

/** A restored guessing of the last session; undefined if its game no longer has the line. */
export const restoredGuessing = (
  documentId: string,
  { root, variant, options }: Game,
  { line, side, from, ply, attempts, isHinted, isOver }: TabGuessing,
): Guessing | undefined => {
  const nodes = nodesAlong(root, line)
  const isWhole = nodes.length === line.length + 1 && nodes.length > 1
  const last = nodes.length - 1
  const fits = from <= last && ply <= last && attempts.every(attempt => attempt.ply < last)
  if (!isWhole || !fits) return undefined
  return { documentId, variant, options, nodes, side, from, ply, attempts, isHinted, isOver }
}

/** The outcome of an attempt. */
export const outcomeOf = (guessing: Guessing, { ply, guess, values }: Attempt): GuessOutcome => {
  if (!guess) return { kind: 'givenUp' }
  if (guess.uci === guessing.nodes[ply + 1]!.uci) return { kind: 'found' }
  return { kind: 'other', ...(values && { gain: guessGain(moverAt(guessing, ply), values) }) }
}

/** The points of an attempt, 0 to 100. A placement gets none, found or not: the engine gives most of them no value. */
export const pointsOfAttempt = (guessing: Guessing, attempt: Attempt): number | undefined =>
  isSetupPly(guessing.nodes[attempt.ply + 1]!)
    ? undefined
    : guessPoints(outcomeOf(guessing, attempt), attempt.isHinted)

/** The result of a guessing so far. */
export interface GuessStanding {
  /** 0 to 100; undefined until something was scored. */
  readonly score?: number
  /** The number of moves found, including those with a hint. */
  readonly found: number
  readonly tried: number
  readonly hints: number
}

export const standingOf = (guessing: Guessing): GuessStanding => {
  const { attempts } = guessing
  const score = guessScore(attempts.map(attempt => pointsOfAttempt(guessing, attempt)))
  return {
    ...(score !== undefined && { score }),
    found: attempts.filter(attempt => outcomeOf(guessing, attempt).kind === 'found').length,
    tried: attempts.length,
    hints: attempts.filter(({ isHinted }) => isHinted).length,
  }
}
