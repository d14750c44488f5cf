import { isSetupPly } from '@shared/tree/moveNumber'
import { nodesAlong } from '@shared/tree/tree'
import type { TreePath } from '@shared/tree/node'
import type { SolverRequest, SolverSettings } from '@shared/ipc/contract'
import { variantById } from '@shared/variants'
import { phaseOf } from '../../board/setup/progress'
import { shownSetup } from '../../board/setup/shownSetup'
import type { GameDocument } from '../../openFiles/document'

/** A position of the setup phase of an open game. */
export interface SolverPlace {
  readonly line: Pick<SolverRequest, 'variant' | 'options' | 'startFen' | 'moves'>
  /** True for the position on the board; else the game has begun, and this is the last turn of its setup. */
  readonly isHere: boolean
}

/** The position on the board if it belongs to a setup phase, else the last one of the setup that led there. */
export const solverPlaceOf = (
  { game }: Pick<GameDocument, 'game'>,
  path: TreePath,
): SolverPlace | undefined => {
  const variant = variantById(game.variant)
  if (!variant.setupPhase) return undefined
  const nodes = nodesAlong(game.root, path)
  const first = nodes.findIndex((node, place) => place > 0 && !isSetupPly(node))
  const setup = first === -1 ? nodes : nodes.slice(0, first)
  const isOver = phaseOf(variant, shownSetup(variant, setup.at(-1)!.fen)) === undefined
  const moves = setup.slice(1, isOver ? -1 : undefined).map(({ uci }) => uci)
  if (isOver && setup.length === 1) return undefined
  const line = { variant: game.variant, options: game.options, startFen: game.root.fen, moves }
  return { line, isHere: !isOver && first === -1 }
}

/** The start of a setup. */
export type SetupStart = Omit<SolverPlace['line'], 'moves'>

/** The key of a start, under which everything known about its moves is kept. */
export const startKey = ({ variant, options, startFen }: SetupStart): string =>
  JSON.stringify([variant, options, startFen])

/** The key of a position. All numbers of nodes share it: the deepest result is shown. */
export const placeKey = (
  { moves, ...start }: SolverPlace['line'],
  { engineId, reading }: Pick<SolverSettings, 'engineId' | 'reading'>,
): string => JSON.stringify([startKey(start), engineId, reading, moves.join(' ')])
