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

/** What is left is said in points instead. */
const NO_LEAD: MaterialLead = { roles: [], points: 0 }

const THREEFOLD = { kind: 'threefold' } as const

/** What a player's row shows. */
export interface PlayerRowState {
  readonly color: Color
  /** Empty where the player is not known. */
  readonly name: string
  readonly turn: Color
  /** Why the game is over in this position; empty if it is not. */
  readonly end: string
  readonly rights: readonly RightChip[]
  readonly lead: MaterialLead
  /** Where the system counts what is left. */
  readonly points: number | undefined
}

/** What a player's tray shows while pieces are placed. */
export interface Tray {
  readonly color: Color
  /** Empty where the player is not known. */
  readonly name: string
  readonly isToMove: boolean
  /** What the side still has to place. */
  readonly pocket: Pocket
  /** Ways in which its rank can be completed; undefined while that is not known. */
  readonly ways: number | undefined
}

/** All that the stage derives from a position and what the rules say of it. */
export function useStagePosition(props: () => StageProps) {
  const answer = useLegal(() => props().position)
  const known = computed(() => (answer.value?.ok ? answer.value.value : undefined))

  const setup = computed(() => shownSetup(props().variant, props().position.fen))
  /** Undefined while they are being asked for, and where no move is wanted. */
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

  /** What each side still has to place. */
  const trays = computed((): ByColor<Tray> => ({ white: trayOf('white'), black: trayOf('black') }))

  return { setup, legal, moves, check, lastMove, phase, gestures, seats, trays }
}
