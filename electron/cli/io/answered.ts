import { err, ok } from '@shared/result'
import type { Answered } from './answers'

/** Ends work before its end, with a sentence for the user: what was being written takes the place of nothing. */
export class Refusal extends Error {}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && typeof (error as NodeJS.ErrnoException).code === 'string'

/** What comes of work; what the system refuses, or a {@link Refusal} ends, is a sentence. Anything else is a bug, and thrown on. */
export const answerOrRefusal = async <T>(work: () => Promise<T>): Promise<Answered<T>> => {
  try {
    return ok(await work())
  } catch (error) {
    if (error instanceof Refusal || isSystemError(error)) return err(error.message)
    throw error
  }
}
