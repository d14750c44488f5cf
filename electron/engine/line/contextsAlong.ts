import type { Move } from '@shared/board/move'
import type { Setup } from '@shared/board/setup'
import { NULL_UCI } from '@shared/notation/uci'
import type { Core } from '../../core/load'
import { openPosition } from '../../rules/positions/openPosition'
import { playMoves } from '../../rules/positions/playMoves'
import type { LineText } from './gameLine'
import { type PositionContext, reversible } from './playedLine'

/**
 * Yields the positions of a line from a ply on, as far as it can be played. The results are the same as of going to
 * each position, but each costs only one move. Yields nothing if the start of the line is not valid.
 */
export function* contextsAlong(
  core: Core,
  { variant: id, options, startFen, moves }: LineText,
  from: number,
): Generator<PositionContext, void> {
  const opened = openPosition(core, { variant: id, options, fen: startFen })
  if (!opened.ok) return
  const { variant } = opened.value
  using position = opened.value.position
  const setups: Setup[] = [position.setup()]
  const played: (Move | null)[] = []
  for (let ply = 0; ; ply++) {
    if (ply >= from) {
      const past = reversible(variant, played, setups[ply]!)
      yield { variant, options, start: setups[ply - past.length]!, moves: past }
    }
    const uci = moves[ply]
    if (uci === undefined) return
    const step = playMoves(position, [uci === NULL_UCI ? null : uci])
    if (!step.ok) return
    played.push(...step.value)
    setups.push(position.setup())
  }
}
