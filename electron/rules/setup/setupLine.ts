import type { Move } from '@shared/board/move'
import type { Setup } from '@shared/board/setup'
import { makeUci } from '@shared/notation/uci'
import { err, ok, type Result } from '@shared/result'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../../core/load'
import { openPosition } from '../positions/openPosition'
import { playMoves } from '../positions/playMoves'
import type { Position } from '../../core/position'
import { hasSetupMoves, setupRefusal, type SetupRefusal } from './setupGraphOf'

/** A line of play as the window gives it. */
export interface SetupText {
  readonly variant: string
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  readonly startFen: string
  /** In UCI; those after the setup are ignored. */
  readonly moves: readonly string[]
}

/** The setup part of a line, from the first position of which all arrays can be searched. */
export interface SetupLine {
  readonly variant: VariantDefinition
  readonly options: readonly string[]
  readonly start: Setup
  /** The turns from there, all legal. */
  readonly moves: readonly Move[]
  /** The same moves in UCI. */
  readonly ucis: readonly string[]
  /** How many turns come before the start; not all arrays could be searched from there. */
  readonly skipped: number
}

/** Why a line has no part that can be solved. */
export type SetupLineFault = SetupRefusal | { readonly kind: 'illegalPosition'; readonly detail: string }

const playSetup = (position: Position, ucis: readonly string[]): Result<readonly Move[], SetupLineFault> => {
  const moves: Move[] = []
  for (const uci of ucis) {
    if (!hasSetupMoves(position)) break
    const played = playMoves(position, [uci])
    if (!played.ok) return err({ kind: 'illegalPosition', detail: `${uci} is not a legal move` })
    moves.push(played.value[0]!)
  }
  return ok(moves)
}

/** Takes moves back as long as the setup from there on can be solved; returns how many are left. */
const firstSolvable = (position: Position, moves: readonly Move[]): Result<number, SetupRefusal> => {
  const isAtEnd = moves.length > 0 && !hasSetupMoves(position)
  const refusal = isAtEnd ? undefined : setupRefusal(position)
  if (refusal) return err(refusal)
  let left = moves.length
  while (left > 0) {
    position.undo()
    if (setupRefusal(position)) {
      position.playFound(moves[left - 1]!)
      break
    }
    left--
  }
  return ok(left)
}

/** @param startOf takes moves back to where the setup begins; returns how many are left */
const lineFrom = (
  core: Core,
  { variant, options, startFen, moves: ucis }: SetupText,
  startOf: (position: Position, moves: readonly Move[]) => Result<number, SetupRefusal>,
): Result<SetupLine, SetupLineFault> => {
  const opened = openPosition(core, { variant, options, fen: startFen })
  if (!opened.ok) return err({ kind: 'illegalPosition', detail: JSON.stringify(opened.error) })
  using position = opened.value.position
  const played = playSetup(position, ucis)
  if (!played.ok) return played
  const skipped = startOf(position, played.value)
  if (!skipped.ok) return skipped
  const moves = played.value.slice(skipped.value)
  return ok({
    variant: position.variant,
    options,
    start: position.setup(),
    moves,
    ucis: moves.map(move => makeUci(position.variant, move)),
    skipped: skipped.value,
  })
}

/** The setup phase of a line. If too many arrays can still arise at its end, the phase from there on, which can be solved in a sample. */
export const sampledLine = (core: Core, text: SetupText): Result<SetupLine, SetupLineFault> => {
  const line = setupLine(core, text)
  if (line.ok) return line
  if (line.error.kind !== 'tooManyArrays') return err(line.error)
  return lineFrom(core, text, (_, moves) => ok(moves.length))
}

/**
 * The setup phase of a line, as much of it as can be solved. It is the same for all positions of a game, so that results for one serve the
 * others; if the choice is too large at first, it begins later.
 */
export const setupLine = (core: Core, text: SetupText): Result<SetupLine, SetupLineFault> =>
  lineFrom(core, text, firstSolvable)
