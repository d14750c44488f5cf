import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createSSRApp, type Component } from 'vue'
import { renderToString } from 'vue/server-renderer'

const renderer = path.join(import.meta.dirname, '..', '..', 'renderer')
const sourceOf = (file: string): string => readFileSync(path.join(renderer, file), 'utf8')
const tokens = sourceOf('styles/tokens.css')

/** A chart of the program, drawn without a window. */
export interface DrawnChart {
  /** The content of its SVG. */
  readonly body: string
  readonly width: number
  readonly height: number
}

const NUMBERS = /\b(?:x|y|x1|x2|y1|y2|cx|cy|width|height|transform)="[^"]*"/g
const rounded = (text: string): string =>
  text.replace(/-?\d+\.\d+/g, number => String(Math.round(10 * Number(number)) / 10))

/** Draws a Vue component that is one SVG. Leaves out what only a window needs. */
export const drawChart = async (chart: unknown, props: Record<string, unknown>): Promise<DrawnChart> => {
  const html = await renderToString(createSSRApp(chart as Component, props))
  const found = /<svg[^>]*viewbox="0 0 ([\d.]+) ([\d.]+)"[^>]*>([^]*)<\/svg>/i.exec(html)
  if (!found) throw new Error(`no chart in ${html.slice(0, 300)}`)
  const [, width, height, body] = found
  const bare = body!
    .replace(/<!--[^]*?-->/g, '')
    .replace(/ (?:data-[\w-]+|role|tabindex|aria-label)(?:="[^"]*")?/g, '')
    .replace(/<title>[^]*?<\/title>/g, '')
  return { body: bare.replace(NUMBERS, rounded), width: Number(width), height: Number(height) }
}

const tokensOf = (theme: 'light' | 'dark'): ReadonlyMap<string, string> => {
  const block = new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(tokens)![1]!
  return new Map([...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]))
}

/** The style in a component's file. */
const styleOf = (file: string): string => /<style scoped>([^]*)<\/style>/.exec(sourceOf(file))![1]!

/**
 * A self-contained picture for light and dark themes.
 *
 * @param file of the component, relative to the folder of the renderer
 */
export const standingSvg = ({ body, width, height }: DrawnChart, file: string): string => {
  const style = styleOf(file).replaceAll('var(--font-ui)', 'system-ui, sans-serif')
  const used = new Set([
    ...[...style.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!),
    '--bg-panel',
    '--text-1',
  ])
  const colors = (theme: 'light' | 'dark') => {
    const known = tokensOf(theme)
    return [...used].flatMap(name => (known.has(name) ? [`${name}:${known.get(name)}`] : [])).join(';')
  }
  const sheet = `svg{${colors('light')};--w-semibold:600}@media(prefers-color-scheme:dark){svg{${colors('dark')}}}.ground-of-all{fill:var(--bg-panel)}.title{font-weight:600;font-size:13px;fill:var(--text-1)}${style.replace(/\s+/g, ' ')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${sheet}</style><rect class="ground-of-all" width="${width}" height="${height}"/>${body}</svg>\n`
}

const GAP = 24
const HEAD = 22

/** Charts in columns, each under its title. */
export const sideBySide = (
  charts: readonly (DrawnChart & { readonly title: string })[],
  columns: number,
): DrawnChart => {
  const wide = Math.max(...charts.map(({ width }) => width))
  const high = Math.max(...charts.map(({ height }) => height)) + HEAD
  const rows = Math.ceil(charts.length / columns)
  const body = charts
    .map(({ title, body: inner, width, height }, place) => {
      const x = GAP + (place % columns) * (wide + GAP)
      const y = GAP + Math.floor(place / columns) * (high + GAP)
      return `<text class="title" x="${x}" y="${y + 12}">${title}</text><svg x="${x}" y="${y + HEAD}" width="${width}" height="${height}">${inner}</svg>`
    })
    .join('')
  return { body, width: GAP + columns * (wide + GAP), height: GAP + rows * (high + GAP) }
}
