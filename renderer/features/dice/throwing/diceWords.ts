import { assertNever } from '@shared/exhaustive'
import { t } from '@shared/i18n/t'
import { placeName, type Ground } from '@shared/procedures/model/ground'
import type { ProcedureEvent } from '@shared/procedures/model/state'
import type { PossibleResult, Prompt } from '@shared/procedures/throwing/prompt'
import { describeLog, describeThrow } from '@shared/procedures/words/faults'
import { eventText } from '@shared/procedures/words/eventWords'
import { armyPieceName } from '@shared/procedures/words/names'
import type { ThrowsAudit } from '@shared/tree/throwsAudit'

/** The numbers of the squares, from 1, in the half that the first of two throws selects. */
const halfOf = ({ squares, restSquares }: Prompt, half: 0 | 1) => {
  const ahead = squares.length - restSquares
  return half === 0 ? { from: 1, to: ahead } : { from: ahead + 1, to: squares.length }
}

/** The effect of a result in short: `b1`, `again`, `dark`. */
export const effectText = (ground: Ground, prompt: Prompt, result: PossibleResult): string => {
  if (result.again) return t('dice.effect.again')
  if (result.color !== undefined) return t(`procedures.colors.${result.color}`)
  if (result.half !== undefined) return t('dice.effect.range', halfOf(prompt, result.half))
  return result.place === undefined ? '' : placeName(ground, prompt.player, result.place)
}

/** The label of the button that takes the result: `Place rook on e1`. */
export const takeText = (ground: Ground, prompt: Prompt, result: PossibleResult): string => {
  if (result.again) return t('dice.effect.tooHigh', { thrown: result.text })
  if (result.color !== undefined) return t('dice.effect.color', { color: result.color })
  if (result.half !== undefined) return t('dice.effect.squares', halfOf(prompt, result.half))
  const piece = armyPieceName(ground, prompt.piece)
  const square = effectText(ground, prompt, result)
  return t(prompt.asks === 'partner' ? 'dice.effect.swap' : 'dice.effect.place', { piece, square })
}

/** The number of free squares in words: `6 free squares`. */
export const freeText = (free: number): string => t('dice.rank.freeSquares', { count: free })

/** The result of replaying the throws in the tag: `6 throws, checked`. */
export const auditText = (audit: ThrowsAudit): string => {
  switch (audit.verdict) {
    case 'fits':
      return t('dice.audit.fits', { throws: audit.throws })
    case 'differs':
    case 'unfinished':
      return t(`dice.audit.${audit.verdict}`)
    case 'unknownProcedure':
      return t('dice.audit.unknownProcedure', { id: audit.found })
    case 'broken':
      return audit.fault.kind === 'log' ? describeLog(audit.fault) : describeThrow(audit.fault)
    default:
      return assertNever(audit)
  }
}

/** The possible results: `1 to 6`, `H or T`, `HH to TT`. */
export const rangeText = ({ results }: Prompt): string => {
  const [first, last] = [results[0]!.text, results.at(-1)!.text]
  return results.length === 2
    ? t('dice.effect.either', { one: first, other: last })
    : t('dice.effect.between', { first, last })
}

/** The effect of a throw in a word or two, for the log. */
export const eventInShort = (ground: Ground, event: ProcedureEvent): string => {
  const { outcome } = event
  if (outcome.kind === 'again') return t('dice.log.again')
  if (outcome.kind === 'half') return outcome.half === 0 ? t('dice.log.firstHalf') : t('dice.log.lastHalf')
  return eventText(ground, event).did
}

/** The clause as a sentence, unless it begins with a single letter that the user typed. */
const sentence = (text: string): string =>
  t('dice.sentence', { clause: text.replace(/^\p{Ll}(?=\p{L})/u, first => first.toUpperCase()) })

/** A fault as it is shown under the dice, with the number of throws that are kept. */
export const refusal = (text: string, kept: number): string =>
  kept === 0 ? sentence(text) : `${sentence(text)} ${t('dice.log.throwsBefore', { count: kept })}`
