import type { Setup } from '../../board/setup'
import type { RanksError } from '../../setup/ranks/ranksError'
import type { FenError, FenWarning } from '../fen/fenError'

/** A first position that a text may mean. */
export interface PositionReading {
  readonly kind: 'position'
  readonly setup: Setup
  /** What a FEN says and the board cannot bear; empty for all else. */
  readonly warnings: readonly FenWarning[]
  /** How numbers were read, if they might mean something else: Chess960 numbers, or results of dice. */
  readonly readAs?: 'scharnagl' | 'throws'
}

/** Games in PGN. */
export interface GamesReading {
  readonly kind: 'games'
  readonly count: number
}

/** Why a number means nothing in a system; `found` is too high, or below 0. */
export type NumberError =
  /** `as` says what kind of number it was read as; those run from 0 to `count - 1`. */
  | {
      readonly kind: 'number'
      readonly reason: 'outOfRange'
      readonly as: 'throw' | 'start' | 'scharnagl' | 'throwRank' | 'rank'
      readonly found: number
      readonly count: number
    }
  /** Two numbers, but Black's rank follows from White's. */
  | { readonly kind: 'number'; readonly reason: 'oneIsEnough' }

/** A reading without a position, and why. */
export interface ImpossibleReading {
  readonly kind: 'impossible'
  readonly error: NumberError | RanksError | FenError | { readonly kind: 'unreadable' | 'notTheThrows' }
}

export type OneBoxReading = PositionReading | GamesReading | ImpossibleReading

export const positionReading = (setup: Setup): PositionReading => ({ kind: 'position', setup, warnings: [] })

export const impossibleReading = (error: ImpossibleReading['error']): ImpossibleReading => ({
  kind: 'impossible',
  error,
})
