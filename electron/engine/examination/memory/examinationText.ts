import * as v from 'valibot'
import { read } from '@shared/ipc/read'
import { integer, jsonOf, LARGEST, listOf, object, text, TEXT_LIMIT } from '@shared/ipc/schemas'
import type { Examination } from '../examiner'

const LINE = object({
  score: object({ kind: v.picklist(['cp', 'mate']), value: integer(-LARGEST, LARGEST) }),
  depth: integer(0, 1000),
  moves: listOf(text(20), 1000),
})

/** What was found, as it is written down. */
export const EXAMINATION = object({ lines: listOf(LINE, 500), nodes: integer(0, LARGEST) })

const WRITTEN = jsonOf(EXAMINATION, TEXT_LIMIT)

/** What a text says was found; undefined where it says nothing of the kind. */
export const parseExamination = (written: string): Examination | undefined => {
  const found = read(WRITTEN, written)
  return found.ok ? found.value : undefined
}
