import { describeOptionFault, type OptionFault } from '@shared/analysis/optionValue'
import type { PositionError } from '@shared/board/positionError'
import { assertNever } from '@shared/exhaustive'
import type { FenError } from '@shared/notation/fen/fenError'
import type { PoolError, PoolFault } from '../pool/poolBounds'
import { describeError } from '../../rules/describeError'
import type { IllegalMove } from '../../rules/positions/playMoves'
import type { UciFault } from './uciCommand'

/** Everything that may be wrong with a command to the engine, or go wrong while it works. */
export type SessionFault =
  | UciFault
  | OptionFault
  | FenError
  | PositionError
  | IllegalMove
  | PoolError
  | PoolFault
  /** The command is not possible while another one is running. */
  | { readonly kind: 'busy'; readonly command: string }

/** The fault as a sentence for `info string`. */
export const describeSessionFault = (fault: SessionFault): string => {
  switch (fault.kind) {
    case 'unknownCommand':
      return `unknown command ${fault.found}`
    case 'tooLong':
      return `a line of ${fault.characters} characters is too long`
    case 'badPosition':
      return `position needs startpos or fen, found ${fault.found}`
    case 'badOption':
      return `setoption needs a name, found ${fault.found}`
    case 'badNumber':
      return `${fault.word} needs another number, found ${fault.found}`
    case 'unknownOption':
      return describeOptionFault(fault)
    case 'badValue':
      return `${describeOptionFault(fault)}, found ${fault.found}`
    case 'illegalMove':
      return `${fault.uci.slice(0, 40)} is not legal at ply ${fault.ply}`
    case 'fen':
    case 'position':
      return describeError(fault)
    case 'threads':
      return `${fault.asked} threads are asked, this machine bears 1 to ${fault.most}`
    case 'hash':
      return `${fault.askedMiB} MiB of hash are asked, this machine bears 1 to ${fault.mostMiB}`
    case 'memoryRefused':
      return `the system refuses ${fault.askedMiB} MiB of hash (${fault.detail})`
    case 'workerDied':
      return `search thread ${fault.thread} died and was replaced (${fault.detail})`
    case 'workerGaveUp':
      return `search thread ${fault.thread} does not start (${fault.detail})`
    case 'busy':
      return `${fault.command} has to wait until the search is over`
    default:
      return assertNever(fault)
  }
}
