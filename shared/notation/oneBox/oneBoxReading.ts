import type { Setup } from '../../board/setup'
import type { RanksError } from '../../setup/ranks/ranksError'
import type { FenError, FenWarning } from '../fen/fenError'

/** A first position that a text may mean. */
export interface PositionReading {
  readonly kind: 'position'
  readonly setup: Setup
  /** Parts of a FEN that were dropped because they are impossible on the board; empty for other texts. */
  readonly warnings: readonly FenWarning[]
  /** How numbers were read, if they could mean something else, too: as Chess960 numbers or as results of dice. */
  readonly readAs?: 'scharnagl' | 'throws'
}

/** Games in PGN. */
export interface GamesReading {
  readonly kind: 'games'
  readonly count: number
}

/** Why a number has no meaning in a system; `found` is too high or below 0. */
export type NumberError =
  /** `as` is the kind of number as which it was read; these run from 0 to `count - 1`. */
  | {
      readonly kind: 'number'
      readonly reason: 'outOfRange'
      readonly as: 'throw' | 'start' | 'scharnagl' | 'throwRank' | 'rank'
      readonly found: number
      readonly count: number
    }
  /** Two numbers were given, but Black's rank follows from White's. */
  | { readonly kind: 'number'; readonly reason: 'oneIsEnough' }

/** A reading that leads to no position, with the reason. */
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
