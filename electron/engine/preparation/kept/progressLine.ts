import * as v from 'valibot'
import { BOARD_MOVE_KINDS } from '@shared/board/move'
import { read } from '@shared/ipc/read'
import {
  fen,
  index,
  instant,
  integer,
  jsonOf,
  listOf,
  object,
  type Of,
  type Schema,
  text,
  word,
} from '@shared/ipc/schemas'
import { MOVE_RULE_KINDS } from '@shared/preparation/byHand'
import { WHOLE } from '@shared/preparation/effort'
import type { Found } from '@shared/preparation/step'

/*
 * The history of a preparation, one event on each line: the searches of its positions, in the order in which they were
 * taken in, the user's decisions, and what has become new. Replaying it from the first line gives the same preparation.
 */

const key = text(32)
const worth = v.pipe(v.number(), v.finite())
const move = object({
  uci: word,
  san: word,
  kind: v.picklist([...BOARD_MOVE_KINDS, 'placement', 'null', 'root']),
  fen,
  check: v.boolean(),
})
const foundMove = object({ move, to: key, told: worth, isNatural: v.boolean() })

const searched = object({
  finding: object({
    legal: index,
    depth: index,
    effort: v.optional(index, WHOLE),
    moves: listOf(foundMove, 500),
  }),
  nodes: index,
})
const ended = object({ ended: worth })
const found: Schema<Found> = v.union([searched, ended])

const STEP = object({
  key,
  found,
  natural: v.exactOptional(object({ reached: object({ move, to: key }), found })),
})

const LINE = v.union([
  /** The `place`th of `of` positions that were searched side by side. */
  object({ step: STEP, round: index, place: index, of: integer(1, 1024) }),
  object({
    wish: object({
      path: listOf(word, 100),
      kind: v.picklist(MOVE_RULE_KINDS),
      added: v.exactOptional(foundMove),
    }),
  }),
  /**
   * Positions whose move has changed since the user last looked, with the move at that time; null if the move is that
   * one again.
   */
  object({ minds: listOf(v.tuple([key, v.nullable(word)]), 1_000_000) }),
  object({ seen: instant }),
  /** A search that is not yet part of the preparation, because nothing leads to its position yet. */
  object({ loose: STEP }),
])
/** An event in the history of a preparation. */
export type ProgressLine = Of<typeof LINE>

/** The longest line, in UTF-16 units. */
export const MAX_LOG_LINE_LENGTH = 10_000_000

const WRITTEN = jsonOf(LINE, MAX_LOG_LINE_LENGTH)

/** Reads a line; undefined if it is not one of ours, or is only the beginning of one. */
export const parseProgress = (line: string): ProgressLine | undefined => {
  const answer = read(WRITTEN, line)
  return answer.ok ? answer.value : undefined
}
