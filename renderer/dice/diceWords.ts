import { assertNever } from '@shared/exhaustive'
import { placeName, type Ground } from '@shared/procedures/ground'
import type { PossibleResult, Prompt } from '@shared/procedures/prompt'
import type { ThrowsAudit } from '@shared/tree/throwsAudit'
import { describeLog, describeThrow } from '@shared/procedures/words/faults'
import { pieceName } from '@shared/procedures/words/names'
import type { Equipment } from '@shared/procedures/procedure'
import type { Thrower } from './throwSource'

/** What people have in their hands, short enough for a list. */
export const EQUIPMENT_LABELS: Readonly<Record<Equipment, string>> = {
  die: 'Die, 6 sides',
  d4: 'Die, 4 sides',
  d8: 'Die, 8 sides',
  d10: 'Die, 10 sides',
  d12: 'Die, 12 sides',
  d20: 'Die, 20 sides',
  dice: 'Dice, 4 to 20 sides',
  coins: 'Coins, up to three',
}

export const THROWER_LABELS: Readonly<Record<Thrower, string>> = {
  hand: 'By hand',
  screen: 'Screen',
  seed: 'Seed',
}

/** In short what a result does: `b1`, `again`, `dark`. */
export const effectText = (
  ground: Ground,
  { player, squares, restSquares }: Prompt,
  result: PossibleResult,
): string => {
  if (result.again) return 'again'
  if (result.color !== undefined) return result.color
  if (result.half !== undefined) {
    const ahead = squares.length - restSquares
    return result.half === 0 ? `1 to ${ahead}` : `${ahead + 1} to ${squares.length}`
  }
  return result.place === undefined ? '' : placeName(ground, player, result.place)
}

/** What the button says that takes the result: `Place rook on e1`. */
export const takeText = (ground: Ground, prompt: Prompt, result: PossibleResult): string => {
  const effect = effectText(ground, prompt, result)
  if (result.again) return `${result.text} is too high, again`
  if (result.color !== undefined) return `Take a ${effect} square`
  if (result.half !== undefined) return `Take squares ${effect}`
  if (prompt.asks === 'partner') return `Let the ${pieceName(ground, prompt.piece)} go to ${effect}`
  return `Place ${pieceName(ground, prompt.piece)} on ${effect}`
}

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`

/** `6 free squares`. */
export const freeText = (free: number): string => (free === 0 ? 'all placed' : count(free, 'free square'))

/** What throwing the tag's throws again has shown: `6 throws, checked`. */
export const auditText = (audit: ThrowsAudit): string => {
  switch (audit.verdict) {
    case 'fits':
      return audit.throws === 0 ? 'no throw needed' : `${count(audit.throws, 'throw')}, checked`
    case 'differs':
      return 'the throws in the tags give another start'
    case 'unfinished':
      return 'the throws in the tags end too early'
    case 'unknownProcedure':
      return `thrown by a procedure that is not here: ${audit.found}`
    case 'broken':
      return audit.fault.kind === 'log' ? describeLog(audit.fault) : describeThrow(audit.fault)
    default:
      return assertNever(audit)
  }
}

/** What is to be thrown: `1 to 6`, `H or T`, `HH to TT`. */
export const rangeText = ({ results }: Prompt): string => {
  const [first, last] = [results[0]!.text, results.at(-1)!.text]
  return results.length === 2 ? `${first} or ${last}` : `${first} to ${last}`
}

/** A letter that somebody typed stays as it is. */
const sentence = (text: string): string =>
  `${text.replace(/^\p{Ll}(?=\p{L})/u, first => first.toUpperCase())}.`

/** A fault as it stands under the dice, with what is kept. */
export const refusal = (text: string, kept: number): string =>
  `${sentence(text)}${kept === 0 ? '' : ` The ${count(kept, 'throw')} before it ${kept === 1 ? 'stands' : 'stand'}.`}`
