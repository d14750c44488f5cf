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
import { replayTree } from './games/replayTree'
import { openPosition, type OpenPosition } from './positions/openPosition'
import { playMove } from './positions/playMove'
import { readComment } from './games/readComment'
import { whyRefused } from './refusals/whyRefused'
import { writtenMoves, type WrittenMove } from './san/san'

/** Answers all questions about rules; owns nothing, and needs no disposal. */
export type RulesService = {
  readonly [N in keyof typeof rulesRequests]: (...args: Arguments<N>) => Answer<N>
}

/** In how many ways the mover's rank can be completed after a placement. */
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

/** Builds the service on a loaded core. Ids of options that a variant does not have change nothing. */
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
