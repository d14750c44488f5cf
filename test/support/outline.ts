import type { PgnComment, PgnFault, PgnGame, PgnLine, PgnMove } from '@shared/notation/pgn/pgn'

/*
 * A parsed game as fixtures hold it, with all its content in short form. Empty parts are left out, places are
 * `line:column`, comments have their signs.
 */

const SIGNS = { brace: '{', line: ';', escape: '%' } as const

const comments = (list: readonly PgnComment[]) => list.map(({ style, text }) => SIGNS[style] + text)

const fault = ({ reason, at, found }: PgnFault) => `${at.line}:${at.column} ${reason} ${found}`

/** Leaves out empty lists and undefined values. */
const lean = (record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  )

const outlineMove = (move: PgnMove): unknown => {
  const outline = lean({
    nags: move.nags,
    before: comments(move.commentsBefore),
    after: comments(move.comments),
    variations: move.variations.map(outlineLine),
  })
  return Object.keys(outline).length === 0 ? move.text : { move: move.text, ...outline }
}

const outlineLine = ({ moves, comments: last, unread }: PgnLine): unknown =>
  lean({
    moves: moves.map(outlineMove),
    comments: comments(last),
    unread: unread?.text,
    fault: unread && fault(unread.fault),
  })

export const outlineOf = ({ tags, line, result, faults, at, length }: PgnGame): unknown =>
  lean({
    at: `${at.line}:${at.column} (${at.offset}, ${length})`,
    tags: tags.map(({ name, value, raw }) => (raw === undefined ? [name, value] : [name, value, raw])),
    faults: faults.map(fault),
    line: outlineLine(line),
    result,
  })
