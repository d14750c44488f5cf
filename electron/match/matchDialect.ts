import type { EngineOption } from '@shared/analysis/engine'
import type { Setup } from '@shared/board/setup'
import { makeFen } from '@shared/notation/fen'
import { err, ok, type Result } from '@shared/result'
import { hasOrthodoxRights, isChess960Position } from '@shared/setup/ordinaryPosition'
import { ORTHODOX_CHESS } from '@shared/variants/ordinary'
import { isSameSystem, type VariantDefinition } from '@shared/variants/variant'
import {
  chess960Dialect,
  CHESS960_OPTION,
  orthodoxDialect,
  ownDialect,
  VARIANT_OPTION,
  type Dialect,
} from '../engines/dialect'
import type { EngineSpec } from './engineSpec'
import type { WantedOption } from './optionValues'

/** What stands on all boards of a match when its games begin. */
export interface MatchGround {
  readonly variant: VariantDefinition
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  readonly starts: readonly Setup[]
}

/** How an engine is told of the games of a match. */
export interface MatchDialect {
  /** Set before all other options. */
  readonly options: readonly WantedOption[]
  readonly fen: (setup: Setup) => string
  /** Moves are written for it by the rules of this system. */
  readonly writing: VariantDefinition
}

/** The system by its own name, else orthodox chess or Chess960 if all games are that from their first position on. */
const chosen = (
  { variant, starts }: MatchGround,
  declared: readonly EngineOption[],
): Result<Dialect, string> => {
  const own = ownDialect(declared, variant)
  if (own) return ok(own)
  if (!starts.every(setup => isChess960Position(variant, setup)))
    return err(`does not know the rules of ${variant.name}`)
  const ordinary = starts.every(hasOrthodoxRights) ? orthodoxDialect(declared) : chess960Dialect(declared)
  return ordinary ? ok(ordinary) : err(`can play ${variant.name} neither by its name nor as Chess960`)
}

const settings = (
  { variantChoice, chess960 }: Dialect,
  declared: readonly EngineOption[],
): readonly WantedOption[] => {
  const hasSwitch = declared.some(({ kind, name }) => kind === 'check' && name === CHESS960_OPTION)
  return [
    ...(variantChoice === undefined ? [] : [{ name: VARIANT_OPTION, value: variantChoice }]),
    ...(hasSwitch ? [{ name: CHESS960_OPTION, value: chess960 }] : []),
  ]
}

const withRights = (writing: VariantDefinition, fen: EngineSpec['castling']): VariantDefinition =>
  fen === undefined || !writing.castling || writing.castling.homes
    ? writing
    : { ...writing, castling: { ...writing.castling, fen } }

/** Ordinary engines know six fields. */
const ordinaryFen = (fen: string): string => fen.split(' ').slice(0, 6).join(' ')

/**
 * How to speak with an engine of the games of a match.
 *
 * @returns half a sentence that says why the engine cannot play
 */
export const matchDialect = (
  ground: MatchGround,
  declared: readonly EngineOption[],
  { castling }: Pick<EngineSpec, 'castling'>,
): Result<MatchDialect, string> => {
  const dialect = chosen(ground, declared)
  if (!dialect.ok) return dialect
  const writing = withRights(dialect.value.writing, castling)
  const isOwn = isSameSystem(writing, ground.variant) && !isSameSystem(writing, ORTHODOX_CHESS)
  return ok({
    options: settings(dialect.value, declared),
    fen: setup => (isOwn ? makeFen(writing, setup) : ordinaryFen(makeFen(writing, setup))),
    writing,
  })
}
