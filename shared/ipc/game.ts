import * as v from 'valibot'
import { BOARD_MOVE_KINDS } from '../board/move'
import { PGN_FAULT_REASONS, PGN_RESULTS } from '../notation/pgn/pgn'
import type { FlatGame, FlatNode } from '../tree/game'
import {
  fen,
  index,
  integer,
  MAX_NUMBER,
  listOf,
  object,
  options,
  type Schema,
  such,
  text,
  MAX_TEXT_LENGTH,
  variant,
  word,
} from './schemas'

/**
 * Longest text of a game that can be opened, in bytes. The parsed game, with what is added by hand, stays below the following limits and
 * below that of a journal entry, so that everything that can be edited can be kept.
 */
export const MAX_GAME_SIZE = 8 * 1024 * 1024

const MAX_NODES = 1_000_000
const MAX_LIST_LENGTH = 1_000_000

const place = integer(1, MAX_NUMBER)

const unread = object({
  text: text(MAX_TEXT_LENGTH),
  fault: object({
    kind: v.literal('pgn'),
    reason: v.picklist(PGN_FAULT_REASONS),
    at: object({ line: place, column: place, offset: index }),
    found: text(256),
    legal: listOf(word, 16),
    castlings: v.exactOptional(listOf(object({ san: word, kingFile: word }), 2)),
    unfiled: v.exactOptional(v.literal(true)),
  }),
  variationsBefore: v.exactOptional(index),
})

const comments = listOf(
  object({ style: v.picklist(['brace', 'line', 'escape']), text: text(MAX_TEXT_LENGTH) }),
  MAX_LIST_LENGTH,
)

const node = object({
  parent: integer(-1, MAX_NODES),
  id: word,
  uci: word,
  san: word,
  kind: v.picklist([...BOARD_MOVE_KINDS, 'placement', 'null', 'root']),
  fen,
  check: v.boolean(),
  nags: listOf(integer(0, 255), MAX_LIST_LENGTH),
  commentsBefore: comments,
  comments,
  unread: v.exactOptional(unread),
})

/** Whether the root is the first node and the only one without a parent, and every other node follows its parent. */
const isTree = (nodes: readonly FlatNode[]): boolean =>
  nodes.length > 0 &&
  nodes.every(({ parent }, place) => (place === 0 ? parent === -1 : parent >= 0 && parent < place))

/** A game as it crosses processes, and as it is stored in the journal and the session. */
export const GAME: Schema<FlatGame> = object({
  variant,
  options,
  tags: listOf(
    object({
      name: text(MAX_TEXT_LENGTH),
      value: text(MAX_TEXT_LENGTH),
      raw: v.exactOptional(text(MAX_TEXT_LENGTH)),
    }),
    MAX_LIST_LENGTH,
  ),
  result: v.picklist(PGN_RESULTS),
  nodes: v.pipe(listOf(node, MAX_NODES), such(isTree, 'nodes after their parents')),
})
