import { err, ok } from '@shared/result'
import type { ExaminationAnswer, ExaminationQuestion, Examiner } from '../examiner'
import { examinationKey } from './examinationKey'
import type { ExaminationMemory } from './examinationMemory'

/** Somebody who looks at no position twice. */
export interface RememberedExaminer extends Pick<Examiner, 'width' | 'examine'> {
  /** Whatever waits or runs is answered as stopped, at once, and so is all that is asked later. */
  stop(): void
}

const STOPPED: ExaminationAnswer = err({ kind: 'stopped' })

/**
 * An examiner that remembers what it has found, in this run or an earlier one, and asks its engine about the rest. Engine and
 * memory are the caller's to close.
 *
 * @param onRemembered told of each position that was not looked at again
 */
export const rememberedExaminer = (
  examiner: Pick<Examiner, 'identity' | 'width' | 'examine' | 'stop'>,
  memory: ExaminationMemory,
  onRemembered: (question: ExaminationQuestion) => void,
): RememberedExaminer => {
  let isStopped = false
  return {
    width: examiner.width,
    examine: async question => {
      const key = examinationKey(examiner.identity, question)
      const [known] = await memory.recall([key])
      if (isStopped) return STOPPED
      if (known) {
        onRemembered(question)
        return ok(known)
      }
      const answer = await examiner.examine(question)
      if (answer.ok) memory.remember(key, answer.value)
      return answer
    },
    stop: () => {
      isStopped = true
      examiner.stop()
    },
  }
}
