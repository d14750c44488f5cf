import { ok, type Result } from '@shared/result'
import type { Question } from '@shared/solver/refinement'
import type { Asking } from '@shared/solver/solving'

/** Evaluates the arrays that a search asks for, all of a round at once, until it ends or a value is unavailable. */
export const answering = async <R, F>(
  asking: Asking<R>,
  evaluate: (question: Question) => Promise<Result<number, F>>,
): Promise<Result<R, F>> => {
  const pending = new Map<Question, Promise<Result<number, F>>>()
  const known = new Map<Question, number>()
  for (;;) {
    const step = await asking.next(question => known.get(question))
    if (step.done === true) return ok(step.value)
    for (const question of step.value) if (!pending.has(question)) pending.set(question, evaluate(question))
    const [first] = step.value as readonly [Question]
    const answer = await pending.get(first)!
    if (!answer.ok) {
      await asking.return(undefined as never)
      return answer
    }
    known.set(first, answer.value)
  }
}
