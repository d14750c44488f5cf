import { assertNever } from '@shared/exhaustive'
import type { FileError, GameError, IllegalMoveError, RulesError } from '@shared/ipc/contract'
import type { PgnFault } from '@shared/notation/pgn/pgn'
import { describeFenError } from './describeFen'
import { describeFileError } from './describeFile'
import { describePgnFault } from './describePgn'
import { describePositionError } from './describePosition'
import { quoted, type ErrorText } from './errorText'

/** Every error that reaches a person. */
export type ShownError = RulesError | FileError | GameError | PgnFault

const describeIllegalMove = ({ uci }: IllegalMoveError): ErrorText => ({
  title: `${quoted(uci, 20)} is not legal in this position`,
  kept: 'The game is as it was.',
})

/** The words for an error, whatever its kind. */
export const describeError = (error: ShownError): ErrorText => {
  switch (error.kind) {
    case 'fen':
      return describeFenError(error)
    case 'position':
      return describePositionError(error)
    case 'illegalMove':
      return describeIllegalMove(error)
    case 'unknownVariant':
      return {
        title: `${quoted(error.found)} names no system known here`,
        remedy: 'The New analysis dialog lists all systems.',
      }
    case 'file':
      return describeFileError(error)
    case 'game':
      return { ...describePgnFault(error.fault), kept: 'The text of the game is kept word for word.' }
    case 'pgn':
      return describePgnFault(error)
    default:
      return assertNever(error)
  }
}
