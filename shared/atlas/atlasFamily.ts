import { arrayCount } from '../setup/starts/arrays'
import { textHash } from '../textHash'
import { VARIANTS, type VariantId } from '../variants'
import { unknownOption, withOptions } from '../variants/options'
import { CHESS_RULES, type VariantDefinition } from '../variants/variant'

/** Systems with the same arrays and the same rules of play. An array has the same value in all of them, so they share an atlas. */
export interface AtlasFamily {
  /** Its first system, in the order of lists. */
  readonly system: VariantId
  /** Ids of the options that are on, sorted. */
  readonly options: readonly string[]
  readonly members: readonly VariantDefinition[]
  /** A hash of the arrays, their numbering and the rules of play: 16 hexadecimal digits. */
  readonly rules: string
  /** Arrays have the numbers 0 to `arrays - 1`. */
  readonly arrays: number
}

/** Fields about how an array arises or is displayed, not about how it is played. */
const NOT_OF_PLAY: ReadonlySet<string> = new Set(['setupPhase', 'options', 'foreign', 'grid'])

/** Serializes a value with sorted keys, so that the order in which a system was defined does not matter; figures are left out. */
const canonicalText = (value: unknown): string =>
  JSON.stringify(value, (key, field: unknown) => {
    if (key === 'figures') return undefined
    return typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([one], [other]) => (one < other ? -1 : 1)))
      : field
  })

/** The rules that differ from those of chess, so that a new field with the value for chess changes nothing. */
const rulesText = (variant: VariantDefinition, options: readonly string[]): string => {
  const rules = withOptions(variant, options)
  const fields = Object.entries(CHESS_RULES)
    .filter(([name]) => !NOT_OF_PLAY.has(name))
    .map(([name, usual]) => [name, rules[name as keyof typeof CHESS_RULES], usual] as const)
    .filter(([, value, usual]) => canonicalText(value) !== canonicalText(usual))
  return canonicalText(fields.map(([name, value]) => [name, value]))
}

const signature = (text: string): string =>
  [0, 1].map(lane => textHash(text, lane).toString(16).padStart(8, '0')).join('')

/** The family of a system played with these options, which must belong to the system. */
export const atlasFamily = (variant: VariantDefinition, options: readonly string[]): AtlasFamily => {
  const sorted = [...new Set(options)].sort()
  const text = rulesText(variant, sorted)
  const members = VARIANTS.filter(
    other => unknownOption(other, sorted) === undefined && rulesText(other, sorted) === text,
  )
  return {
    system: members[0]!.id,
    options: sorted,
    members,
    rules: signature(text),
    arrays: arrayCount(variant),
  }
}
