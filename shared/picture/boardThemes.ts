import type { BoardColors } from './boardSvg'

/** The board themes of the window, in the order in which they are offered. */
export const BOARD_THEMES = ['linen', 'slate', 'walnut', 'meadow', 'ink'] as const
export type BoardTheme = (typeof BOARD_THEMES)[number]

const SHAPES: BoardColors['shapes'] = {
  green: '#15803d',
  red: '#b91c1c',
  blue: '#1d4ed8',
  yellow: '#b45309',
  engine: '#7c3aed',
  threat: '#be185d',
}

const LAST_MOVE = 'rgb(226 190 74 / 0.52)'

const theme = (light: string, dark: string, labelOnLight: string, labelOnDark: string): BoardColors => ({
  light,
  dark,
  labelOnLight,
  labelOnDark,
  lastMove: LAST_MOVE,
  shapes: SHAPES,
})

/** The colors of each theme as in the style sheet of the window; shapes and last move have the colors of the light mode. */
export const BOARD_THEME_COLORS: Readonly<Record<BoardTheme, BoardColors>> = {
  linen: theme('#ece6d9', '#b7a58c', '#6f5e45', '#fffdf8'),
  slate: theme('#c9d0d9', '#7788a0', '#4d5d74', '#f4f6f9'),
  walnut: theme('#e8d3b0', '#a9794f', '#7a5029', '#f6e7cc'),
  meadow: theme('#e6e9d8', '#82a06f', '#4f6b3d', '#f3f6ea'),
  ink: theme('#f2f2f0', '#a9acb1', '#5c6066', '#ffffff'),
}
