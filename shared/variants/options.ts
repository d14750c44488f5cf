import type { VariantDefinition } from './variant'

/** The rules of a variant as played with these options; unknown ids change nothing. */
export const withOptions = (variant: VariantDefinition, ids: readonly string[]): VariantDefinition =>
  variant.options
    .filter(option => ids.includes(option.id))
    .reduce((rules, option) => ({ ...rules, ...option.rules }), variant)

/** The first of these ids that is not an option of the variant. */
export const unknownOption = (variant: VariantDefinition, ids: readonly string[]): string | undefined =>
  ids.find(id => variant.options.every(option => option.id !== id))
