import type { EngineOption, EngineProfile } from '@shared/analysis/engine'
import { VARIANTS, variantBySpelling, type VariantId } from '@shared/variants'
import { asForeign, isOrdinaryFromStart, ORDINARY_CHESS960, ORTHODOX_CHESS } from '@shared/variants/ordinary'
import { isSameVariant, type VariantDefinition } from '@shared/variants/variant'
import { readsVariantFile, variantFile } from './variantFile'

/**
 * How a system is expressed for an engine: which of the engine's variants it is, and how FENs and moves are written.
 */
export interface VariantMapping {
  /** The value of the engine's option UCI_Variant, if it has one. */
  readonly variantChoice?: string
  /** Whether the engine has the variant from our file. */
  readonly isDefined?: true
  /**
   * The value of UCI_Chess960: if true, castling is written as the king taking its own rook, and rights as file
   * letters.
   */
  readonly chess960: boolean
  /** The system by whose rules FENs and moves are written. */
  readonly writing: VariantDefinition
}

export const VARIANT_OPTION = 'UCI_Variant'
export const CHESS960_OPTION = 'UCI_Chess960'

/** Our names of systems. An engine that has one of them writes the system as we do. */
const OUR_NAMES: ReadonlySet<string> = new Set(VARIANTS.map(({ id }) => id))

type Options = readonly EngineOption[]

const choicesOf = (options: Options): readonly string[] => {
  const option = options.find(({ name }) => name === VARIANT_OPTION)
  return option?.kind === 'combo' ? option.choices : []
}

/** The engine's name for a system: ours if it has that, else one of its foreign names, else any spelling of it. */
const choiceOf = (options: Options, variant: VariantDefinition): string | undefined => {
  const choices = choicesOf(options)
  const first = [variant.id, ...variant.foreign.names].find(name => choices.includes(name))
  const isSpelling = (choice: string): boolean => {
    const named = variantBySpelling(choice)
    return named !== undefined && isSameVariant(named, variant)
  }
  return first ?? choices.find(isSpelling)
}

/** The name under which an engine that reads files of variants knows the system, once it has read ours. */
const definedChoice = (
  options: Options,
  { foreign: { definition } }: VariantDefinition,
): string | undefined =>
  definition &&
  readsVariantFile(options) &&
  choicesOf(options).includes(definition.needs) &&
  variantFile() !== undefined
    ? definition.name
    : undefined

export const hasChess960Switch = (options: Options): boolean =>
  options.some(({ kind, name }) => kind === 'check' && name === CHESS960_OPTION)

/** The choice for orthodox chess. An engine without a list of variants plays chess. */
const orthodoxChoice = (options: Options): Pick<VariantMapping, 'variantChoice'> | undefined => {
  if (choicesOf(options).length === 0) return {}
  const variantChoice = choiceOf(options, ORTHODOX_CHESS)
  return variantChoice === undefined ? undefined : { variantChoice }
}

/** The mapping to orthodox chess; undefined for an engine that only plays other games. */
export const orthodoxMapping = (options: Options): VariantMapping | undefined => {
  const choice = orthodoxChoice(options)
  return choice && { ...choice, chess960: false, writing: ORTHODOX_CHESS }
}

/** The mapping to Chess960, by the switch that most engines have, or as one of the engine's variants. */
export const chess960Mapping = (options: Options): VariantMapping | undefined => {
  const choice = orthodoxChoice(options)
  if (choice && hasChess960Switch(options)) return { ...choice, chess960: true, writing: ORDINARY_CHESS960 }
  const variantChoice = choiceOf(options, ORDINARY_CHESS960)
  return variantChoice === undefined
    ? undefined
    : { variantChoice, chess960: true, writing: ORDINARY_CHESS960 }
}

/**
 * The mapping to a system that the engine knows by name, including the setup. Rights tied to the orthodox squares need
 * no Chess960 switch; castling is then written as the king's step.
 */
export const ownMapping = (options: Options, variant: VariantDefinition): VariantMapping | undefined => {
  const brought = choiceOf(options, variant)
  const variantChoice = brought ?? definedChoice(options, variant)
  if (variantChoice === undefined) return undefined
  const named = { variantChoice, ...(brought === undefined && { isDefined: true as const }) }
  const { castling } = variant
  const known = OUR_NAMES.has(variantChoice) ? variant : asForeign(variant)
  if (!castling?.homes) return { ...named, chess960: true, writing: known }
  return {
    ...named,
    chess960: false,
    writing: { ...known, castling: { ...castling, uci: 'kingTarget' } },
  }
}

/** The part of a profile that says which systems an engine with these options plays. */
export const systemsOf = (
  options: Options,
): Pick<EngineProfile, 'variants' | 'playsChess960' | 'withoutAdjustment'> => {
  const playsChess960 = chess960Mapping(options) !== undefined
  const playsChess = orthodoxMapping(options) !== undefined
  const plays = (variant: VariantDefinition): boolean => {
    if (isSameVariant(variant, ORTHODOX_CHESS)) return playsChess
    if (playsChess960 && isOrdinaryFromStart(variant)) return true
    return ownMapping(options, variant) !== undefined
  }
  const played = VARIANTS.filter(plays)
  const adjustsNot = (variant: VariantDefinition): boolean =>
    variant.adjustment && ownMapping(options, variant)?.writing.adjustment === false
  const idsOf = (some: readonly (typeof VARIANTS)[number][]): readonly VariantId[] => some.map(({ id }) => id)
  return { variants: idsOf(played), playsChess960, withoutAdjustment: idsOf(played.filter(adjustsNot)) }
}
