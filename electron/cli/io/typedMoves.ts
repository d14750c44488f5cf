import { describeRefusedMove } from '@shared/refusals/describeRefusedMove'
import { findByUci } from '@shared/notation/uci'
import { err, ok, type Result } from '@shared/result'
import type { Position } from '../../core/position'
import { whyRefused } from '../../rules/refusals/whyRefused'
import { moveMeant, readSan } from '../../rules/san/readSan'

const whyNot = (position: Position, options: readonly string[], text: string): string => {
  const refusal = whyRefused(position, options, text)
  const why = refusal ? `: ${describeRefusedMove(refusal, position.variant.army)}` : ''
  const read = readSan(position, text)
  const instead = read.ok || read.error.legal.length === 0 ? '' : `; legal: ${read.error.legal.join(', ')}`
  return `${text} is not legal in ${position.fen()}${why}${instead}`
}

/**
 * Plays moves in UCI or SAN, one behind the other, up to the first that is not legal.
 *
 * @param options ids of the options of the system that are on
 * @returns nothing, or what is wrong with that move, and why it cannot be played
 */
export const playTyped = (
  position: Position,
  options: readonly string[],
  texts: readonly string[],
): Result<null, string> => {
  for (const text of texts) {
    const move = findByUci(position.variant, position.legalMoves(), text) ?? moveMeant(position, text)
    if (!move) return err(whyNot(position, options, text))
    position.playFound(move)
  }
  return ok(null)
}
