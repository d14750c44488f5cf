export const COLORS = ['white', 'black'] as const
export type Color = (typeof COLORS)[number]

export type ByColor<T> = Readonly<Record<Color, T>>

/** The names of the sides in tags and comments of games, in any language. */
export const SIDE_NAMES: ByColor<string> = { white: 'White', black: 'Black' }

export const forBoth = <T>(of: (color: Color) => T): ByColor<T> => ({
  white: of('white'),
  black: of('black'),
})

export const opposite = (color: Color): Color => (color === 'white' ? 'black' : 'white')
