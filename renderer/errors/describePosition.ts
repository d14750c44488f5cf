import type { PositionError } from '@shared/board/positionError'
import { assertNever } from '@shared/exhaustive'
import type { ErrorText } from './errorText'

/** The sentence of a setup on which the rules cannot go on. */
export const describePositionError = ({ fault }: PositionError): ErrorText => {
  switch (fault) {
    case 'notPlayable':
      return {
        title: 'Games of this system cannot be played here yet',
        kept: 'Its starts and their numbers work.',
      }
    case 'kings':
      return { title: 'Each side needs exactly one king, on the board or still to be placed' }
    case 'oppositeCheck':
      return {
        title: 'The side that is not to move stands in check',
        remedy: 'Change the side to move, or the check.',
      }
    case 'pawnsOnBackRank':
      return { title: 'A pawn stands on the first or last rank' }
    case 'tooManyPieces':
      return { title: 'A side has more pieces than its army holds' }
    case 'pocketDoesNotFit':
      return { title: 'The pieces still to be placed do not fit the free squares of the back rank' }
    case 'noCompletion':
      return { title: 'No placement of the remaining pieces meets the conditions of this system' }
    case 'nothingToRelocate':
      return { title: 'King and queen do not stand where they can be relocated' }
    default:
      return assertNever(fault)
  }
}
