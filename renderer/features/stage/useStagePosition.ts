import { computed } from 'vue'
import type { ByColor, Color } from '@shared/board/color'
import { gesturesOf } from '../../board/live/gestures'
import { materialLead, type MaterialLead } from './material'
import { outcomeWords } from '../../text/outcomeWords'
import { phaseOf } from '../../board/setup/progress'
import type { RightChip } from './rightChip'
import { relocationChips, rightsOf } from './rights'
import { shownSetup } from '../../board/setup/shownSetup'
import type { StageProps } from './stageProps'

/** What a player's row shows. */
export interface Seat {
  readonly color: Color
  /** Empty where the player is not known. */
  readonly name: string
  readonly turn: Color
  /** Why the game is over where it is; empty while it goes on. */
  readonly end: string
  readonly rights: readonly RightChip[]
  readonly lead: MaterialLead
}

/** All that the stage derives from a position and its legal moves. */
export function useStagePosition(props: () => StageProps) {
  const setup = computed(() => shownSetup(props().variant, props().fen))
  const moves = computed(() => props().legal?.moves ?? [])
  const check = computed(() => props().legal?.check ?? false)
  const phase = computed(() => phaseOf(props().variant, setup.value) ?? 'game')
  const gestures = computed(() => gesturesOf(moves.value, props().variant.castling))

  const rightsFor = (color: Color): readonly RightChip[] => {
    const query = { variant: props().variant, setup: setup.value, moves: moves.value, check: check.value }
    if (phase.value === 'relocation') return relocationChips(color, query)
    return phase.value === 'game' ? rightsOf(color, query) : []
  }

  const end = computed(() => {
    const outcome = props().legal?.outcome
    return outcome ? outcomeWords(outcome) : ''
  })

  const seatOf = (color: Color): Seat => ({
    color,
    name: props()[color],
    turn: setup.value.turn,
    end: end.value,
    rights: rightsFor(color),
    lead: materialLead(setup.value, color),
  })

  const seats = computed((): ByColor<Seat> => ({ white: seatOf('white'), black: seatOf('black') }))

  const trayOf = (color: Color) => ({
    color,
    name: props()[color],
    isToMove: setup.value.turn === color,
    pocket: setup.value.pockets[color],
    ways: props().legal?.ways?.[color],
  })

  /** What each side still has to place. */
  const trays = computed(() => ({ white: trayOf('white'), black: trayOf('black') }))

  return { setup, moves, check, phase, gestures, seats, trays }
}
