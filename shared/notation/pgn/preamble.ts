import { faultAt, positionOf, type Cursor } from './cursor'
import { MAX_TAGS } from './gameScan'
import { nextToken, skipSpace, type Token } from './lexer'
import type { PgnFault, PgnTag } from './pgn'
import { readTag } from './tags'
import { BRACE_OPEN, BRACKET_OPEN, PERCENT, SEMICOLON } from './units'

/** What stands above the movetext of a game. */
export interface Preamble {
  readonly tags: readonly PgnTag[]
  readonly comments: readonly Extract<Token, { kind: 'comment' }>[]
  readonly faults: readonly PgnFault[]
}

/** More comments than this above the moves are read as movetext, which has a budget. */
const MAX_COMMENTS = 10_000

const mayBeComment = (unit: number | undefined): boolean =>
  unit === BRACE_OPEN || unit === SEMICOLON || unit === PERCENT

/** Reads tags, and the comments and escaped lines among them, up to the movetext. */
export const readPreamble = (cursor: Cursor): Preamble => {
  const tags: PgnTag[] = []
  const comments: Extract<Token, { kind: 'comment' }>[] = []
  const faults: PgnFault[] = []
  for (;;) {
    skipSpace(cursor)
    const { text, units, at, end } = cursor
    if (at < end && units[at] === BRACKET_OPEN && tags.length < MAX_TAGS) {
      const { tag, reason, to } = readTag(text, units, at, end)
      if (reason) faults.push(faultAt(positionOf(cursor), reason, text.slice(at, to)))
      tags.push(tag)
      cursor.at = to
      continue
    }
    if (at >= end || !mayBeComment(units[at]) || comments.length === MAX_COMMENTS)
      return { tags, comments, faults }
    const token = nextToken(cursor)
    if (token.kind !== 'comment') {
      cursor.at = at
      return { tags, comments, faults }
    }
    comments.push(token)
  }
}
