import { err, ok } from '@shared/result'
import type { Answered } from './answers'
import { systemSentence } from './systemSentence'

/** Stops work early, with a sentence for the user: nothing is replaced by partial output. */
export class Refusal extends Error {}

/**
 * The result of work; refusals of the system, or a {@link Refusal}, become a sentence. Anything else is a bug, and
 * thrown on.
 */
export const answerOrRefusal = async <T>(work: () => Promise<T>, file?: string): Promise<Answered<T>> => {
  try {
    return ok(await work())
  } catch (error) {
    return err(error instanceof Refusal ? error.message : systemSentence(error, file))
  }
}
