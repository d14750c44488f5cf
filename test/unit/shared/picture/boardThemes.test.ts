import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BOARD_THEME_COLORS, BOARD_THEMES } from '@shared/picture/boardThemes'

const SHEET = readFileSync('renderer/styles/tokens.css', 'utf8')

const valueIn = (block: string, name: string): string | undefined =>
  new RegExp(`--${name}:\\s*([^;]+);`).exec(block)?.[1]

const LIGHT = SHEET.slice(0, SHEET.indexOf("[data-theme='dark']"))

test.each(BOARD_THEMES)('%s has the colors of the style sheet of the window', theme => {
  const from = SHEET.indexOf(`[data-board='${theme}']`)
  const block = SHEET.slice(from, SHEET.indexOf('}', from))
  const colors = BOARD_THEME_COLORS[theme]
  expect([colors.light, colors.dark, colors.labelOnLight, colors.labelOnDark]).toEqual(
    ['board-light', 'board-dark', 'board-coord-light', 'board-coord-dark'].map(name => valueIn(block, name)),
  )
  expect(colors.lastMove).toBe(valueIn(LIGHT, 'board-last'))
  expect(Object.values(colors.shapes)).toEqual(
    [1, 2, 3, 4, 'engine', 'threat'].map(shape => valueIn(LIGHT, `shape-${shape}`)),
  )
})
