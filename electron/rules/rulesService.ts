import type { Move } from '@shared/board/move'
import type {
  Answer,
  Arguments,
  LegalMove,
  LegalPosition,
  PlayedMove,
  PositionRequest,
  RulesError,
} from '@shared/ipc/contract'
import type { rulesRequests } from '@shared/ipc/rules'
import { findByUci, makeUci } from '@shared/notation/uci'
import { chain, err, map, ok, type Result } from '@shared/result'
import { flatten, unflattenTree } from '@shared/tree/flat'
import type { Core } from '../core/load'
import type { Position } from '../core/position'
import { emptyGame } from './games/emptyGame'
import { fitText } from './games/fitText'
import { openPosition, type OpenPosition } from './positions/openPosition'
import { playMove } from './positions/playMove'
import { readComment } from './games/readComment'
import { whyRefused } from './refusals/whyRefused'
import { writtenMoves, type WrittenMove, sanStem } from './san/san'
import { parseGame } from '@shared/notation/pgn/parser'
import type { PgnLine } from '@shared/notation/pgn/pgn'
import type { FlatNode } from '@shared/tree/game'
import { makeMovetext } from '@shared/tree/movetext'
import type { TreeNode } from '@shared/tree/node'
import type { Replayer } from './positions/replayer'
import { rootDraft } from './games/draft'
import { positionReplayer } from './games/positionReplayer'
import { readMoves } from './games/readMoves'
import { flatUnfiled } from './games/unread'

/** The node of each move of a tree that was written as text, by the offset of the move in the text. */
type Written = ReadonlyMap<number, TreeNode>

interface Walked {
  readonly line: PgnLine
  /** The nodes among which the first move of the line is found. */
  readonly siblings: readonly TreeNode[]
}

/** Walks text and tree side by side. Text that could not be read before has no node and is skipped. */
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

/** The letter of the piece with which a SAN begins; empty for a pawn. */
const pieceOf = (san: string): string => /^[A-Z]/.exec(san)?.[0] ?? ''

/** The move between the same squares, of the same kind and by the same piece; undefined if it is not legal. */
const sameMove = (position: Position, { uci, kind, san }: TreeNode): Move | undefined => {
  const found = findByUci(position.variant, position.legalMoves(), uci)
  if (found?.kind !== kind) return undefined
  return pieceOf(sanStem(position, found)) === pieceOf(san) ? found : undefined
}

/** Plays a move as it was in its tree or, if that is not legal, as it is written. */
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
 * Plays everything below the root of a tree on another position, with variations, comments and glyphs. A line ends where a move is no
 * longer legal; its text is kept with the fault, as when a game is read. Text that could not be read before is tried again.
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

/** Answers all questions about the rules. It owns no resources and needs no disposal. */
export type RulesService = {
  readonly [N in keyof typeof rulesRequests]: (...args: Arguments<N>) => Answer<N>
}

/** The number of ways in which the mover's rank can be completed after a placement. */
const waysAfter = (position: Position, move: Move): number => {
  const mover = position.turn()
  position.play(move)
  const ways = position.completions(mover)
  position.undo()
  return ways
}

const legalMove = (position: Position, { move, san }: WrittenMove): LegalMove => ({
  uci: makeUci(position.variant, move),
  san,
  kind: move.kind,
  ...(move.kind === 'placement' && { ways: waysAfter(position, move) }),
})

const legalPosition = ({ position, warnings }: OpenPosition): LegalPosition => {
  const moves = writtenMoves(position)
  const outcome = position.outcome()
  const placing = moves[0]?.move.kind === 'placement'
  return {
    fen: position.fen(),
    moves: moves.map(written => legalMove(position, written)),
    check: position.inCheck(),
    ...(outcome && { outcome }),
    ...(placing && { ways: { white: position.completions('white'), black: position.completions('black') } }),
    warnings,
  }
}

const playUci = ({ variant, position }: OpenPosition, uci: string): Result<PlayedMove, RulesError> => {
  const move = findByUci(variant, position.legalMoves(), uci)
  return move ? ok(playMove(position, move)) : err({ kind: 'illegalMove', uci, fen: position.fen() })
}

const playLine = (open: OpenPosition, line: readonly string[]): Answer<'rules:line'> => {
  const moves: PlayedMove[] = []
  for (const uci of line) {
    const played = playUci(open, uci)
    if (!played.ok) return played
    moves.push(played.value)
  }
  return ok(moves)
}

/** Builds the service on a loaded core. Ids of options that a variant does not have are ignored. */
export const rulesService = (core: Core): RulesService => {
  const chained = <T, E>(request: PositionRequest, question: (open: OpenPosition) => Result<T, E>) =>
    chain(openPosition(core, request), open => {
      using position = open.position
      return question({ ...open, position })
    })
  const answer = <T>(request: PositionRequest, question: (open: OpenPosition) => T) =>
    chained(request, (open): Result<T, RulesError> => ok(question(open)))
  return {
    'rules:legal': request => answer(request, legalPosition),
    'rules:play': (request, uci) =>
      chained(request, open =>
        map(playUci(open, uci), played => ({ ...played, next: legalPosition({ ...open, warnings: [] }) })),
      ),
    'rules:line': (request, line) => chained(request, open => playLine(open, line)),
    'rules:refuse': (request, text) =>
      answer(request, ({ position }) => whyRefused(position, request.options, text) ?? null),
    'rules:comment': request => readComment(core, request),
    'games:fit': request => fitText(core, request),
    'games:replay': (request, { nodes }) => replayTree(core, request, unflattenTree(nodes)),
    'games:create': request => {
      const begin = (fen: string, check: boolean) =>
        flatten(emptyGame(request.variant, request.options, fen, check))
      return answer(request, ({ position }) => begin(position.fen(), position.inCheck()))
    },
  }
}
