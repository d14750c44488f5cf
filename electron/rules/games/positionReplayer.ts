import type { Move } from '@shared/board/move'
import type { PgnFault, PgnMove } from '@shared/notation/pgn/pgn'
import { parseSan } from '@shared/notation/san/san'
import { err, ok, type Result } from '@shared/result'
import type { Position } from '../../core/position'
import { playMove, playNull } from '../positions/playMove'
import { findSan, type Looking, readSan, type SanError } from '../san/readSan'
import type { Replayer } from '../positions/replayer'

const REASON = {
  syntax: 'notAMove',
  illegal: 'illegalMove',
  ambiguous: 'ambiguousMove',
  noSuchCastling: 'noSuchCastling',
} as const satisfies Record<SanError['reason'], PgnFault['reason']>

const faultOf = ({ reason, found, legal, castlings }: SanError, { at }: PgnMove): PgnFault => ({
  kind: 'pgn',
  reason: REASON[reason],
  at,
  found,
  legal,
  ...(castlings && { castlings }),
})

const readMove = (looking: Looking, text: string): Result<Move | 'null', SanError> => {
  const { position, suggests } = looking
  const move = position.readSan(text)
  if (move) return ok(move)
  const san = parseSan(position.variant, text)
  if (!san.ok) return readSan(position, text, suggests)
  return san.value.kind === 'null' && !position.variant.passing && position.canPass()
    ? ok('null')
    : findSan(looking, text, san.value)
}

const sidesOwingTwo = (position: Position): 0 | 1 | 2 => {
  const [move] = position.legalMoves()
  if (move?.kind !== 'placement' || move.placements.length === 1) return 0
  return position.turn() === 'white' ? 2 : 1
}

/** Only this many faults of a game list the legal moves; more would take minutes. */
const MAX_SUGGESTED = 200

/** Replays the lines of one game on a position. */
export const positionReplayer = (position: Position): Replayer => {
  let faults = 0
  return {
    play: move => {
      const read = readMove({ position, suggests: faults < MAX_SUGGESTED }, move.text)
      if (!read.ok) {
        faults++
        return err(faultOf(read.error, move))
      }
      return ok(read.value === 'null' ? playNull(position) : playMove(position, read.value))
    },
    undo: () => position.undo(),
    sidesOwingTwo: () => sidesOwingTwo(position),
  }
}
