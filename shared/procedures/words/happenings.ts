import type { Color } from '../../board/color'
import { groundOf, type Ground } from '../ground'
import type { Happening, Outcome, ProcedureState } from '../state'
import { writeThrown } from '../thrown'
import { missedText, placedText } from './names'

const outcomeText = (ground: Ground, player: Color, outcome: Outcome): string => {
  switch (outcome.kind) {
    case 'again':
      return 'too high, again'
    case 'half':
      return outcome.half === 0 ? 'first squares' : 'last squares'
    case 'color':
      return outcome.color
    case 'placed':
    case 'swapped':
      return outcome.placed.map(placed => placedText(ground, player, placed)).join(' ')
    case 'failed':
      return `begin again: ${missedText(outcome.condition)}`
  }
}

/** Something that happened, for programs and lists. */
export interface HappeningText {
  readonly player: Color
  /** As logs write it; absent where nothing was thrown. */
  readonly thrown?: string
  /** `Bb1`, `too high, again`, `begin again: a pawn is not guarded`. */
  readonly did: string
}

export const happeningText = (ground: Ground, { player, thrown, outcome }: Happening): HappeningText => ({
  player,
  ...(thrown !== undefined && { thrown: writeThrown(thrown) }),
  did: outcomeText(ground, player, outcome),
})

/** One line for each thing that happened: the throw, and what it did. */
export const rollLines = (state: ProcedureState): readonly string[] => {
  const rows = state.happenings.map(happening => happeningText(groundOf(state.procedure), happening))
  const width = Math.max(1, ...rows.map(({ thrown }) => thrown?.length ?? 0))
  return rows.map(({ thrown = '', did }) => `${thrown.padEnd(width)}  ${did}`)
}
