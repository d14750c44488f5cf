/** Ends a `switch` over a union: a case left out does not compile. */
export const assertNever = (value: never): never => {
  throw new Error(`unexpected ${JSON.stringify(value)}`)
}
