import { computed } from 'vue'
import type { ByColor, Color } from '@shared/board/color'
import { litSquares } from '@shared/notation/uciSquares'
import type { Pocket } from '@shared/board/pocket'
import { gesturesOf } from '../../board/live/gestures'
import { materialLead, type MaterialLead, pointsLeft } from './material'
import { outcomeWords } from '../../text/outcomeWords'
import { phaseOf } from '../../board/setup/progress'
import type { RightChip } from './rightChip'
import { relocationChips, rightsOf } from './rights'
import { shownSetup } from '../../board/setup/shownSetup'
import { useLegal } from '../../stores/position'
import type { StageProps } from './stageProps'

/** No lead, for systems that show points instead. */
const NO_LEAD: MaterialLead = { roles: [], points: 0 }

const THREEFOLD = { kind: 'threefold' } as const

/** The content of a player's row. */
export interface PlayerRowState {
  readonly color: Color
  /** Empty if the player is unknown. */
  readonly name: string
  readonly turn: Color
  /** Why the game is over in this position; empty if it is not. */
  readonly end: string
  readonly rights: readonly RightChip[]
  readonly lead: MaterialLead
  /** Undefined if the system does not count points. */
  readonly points: number | undefined
}

/** The content of a player's tray while pieces are placed. */
export interface Tray {
  readonly color: Color
  /** Empty if the player is unknown. */
  readonly name: string
  readonly isToMove: boolean
  /** The pieces that the side still has to place. */
  readonly pocket: Pocket
  /** The number of ways to complete its rank; undefined until it is known. */
  readonly ways: number | undefined
}

/** Everything that the stage derives from a position and the answer of the rules. */
export function useStagePosition(props: () => StageProps) {
  const answer = useLegal(() => props().position)
  const known = computed(() => (answer.value?.ok ? answer.value.value : undefined))

  const setup = computed(() => shownSetup(props().variant, props().position.fen))
  /** Undefined until the rules have answered, and while no move is accepted. */
  const legal = computed(() => (props().isHeld ? undefined : known.value?.moves))
  const moves = computed(() => legal.value ?? [])
  const check = computed(() => known.value?.check ?? false)
  const lastMove = computed(() => {
    const { variant, last } = props()
    return last ? litSquares(variant, last) : []
  })
  const phase = computed(() => phaseOf(props().variant, setup.value) ?? 'game')
  const gestures = computed(() => gesturesOf(moves.value, props().variant.castling))

  const rightsFor = (color: Color): readonly RightChip[] => {
    const query = { variant: props().variant, setup: setup.value, moves: moves.value, check: check.value }
    if (phase.value === 'relocation') return relocationChips(color, query)
    return phase.value === 'game' ? rightsOf(color, query) : []
  }

  const end = computed(() => {
    const outcome = known.value?.outcome ?? (props().isThreefold ? THREEFOLD : undefined)
    return outcome ? outcomeWords(outcome) : ''
  })

  const countOf = (color: Color): Pick<PlayerRowState, 'lead' | 'points'> => {
    const { points } = props().variant
    return points
      ? { lead: NO_LEAD, points: pointsLeft(setup.value, color, points) }
      : { lead: materialLead(setup.value, color), points: undefined }
  }

  const seatOf = (color: Color): PlayerRowState => ({
    color,
    name: props().players[color],
    turn: setup.value.turn,
    end: end.value,
    rights: rightsFor(color),
    ...countOf(color),
  })

  const seats = computed((): ByColor<PlayerRowState> => ({ white: seatOf('white'), black: seatOf('black') }))

  const trayOf = (color: Color): Tray => ({
    color,
    name: props().players[color],
    isToMove: setup.value.turn === color,
    pocket: setup.value.pockets[color],
    ways: known.value?.ways?.[color],
  })

  /** The pieces that each side still has to place. */
  const trays = computed((): ByColor<Tray> => ({ white: trayOf('white'), black: trayOf('black') }))

  return { setup, legal, moves, check, lastMove, phase, gestures, seats, trays }
}
