import { chain, err, ok, unwrap } from '@shared/result'
import { parseRanks, rankStrips } from '@shared/setup/starts/rankStrip'
import { startCount, startNumberOfBoard, startSetup } from '@shared/setup/starts/starts'
import type { VariantDefinition } from '@shared/variants/variant'
import { valueError } from '../../atlas/valueError'
import type { Answered } from '../io/answers'
import { parseNumber } from '../io/output'
import type { FoundAtlas } from './findAtlas'

/** What an atlas says of an array. */
export interface ArrayInAtlas {
  readonly number: number
  /** White's back rank from the a-file, in capitals. */
  readonly white: string
  /** Black's, in capitals too. */
  readonly black: string
  /** Centipawns, White's view. */
  readonly value: number
  /** How far off the value may be, in centipawns; undefined for engines whose errors were not measured. */
  readonly error: number | undefined
  /** What a search of the array found; undefined if it was not searched and the value is an estimate. */
  readonly found: number | undefined
}

/** The number that a text names: digits, or ranks as people write them. */
const numberNamed = (variant: VariantDefinition, text: string): Answered<number> => {
  const last = startCount(variant) - 1
  if (/^\d+$/.test(text)) {
    const number = parseNumber(text)
    return number <= last ? ok(number) : err(`${variant.id} has no array ${text}; they run from 0 to ${last}`)
  }
  const setup = parseRanks(variant, text)
  const number = setup.ok ? startNumberOfBoard(variant, setup.value.board) : undefined
  return number === undefined ? err(`${text} is no array of ${variant.id}`) : ok(number)
}

/** Looks an array up, by its number or its ranks: `RNBQKBNR/RNBQKBNR`. */
export const arrayValueIn = ({ atlas, variant, file }: FoundAtlas, text: string): Answered<ArrayInAtlas> =>
  chain(numberNamed(variant, text), number => {
    const value = atlas.valueOf(number)
    if (value === undefined) return err(`${file} has no value for array ${number} yet`)
    const found = atlas.foundOf(number)
    const error = valueError(atlas.header, found !== undefined)
    return ok({ number, ...rankStrips(variant, unwrap(startSetup(variant, number))), value, error, found })
  })
