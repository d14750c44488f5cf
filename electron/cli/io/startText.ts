import { makeFen } from '@shared/notation/fen/fen'
import { err, ok, type Result } from '@shared/result'
import { defaultStart } from '@shared/setup/starts/defaultStart'
import { randomStartCount, randomStartSetup, startCount, startSetup } from '@shared/setup/starts/starts'
import type { VariantDefinition } from '@shared/variants/variant'
import { describeStart } from '../../rules/describeError'

/** What stands before the number of a throw: `throw:4532`. */
const THROW = 'throw:'

const numbersOf = (variant: VariantDefinition): string => {
  const starts = `a start number from 0 to ${startCount(variant) - 1}`
  const throws = randomStartCount(variant)
  return throws === 0 ? starts : `${starts}, or ${THROW} and a number from 0 to ${throws - 1}`
}

const defaultFen = (variant: VariantDefinition): Result<string, string> => {
  const setup = defaultStart(variant)
  return setup
    ? ok(makeFen(variant, setup))
    : err(`${variant.id} has no startpos: a start is drawn first. Give a FEN, ${numbersOf(variant)}`)
}

/**
 * The FEN for a text where a position is asked for: `startpos` is the start of a game without a FEN, a number the start
 * with that number, `throw:N` a throw of the dice. Any other text is read as a FEN.
 */
export const fenOfText = (
  variant: VariantDefinition,
  text: string,
  options: readonly string[],
): Result<string, string> => {
  if (text === 'startpos') return defaultFen(variant)
  const { thrown, digits } = /^(?<thrown>throw:)?(?<digits>\d{1,15})$/.exec(text)?.groups ?? {}
  if (digits === undefined) return ok(text)
  const number = Number(digits)
  const setup =
    thrown === undefined ? startSetup(variant, number, options) : randomStartSetup(variant, number)
  return setup.ok ? ok(makeFen(variant, setup.value)) : err(describeStart(setup.error))
}
