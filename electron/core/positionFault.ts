import type { PositionError } from '@shared/board/positionError'
import {
  KINGS_FAULT,
  NO_COMPLETION,
  NOTHING_TO_RELOCATE,
  OPPOSITE_CHECK,
  OUTSIDE_PALACE,
  PAWNS_ON_BACK_RANK,
  POCKET_DOES_NOT_FIT,
  TOO_MANY_PIECES,
} from './layout/setup'

const FAULTS: Readonly<Record<number, PositionError['fault']>> = {
  [KINGS_FAULT]: 'kings',
  [OPPOSITE_CHECK]: 'oppositeCheck',
  [PAWNS_ON_BACK_RANK]: 'pawnsOnBackRank',
  [TOO_MANY_PIECES]: 'tooManyPieces',
  [POCKET_DOES_NOT_FIT]: 'pocketDoesNotFit',
  [NO_COMPLETION]: 'noCompletion',
  [NOTHING_TO_RELOCATE]: 'nothingToRelocate',
  [OUTSIDE_PALACE]: 'outsidePalace',
}

/** The fault that the core found in a setup, by the number that it returned; undefined for none. */
export const positionFault = (code: number): PositionError['fault'] | undefined => FAULTS[code]
