/** What a piece meets on its way to a square, whether or not its king would be in check. */
export type Reach = 'reached' | 'blocked' | 'never'
