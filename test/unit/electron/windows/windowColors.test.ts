import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WINDOW_COLORS } from '../../../../electron/windows/windowColors'

const tokens = readFileSync('renderer/styles/tokens.css', 'utf8')

/** The declarations of one theme. */
const themeOf = (name: string): string =>
  tokens.slice(tokens.indexOf(`[data-theme='${name}']`)).split('}')[0]!

test.each(['light', 'dark'] as const)('the frame has the colours of the %s page', name => {
  const theme = themeOf(name)
  expect(theme).toContain(`--bg-window: ${WINDOW_COLORS[name].ground}`)
  expect(theme).toContain(`--text-1: ${WINDOW_COLORS[name].symbols}`)
})
