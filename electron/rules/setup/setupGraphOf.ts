import type { Color } from '@shared/board/color'
import { isSetupKind } from '@shared/board/move'
import { makeUci } from '@shared/notation/uci'
import { err, ok, type Result } from '@shared/result'
import { MAX_ARRAYS, type Axis, type SetupGraph, type Stage } from '@shared/solver/setupGraph'
import type { Position } from '../../core/position'
import { arraysOf } from './arraysOf'
import { askAt, type Path, type Paths } from './paths'

/** Why a position is not the beginning of a setup that can be solved. */
export type SetupRefusal =
  /** The system has no setup phase. */
  | { readonly kind: 'noSetupPhase' }
  /** The setup is over; nothing is left to be placed or relocated. */
  | { readonly kind: 'setupOver' }
  | { readonly kind: 'tooManyArrays'; readonly arrays: number; readonly most: number }

/** Whether pieces are still to be placed or relocated. */
export const hasSetupMoves = (position: Position): boolean => {
  const [move] = position.legalMoves()
  return move !== undefined && isSetupKind(move.kind)
}

/**
 * The axis along which a side's moves change the state. A relocation ties the sides together, so all its moves are on the row axis; in a
 * placement phase White's change the row and Black's the column.
 */
const axisOf = ({ variant }: Position, turn: Color): Axis =>
  variant.setupPhase?.kind === 'placement' && turn === 'black' ? 'column' : 'row'

const isPairedLast = ({ variant: { setupPhase } }: Position): boolean =>
  setupPhase?.kind === 'placement' && setupPhase.pairLast

interface Branched {
  readonly stage: Pick<Stage, 'offsets' | 'targets' | 'moves'>
  readonly paths: readonly Path[]
}

/** Continues each state by every legal move; states that turn out equal are merged. */
const branch = (position: Position, paths: readonly Path[]): Branched => {
  const places = new Map<string, number>()
  const next: Path[] = []
  const offsets = [0]
  const targets: number[] = []
  const moves: string[] = []
  for (const path of paths) {
    askAt(position, path, () => {
      for (const move of position.legalMoves()) {
        const fen = askAt(position, [move], () => position.fen())
        const place = places.get(fen) ?? next.push([...path, move]) - 1
        places.set(fen, place)
        targets.push(place)
        moves.push(makeUci(position.variant, move))
      }
    })
    offsets.push(targets.length)
  }
  return {
    stage: { offsets: Uint32Array.from(offsets), targets: Uint32Array.from(targets), moves },
    paths: next,
  }
}

/** Continues each state by its first move, which leads to the first state of the axis that moves. */
const passOver = (position: Position, paths: readonly Path[]): readonly Path[] =>
  paths.map(path => [...path, askAt(position, path, () => position.legalMoves()[0]!)])

const stagesOf = (position: Position): { readonly stages: readonly Stage[]; readonly ends: Paths } => {
  const stages: Stage[] = []
  let ends: Paths = { row: [[]], column: [[]] }
  while (askAt(position, ends.row[0]!, () => hasSetupMoves(position))) {
    const turn = askAt(position, ends.row[0]!, () => position.turn())
    const axis = axisOf(position, turn)
    const { stage, paths } = branch(position, ends[axis])
    stages.push({ turn, axis, ...stage })
    ends =
      axis === 'row'
        ? { row: paths, column: passOver(position, ends.column) }
        : { row: passOver(position, ends.row), column: paths }
  }
  return { stages, ends }
}

/** Why a position is not the beginning of a setup that can be solved; undefined if it is. */
export const setupRefusal = (position: Position): SetupRefusal | undefined => {
  if (!position.variant.setupPhase) return { kind: 'noSetupPhase' }
  if (!hasSetupMoves(position)) return { kind: 'setupOver' }
  const arrays = position.completions('white') * position.completions('black')
  return arrays > MAX_ARRAYS ? { kind: 'tooManyArrays', arrays, most: MAX_ARRAYS } : undefined
}

/**
 * Everything that can still happen in a setup phase, from any point of it, by the core's rules. Each state of one side is looked at once,
 * because what a side may place does not depend on the other. Refuses positions outside a setup phase, and those from which more than
 * 50,000 arrays can arise, without walking them. The position is the same afterwards.
 */
export const setupGraphOf = (position: Position): Result<SetupGraph, SetupRefusal> => {
  const refusal = setupRefusal(position)
  if (refusal) return err(refusal)
  const { stages, ends } = stagesOf(position)
  return ok({
    stages,
    lastAtOnce: isPairedLast(position),
    rows: ends.row.length,
    columns: ends.column.length,
    arrays: arraysOf(position, ends),
  })
}
