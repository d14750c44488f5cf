/** How a piece fares on its way to a square, whatever becomes of its king. */
export type Reach = 'reached' | 'blocked' | 'never'
