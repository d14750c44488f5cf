import type { EngineFault } from '../analysis/engineFault'
import type { Valued } from '../report/examined'
import type { Result } from '../result'
import { ofType, request } from './declare'
import { line, object } from './schemas'

/** The position after a move, by the line that leads to it. */
const guessedLine = object(line)

/** Guessing the moves of a game; the renderer keeps the game and the guesses. */
export const guessingRequests = {
  /**
   * The value of the position at the end of a line, always by our engine and with the same number of nodes. Null if the setup is not over
   * there, or if the answer is no longer wanted.
   */
  'guessing:value': request([guessedLine], ofType<Result<Valued | null, EngineFault>>()),
  'guessing:leave': request([]),
}
