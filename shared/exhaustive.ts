/** Ends a `switch` over a union; a missing case is a compile error. */
export const assertNever = (value: never): never => {
  throw new Error(`unexpected ${JSON.stringify(value)}`)
}
