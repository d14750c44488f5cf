import type { EngineOption } from '@shared/analysis/engine'
import type { OptionSetting } from '@shared/analysis/optionValue'
import type { Setup } from '@shared/board/setup'
import { makeFen } from '@shared/notation/fen/fen'
import { err, ok, type Result } from '@shared/result'
import { hasOrthodoxRights, isChess960Position } from '@shared/setup/rights/ordinaryPosition'
import { ORTHODOX_CHESS } from '@shared/variants/ordinary'
import { isSameVariant, type VariantDefinition } from '@shared/variants/variant'
import { VARIANT_FILE_OPTION, variantFile } from '../uciClient/variantFile'
import {
  chess960Mapping,
  CHESS960_OPTION,
  hasChess960Switch,
  orthodoxMapping,
  ownMapping,
  VARIANT_OPTION,
  type VariantMapping,
} from '../uciClient/variantMapping'
import type { EngineSpec } from './engineSpec'

/** What all games of a match have in common. */
export interface MatchTerms {
  readonly variant: VariantDefinition
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  readonly starts: readonly Setup[]
}

/** How the games of a match are sent to an engine. */
export interface MatchMapping {
  /** Set before all other options. */
  readonly options: readonly OptionSetting[]
  readonly fen: (setup: Setup) => string
  /** The system by whose rules moves are written for the engine. */
  readonly writing: VariantDefinition
}

/**
 * The engine's own variant of the system, else orthodox chess or Chess960 if all games belong to it from their first
 * position on.
 */
const chosen = (
  { variant, starts }: MatchTerms,
  declared: readonly EngineOption[],
): Result<VariantMapping, string> => {
  const own = ownMapping(declared, variant)
  if (own) return ok(own)
  if (!starts.every(setup => isChess960Position(variant, setup)))
    return err(`does not know the rules of ${variant.name}`)
  const ordinary = starts.every(hasOrthodoxRights) ? orthodoxMapping(declared) : chess960Mapping(declared)
  return ordinary ? ok(ordinary) : err(`can play ${variant.name} neither by its name nor as Chess960`)
}

const settings = (
  { variantChoice, isDefined, chess960 }: VariantMapping,
  declared: readonly EngineOption[],
): readonly OptionSetting[] => {
  return [
    ...(isDefined ? [{ name: VARIANT_FILE_OPTION, value: variantFile()! }] : []),
    ...(variantChoice === undefined ? [] : [{ name: VARIANT_OPTION, value: variantChoice }]),
    ...(hasChess960Switch(declared) ? [{ name: CHESS960_OPTION, value: chess960 }] : []),
  ]
}

const withRights = (writing: VariantDefinition, fen: EngineSpec['castling']): VariantDefinition =>
  fen === undefined || !writing.castling || writing.castling.homes
    ? writing
    : { ...writing, castling: { ...writing.castling, fen } }

/** Ordinary engines know only six fields of a FEN. */
const ordinaryFen = (fen: string): string => fen.split(' ').slice(0, 6).join(' ')

/**
 * How the games of a match are sent to an engine.
 *
 * @returns half a sentence that says why the engine cannot play
 */
export const matchMapping = (
  terms: MatchTerms,
  declared: readonly EngineOption[],
  { castling }: Pick<EngineSpec, 'castling'>,
): Result<MatchMapping, string> => {
  const mapping = chosen(terms, declared)
  if (!mapping.ok) return mapping
  const writing = withRights(mapping.value.writing, castling)
  const isOwn = isSameVariant(writing, terms.variant) && !isSameVariant(writing, ORTHODOX_CHESS)
  return ok({
    options: settings(mapping.value, declared),
    fen: setup => (isOwn ? makeFen(writing, setup) : ordinaryFen(makeFen(writing, setup))),
    writing,
  })
}
