/** Makes something from an object only once for each key of it; the key alone must determine what is made. */
export const remembered = <Of extends object, T>(
  make: (of: Of) => T,
  keyOf: (of: Of) => object = of => of,
): ((of: Of) => T) => {
  const made = new WeakMap<object, { readonly value: T }>()
  return of => {
    const key = keyOf(of)
    const known = made.get(key)
    if (known !== undefined) return known.value
    const value = make(of)
    made.set(key, { value })
    return value
  }
}
