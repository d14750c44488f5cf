import type { Color } from '../../board/color'
import { t } from '../../i18n/t'
import { groundOf, type Ground } from '../model/ground'
import type { ProcedureEvent, ThrowOutcome, ProcedureState } from '../model/state'
import { writeThrown } from '../model/thrown'
import { missedText, placedText } from './names'

const outcomeText = (ground: Ground, player: Color, outcome: ThrowOutcome): string => {
  switch (outcome.kind) {
    case 'again':
      return t('procedures.happenings.again')
    case 'half':
      return outcome.half === 0 ? t('procedures.happenings.firstHalf') : t('procedures.happenings.lastHalf')
    case 'color':
      return t(`procedures.colors.${outcome.color}`)
    case 'placed':
    case 'swapped':
      return outcome.placed.map(placed => placedText(ground, player, placed)).join(' ')
    case 'failed':
      return t('procedures.happenings.failed', { reason: missedText(outcome.condition) })
  }
}

/** An event in words, for programs and lists. */
export interface EventText {
  readonly player: Color
  /** The result as logs write it; absent if nothing was thrown. */
  readonly thrown?: string
  /** For example `Bb1`, `too high, again`, `begin again: a pawn is not guarded`. */
  readonly did: string
}

export const eventText = (ground: Ground, { player, thrown, outcome }: ProcedureEvent): EventText => ({
  player,
  ...(thrown !== undefined && { thrown: writeThrown(thrown) }),
  did: outcomeText(ground, player, outcome),
})

/** One line for each event: the throw, and its effect. */
export const rollLines = (state: ProcedureState): readonly string[] => {
  const rows = state.events.map(event => eventText(groundOf(state.procedure), event))
  const width = Math.max(1, ...rows.map(({ thrown }) => thrown?.length ?? 0))
  return rows.map(({ thrown = '', did }) => `${thrown.padEnd(width)}  ${did}`)
}
