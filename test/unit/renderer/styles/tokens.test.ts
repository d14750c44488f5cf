import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(path.join(import.meta.dirname, '../../../../renderer/styles/tokens.css'), 'utf8')

/** The custom properties of the first block whose selector contains `selector`. */
const blockOf = (selector: string): ReadonlyMap<string, string> => {
  const start = css.indexOf('{', css.indexOf(selector))
  const body = css.slice(start + 1, css.indexOf('}', start))
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]),
  )
}

const THEMES = {
  light: blockOf("[data-theme='light']"),
  dark: blockOf("[data-theme='dark']"),
} as const

const channel = (eightBit: number): number => {
  const part = eightBit / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Relative luminance as WCAG 2 defines it. */
const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map(at => channel(parseInt(hex.slice(at, at + 2), 16)))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

const contrast = (one: string, other: string): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

/** The position of a color on the color wheel, in degrees. */
const hue = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  const degrees = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * (180 / Math.PI)
  return (degrees + 360) % 360
}

const hueDistance = (one: string, other: string): number => {
  const apart = Math.abs(hue(one) - hue(other))
  return Math.min(apart, 360 - apart)
}

const SURFACES = ['bg-window', 'bg-panel', 'bg-raised', 'bg-sunken', 'bg-hover', 'bg-active']
const TEXTS = ['text-1', 'text-2', 'text-3', 'accent-text', 'good', 'warn', 'bad']
const NAGS = ['brilliant', 'good', 'interesting', 'dubious', 'mistake', 'blunder'].map(name => `nag-${name}`)
const BORDERS = ['line-control', 'focus']

const pairsOf = (inks: readonly string[], grounds: readonly string[]) =>
  inks.flatMap(ink => grounds.map(ground => [ink, ground] as const))

const HEAT = [0, 1, 2, 3, 4, 5].map(step => [`heat-${step}-text`, `heat-${step}`] as const)
const ON_SOFT = ['good', 'warn', 'bad'].map(name => [name, `${name}-soft`] as const)

const READ = [
  ...pairsOf([...TEXTS, ...NAGS], SURFACES),
  ...HEAT,
  ...ON_SOFT,
  ...pairsOf(['text-on-accent'], ['accent', 'accent-hover']),
  ['accent-text', 'accent-soft'] as const,
]

describe.each(['light', 'dark'] as const)('the colors of the %s theme', theme => {
  const tokens = THEMES[theme]
  const colorOf = (name: string): string => {
    const value = tokens.get(name)
    if (!value?.startsWith('#')) throw new Error(`${name} is no plain colour: ${value ?? 'missing'}`)
    return value
  }

  test.each(READ)('keep %s readable on %s', (ink, ground) => {
    expect(contrast(colorOf(ink), colorOf(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairsOf(['shape-engine', 'shape-threat'], ['shape-1', 'shape-2', 'shape-3', 'shape-4']))(
    'distinguish an arrow in %s from the user’s own in %s',
    (engine, own) => {
      expect(hueDistance(colorOf(engine), colorOf(own))).toBeGreaterThanOrEqual(20)
    },
  )

  test.each(pairsOf(BORDERS, SURFACES))('keep %s visible on %s', (ink, ground) => {
    expect(contrast(colorOf(ink), colorOf(ground))).toBeGreaterThanOrEqual(3)
  })
})
