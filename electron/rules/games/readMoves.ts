import type { PgnComment, PgnGame, PgnLine } from '@shared/notation/pgn/pgn'
import type { Replayer } from '../positions/replayer'
import { addComments, type Draft } from './draft'
import { readVariations } from './readVariations'

/** Where movetext begins: at the root of its tree, or after the moves that were played before it. */
export interface Beginning {
  readonly root: Draft
  readonly node: Draft
}

const withoutIntroduction = (line: PgnLine): PgnLine => {
  const [first, ...others] = line.moves
  if (!first) return { ...line, comments: [] }
  return { ...line, moves: [{ ...first, commentsBefore: [], early: [] }, ...others] }
}

/** The comments before the first move, which refer to the position at which the movetext begins. */
const introduction = ({ moves: [first], comments }: PgnLine, { node }: Beginning): readonly PgnComment[] => {
  if (!first) return comments
  return node.children.length > 0 ? first.commentsBefore : first.early
}

const introduce = ({ root, node }: Beginning, comments: readonly PgnComment[]): void => {
  if (node === root) root.commentsBefore = comments
  else addComments(node, comments)
}

/**
 * Reads the moves of a game, as it was parsed from `text`, into the tree below the node at which they begin.
 *
 * @param replayer must be at the position of that node
 */
export const readMoves = (replayer: Replayer, beginning: Beginning, pgn: PgnGame, text: string): void => {
  const source = { text, offset: pgn.at.offset, closing: pgn.closing }
  readVariations(replayer, source, withoutIntroduction(pgn.line), beginning.node)
  introduce(beginning, introduction(pgn.line, beginning))
}
