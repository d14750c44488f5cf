import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { read } from '@shared/ipc/read'
import { jsonOf, object, text, TEXT_LIMIT } from '@shared/ipc/schemas'
import { err, ok } from '@shared/result'
import type { Examination, Examiner } from '../../engine/examination/examiner'
import { questionText } from '../../engine/examination/memory/examinationKey'
import { EXAMINATION } from '../../engine/examination/memory/examinationText'
import type { Answered } from '../io/answers'

/* What was found is written down position by position, so that a run that was stopped can go on. */

const ENTRY = jsonOf(object({ key: text(10_000), found: EXAMINATION }), TEXT_LIMIT)

/** An examiner that writes down what it finds. */
export interface KeptExaminer extends Examiner {
  /** The work is done: what was written down is not needed any more. */
  forget(): void
}

/** Lines that cannot be read, as the last one of a run that was killed, are left out. */
const readEntries = (file: string): ReadonlyMap<string, Examination> => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const entries = lines.map(line => read(ENTRY, line)).filter(entry => entry.ok)
  return new Map(entries.map(({ value: { key, found } }) => [key, found]))
}

/** Adds lines to a file for as long as that can be done; the first time it cannot, `onFault` hears why. */
const lineKeeper = (file: string, onFault: (sentence: string) => void) => {
  let isKeeping = true
  return (line: string): void => {
    if (!isKeeping) return
    try {
      appendFileSync(file, `${line}\n`)
    } catch (error) {
      isKeeping = false
      onFault(error instanceof Error ? error.message : String(error))
    }
  }
}

/**
 * @param file where what is found is written down
 * @param resumes what an earlier run has written there is taken over; else it is forgotten
 * @param onFault hears why nothing more can be written down, as on a full disk; the work goes on
 */
export const keptExaminer = (
  examiner: Examiner,
  file: string,
  resumes: boolean,
  onFault: (sentence: string) => void,
): Answered<KeptExaminer> => {
  let known: ReadonlyMap<string, Examination>
  try {
    known = resumes ? readEntries(file) : new Map()
    if (!resumes) writeFileSync(file, '')
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error))
  }
  const keep = lineKeeper(file, onFault)
  return ok({
    identity: examiner.identity,
    width: examiner.width,
    examine: async question => {
      const key = questionText(examiner.identity, question)
      const before = known.get(key)
      if (before) return ok(before)
      const answer = await examiner.examine(question)
      if (answer.ok) keep(JSON.stringify({ key, found: answer.value }))
      return answer
    },
    stop: () => examiner.stop(),
    close: () => examiner.close(),
    forget: () => rmSync(file, { force: true }),
  })
}
