import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { read } from '@shared/ipc/read'
import {
  fen,
  integer,
  listOf,
  MAX_LINE_PLIES,
  object,
  options,
  text,
  variant,
  word,
  type Of,
} from '@shared/ipc/schemas'
import { err, ok } from '@shared/result'
import { VARIANTS, variantById, type VariantId } from '@shared/variants'
import { readSearched, writeSearched } from '../memory/searchedText'
import {
  identityFor,
  type SearcherIdentity,
  type SearchFault,
  type SearchQuestion,
  type SearchReply,
} from '../search/searcher'

/*
 * Jobs: positions that one machine has others search. A job is fully determined by its content: the same content has
 * the same id and the same answers on every machine, and a job may be done twice without harm.
 */

/** The most positions in a job. */
export const MAX_JOB_POSITIONS = 64

const MAX_IDENTITY = 20_000
const MAX_ANSWER = 1_000_000
const MAX_LIMIT = Number.MAX_SAFE_INTEGER
const MAX_LINES = 500
const MAX_DETAIL = 2000

const limit = v.exactOptional(integer(1, MAX_LIMIT))

/** The content of a job: the engine, the limits and the positions. */
export const QUEUE_JOB = object({
  /** The signature of the only build that may do it: {@link buildSignature}. */
  build: word,
  /** Identifies the engine, its core and its network. */
  engine: text(MAX_IDENTITY),
  variant,
  options,
  limits: object({ nodes: limit, depth: limit, moveTimeMs: limit }),
  multiPv: integer(1, MAX_LINES),
  positions: listOf(object({ fen, moves: listOf(word, MAX_LINE_PLIES) }), MAX_JOB_POSITIONS),
})
export type QueueJob = Of<typeof QUEUE_JOB>

/**
 * A signature that differs between builds whose answers may differ; it covers the engine and the rules of all systems.
 * Machines work together if their signatures are equal. Sixteen hexadecimal digits.
 */
export const buildSignature = ({ eight, larger }: SearcherIdentity): string =>
  createHash('sha256')
    .update(JSON.stringify([eight, larger, VARIANTS]))
    .digest('hex')
    .slice(0, 16)

/** The id of a job; the same for the same content. */
export const jobIdOf = (job: QueueJob): string =>
  `j${createHash('sha256').update(JSON.stringify(job)).digest('hex').slice(0, 32)}`

/** Makes a job of questions that have the same {@link jobKeyOf}; at least one. */
export const queueJobOf = (
  build: string,
  identity: SearcherIdentity,
  questions: readonly SearchQuestion[],
): QueueJob => {
  const [first] = questions as readonly [SearchQuestion]
  const { nodes, depth, moveTimeMs } = first.limits
  return {
    build,
    engine: identityFor(identity, first.variant),
    variant: first.variant.id as VariantId,
    options: first.options,
    limits: {
      ...(nodes !== undefined && { nodes }),
      ...(depth !== undefined && { depth }),
      ...(moveTimeMs !== undefined && { moveTimeMs }),
    },
    multiPv: first.multiPv,
    positions: questions.map(question => ({ fen: question.fen, moves: question.moves })),
  }
}

/** A key that is equal for questions that can be in one job. */
export const jobKeyOf = ({ variant: { id }, options: on, limits, multiPv }: SearchQuestion): string =>
  JSON.stringify([id, on, limits, multiPv])

/** The questions of a job. */
export const questionsOf = (job: QueueJob): readonly SearchQuestion[] =>
  job.positions.map(({ fen: start, moves }) => ({
    variant: variantById(job.variant),
    options: job.options,
    fen: start,
    moves,
    limits: job.limits,
    multiPv: job.multiPv,
  }))

/** Why a position has no answer on any machine. */
const POSITION_FAULT = v.variant('kind', [
  v.strictObject({ kind: v.literal('illegalPosition'), detail: text(MAX_DETAIL) }),
  v.strictObject({
    kind: v.literal('variantNotPlayed'),
    engine: text(MAX_DETAIL),
    variant: text(MAX_DETAIL),
  }),
  v.strictObject({ kind: v.literal('noScore'), engine: text(MAX_DETAIL), fen: text(MAX_DETAIL) }),
])
type PositionFault = Of<typeof POSITION_FAULT>

/** An answer in transit: the result as text, or why there is none. */
const ANSWER = v.union([text(MAX_ANSWER), POSITION_FAULT])
export type QueueAnswer = Of<typeof ANSWER>

const ANSWERS = listOf(ANSWER, MAX_JOB_POSITIONS)

const isOfPosition = (fault: SearchFault): fault is PositionFault =>
  fault.kind === 'illegalPosition' || fault.kind === 'variantNotPlayed' || fault.kind === 'noScore'

/** A reply for transit; undefined if it says nothing about the position, for example if the engine has died. */
export const answerOf = (reply: SearchReply): QueueAnswer | undefined => {
  if (reply.ok) return writeSearched(reply.value)
  return isOfPosition(reply.error) ? reply.error : undefined
}

const replyOf = (answer: QueueAnswer): SearchReply | undefined => {
  if (typeof answer !== 'string') return err(answer)
  const searched = readSearched(answer)
  return searched && ok(searched)
}

/** The replies to all positions of a job; undefined if the data is not a valid list of them. */
export const repliesOf = (answers: unknown, positions: number): readonly SearchReply[] | undefined => {
  const sound = read(ANSWERS, answers)
  const replies = sound.ok ? sound.value.map(replyOf).filter(reply => reply !== undefined) : []
  return replies.length === positions ? replies : undefined
}
