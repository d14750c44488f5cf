import type { EngineFault } from '../analysis/engineFault'
import type { Valued } from '../report/examined'
import type { Result } from '../result'
import { ofType, request } from './declare'
import { line, object } from './schemas'

/** The position after a move, by the line that leads to it. */
const guessedLine = object(line)

/** The moves of a game guessed; the game and the guesses are the renderer's. */
export const guessingRequests = {
  /**
   * The value of the position at the end of a line, always by our engine and with the same nodes; null where the setup
   * goes on there, and if the answer is no longer wanted.
   */
  'guessing:value': request([guessedLine], ofType<Result<Valued | null, EngineFault>>()),
  /** Guessing ends. */
  'guessing:leave': request([]),
}
