import { err, ok } from '@shared/result'
import type { Answered } from './answers'
import { systemSentence } from './systemSentence'

/** Ends work before its end, with a sentence for the user: what was being written takes the place of nothing. */
export class Refusal extends Error {}

/**
 * What comes of work; what the system refuses, or a {@link Refusal} ends, is a sentence. Anything else is a bug, and thrown on.
 *
 * @param file what the work reads
 */
export const answerOrRefusal = async <T>(work: () => Promise<T>, file?: string): Promise<Answered<T>> => {
  try {
    return ok(await work())
  } catch (error) {
    return err(error instanceof Refusal ? error.message : systemSentence(error, file))
  }
}
