import type { PositionRequest, RulesError } from '@shared/ipc/contract'
import type { Move } from '@shared/board/move'
import { parseGame } from '@shared/notation/pgn/parser'
import type { PgnLine } from '@shared/notation/pgn/pgn'
import { findByUci } from '@shared/notation/uci'
import { ok, type Result } from '@shared/result'
import type { FlatNode } from '@shared/tree/game'
import { makeMovetext } from '@shared/tree/movetext'
import type { TreeNode } from '@shared/tree/node'
import type { Core } from '../../core/load'
import type { Position } from '../../core/position'
import { openPosition } from '../positions/openPosition'
import { playMove } from '../positions/playMove'
import type { Replayer } from '../positions/replayer'
import { sanStem } from '../san/san'
import { rootDraft } from './draft'
import { positionReplayer } from './positionReplayer'
import { readMoves } from './readMoves'
import { flatUnfiled } from './unread'

/** Which node each move of a written tree was, by the place of the move in the text. */
type Written = ReadonlyMap<number, TreeNode>

interface Walked {
  readonly line: PgnLine
  /** What the first move of the line is one of. */
  readonly siblings: readonly TreeNode[]
}

/** Walks text and tree side by side; text that could not be read before has no node, and is skipped. */
const nodesWritten = (line: PgnLine, root: TreeNode): Written => {
  const written = new Map<number, TreeNode>()
  const stack: Walked[] = [{ line, siblings: root.children }]
  for (let next = stack.pop(); next; next = stack.pop()) {
    let siblings = next.siblings
    for (const move of next.line.moves) {
      const node = siblings.find(({ san }) => san === move.text)
      if (!node) break
      written.set(move.at.offset, node)
      for (const variation of move.variations) stack.push({ line: variation, siblings: siblings.slice(1) })
      siblings = node.children
    }
  }
  return written
}

/** The piece of a move, as its SAN begins; empty for a pawn. */
const pieceOf = (san: string): string => /^[A-Z]/.exec(san)?.[0] ?? ''

/** The move from square to square of the same kind by the same piece, where that is legal. */
const sameMove = (position: Position, { uci, kind, san }: TreeNode): Move | undefined => {
  const found = findByUci(position.variant, position.legalMoves(), uci)
  if (found?.kind !== kind) return undefined
  return pieceOf(sanStem(position, found)) === pieceOf(san) ? found : undefined
}

/** Plays a move as it was in its tree; where that is not legal, as it is written. */
const likeBefore = (position: Position, written: Written): Replayer => {
  const replayer = positionReplayer(position)
  return {
    ...replayer,
    play: move => {
      const node = written.get(move.at.offset)
      const same = node && sameMove(position, node)
      return same ? ok(playMove(position, same)) : replayer.play(move)
    },
  }
}

/**
 * Plays all that follows the root of a tree on another position, with variations, comments and glyphs. A line ends
 * where a move is no longer legal; its text stays with the fault, as when a game is read. Text that could not be read
 * before is tried again.
 */
export const replayTree = (
  core: Core,
  request: PositionRequest,
  { fen, children, unread }: TreeNode,
): Result<readonly FlatNode[], RulesError> => {
  const open = openPosition(core, request)
  if (!open.ok) return open
  using position = open.value.position
  const root = rootDraft(position.fen(), position.inCheck())
  const before: TreeNode = { ...root, fen, children, ...(unread && { unread }) }
  const text = `${makeMovetext(before).text()}\n*`
  const pgn = parseGame(text)
  readMoves(likeBefore(position, nodesWritten(pgn.line, before)), { root, node: root }, pgn, text)
  return ok(flatUnfiled(root))
}
