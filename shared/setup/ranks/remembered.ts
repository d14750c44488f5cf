import type { VariantRules } from '../../variants/variant'

/** Makes something of the rules once for each `key` among them, which alone must decide what is made. */
export const remembered = <T>(
  keyOf: (rules: VariantRules) => object,
  make: (rules: VariantRules) => T,
): ((rules: VariantRules) => T) => {
  const made = new WeakMap<object, { readonly value: T }>()
  return rules => {
    const known = made.get(keyOf(rules))
    if (known !== undefined) return known.value
    const value = make(rules)
    made.set(keyOf(rules), { value })
    return value
  }
}
