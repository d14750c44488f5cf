import { createHash } from 'node:crypto'
import type { ExaminationQuestion } from '../examiner'

/** The same for the same question to the same engine, as a text. */
export const questionText = (
  identity: string,
  { variant, options, fen, moves, limits, multiPv }: ExaminationQuestion,
): string => JSON.stringify([identity, variant.id, options.toSorted(), fen, moves, limits, multiPv])

const KEY_BYTES = 16

/** The same as sixteen bytes. */
export const examinationKey = (identity: string, question: ExaminationQuestion): Uint8Array =>
  createHash('sha256').update(questionText(identity, question)).digest().subarray(0, KEY_BYTES)
