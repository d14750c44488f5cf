import type { ByColor } from '@shared/board/color'
import type { Reading } from '@shared/solver/induction'
import type { PiePoint } from '@shared/tree/pieRule'
import type { GameTerms } from './gameTerms'
import type { TimeControl } from './timeControl'

/** How a start is made fair for two people. */
export type TableFairness = 'none' | 'couplet' | 'pie' | 'auction'

/** The terms that two people agree on in the dialog. */
export interface TableForm {
  /** Their names; if empty, they are called White and Black. */
  readonly players: ByColor<string>
  readonly clock: 'none' | 'increment' | 'delay'
  /** Minutes for the game. */
  readonly minutes: ByColor<number>
  /** Black has a different time. */
  readonly isBlackOwn: boolean
  /** Seconds that each move adds, or that pass before the clock starts. */
  readonly bonus: number
  /** The move after which time is added; 0 for never. */
  readonly stageMoves: number
  readonly stageMinutes: number
  readonly setupOnClock: boolean
  readonly lastPair: Reading
  readonly turnsBoard: boolean
  readonly fairness: TableFairness
  readonly piePoint: PiePoint
}

export const FIRST_TABLE_FORM: TableForm = {
  players: { white: '', black: '' },
  clock: 'increment',
  minutes: { white: 10, black: 10 },
  isBlackOwn: false,
  bonus: 5,
  stageMoves: 0,
  stageMinutes: 30,
  setupOnClock: false,
  lastPair: 'simultaneous',
  turnsBoard: false,
  fairness: 'none',
  piePoint: 'move',
}

const SECOND = 1000
const MINUTE = 60 * SECOND

const controlOf = (form: TableForm, minutes: number): TimeControl => ({
  baseMs: minutes * MINUTE,
  incrementMs: form.clock === 'increment' ? form.bonus * SECOND : 0,
  ...(form.clock === 'delay' && form.bonus > 0 && { delayMs: form.bonus * SECOND }),
  ...(form.stageMoves > 0 && {
    stages: [{ afterMoves: form.stageMoves, addMs: form.stageMinutes * MINUTE }],
  }),
})

/**
 * The terms of the game.
 *
 * @param hasPair the last pairs of a setup are still to be placed
 */
export const termsOfForm = (form: TableForm, hasPair: boolean): GameTerms => {
  const { clock, minutes, isBlackOwn, setupOnClock, turnsBoard, fairness, piePoint } = form
  const times = {
    white: controlOf(form, minutes.white),
    black: controlOf(form, isBlackOwn ? minutes.black : minutes.white),
  }
  return {
    ...(clock !== 'none' && { times }),
    setupOnClock,
    lastPair: hasPair ? form.lastPair : 'sequential',
    turnsBoard,
    ...(fairness === 'pie' && { pie: piePoint }),
    ...(fairness === 'auction' && { auction: true }),
  }
}
