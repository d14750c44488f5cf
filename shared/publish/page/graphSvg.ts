import { t } from '../../i18n/t'
import { formatNumber, formatPercent } from '../../i18n/numbers'
import type { PublishedGraph } from '../document/document'
import { markup, trusted, type Markup } from './markup'

/** The size of the drawing in its own units; on the page it is as wide as the text and as high as the style says. */
export const GRAPH = { width: 700, height: 64 } as const

const rounded = (number: number): number => Math.round(number * 10) / 10

/** The x coordinate of a ply. */
export const graphX = (ply: number, plies: number): number =>
  rounded((ply / Math.max(1, plies - 1)) * GRAPH.width)

const graphY = (points: number): number => rounded(GRAPH.height * (1 - points / 100))

interface Known {
  readonly ply: number
  readonly points: number
}

const knownPoints = ({ points }: PublishedGraph): readonly Known[] =>
  points.flatMap((value, ply) => (value === undefined ? [] : [{ ply, points: value }]))

/** A length as a share of the drawing, so that it is not stretched with it. */
const percent = (length: number, whole: number): string => `${rounded((100 * length) / whole)}%`

const dot = ({ points }: PublishedGraph, ply: number, tone: string): string => {
  const value = points[ply]
  if (value === undefined) return ''
  const [x, y] = [percent(graphX(ply, points.length), GRAPH.width), percent(100 - value, 100)]
  return `<circle class="${tone}" cx="${x}" cy="${y}" r="3.5"/>`
}

const MIDDLE = GRAPH.height / 2

/** The area between the line and the middle, on one color's side. */
const area = (known: readonly Known[], plies: number, side: 'white' | 'black'): string => {
  const nearer = side === 'white' ? Math.min : Math.max
  const line = known.map(({ ply, points }) => `${graphX(ply, plies)} ${nearer(MIDDLE, graphY(points))}`)
  const [from, to] = [graphX(known[0]!.ply, plies), graphX(known.at(-1)!.ply, plies)]
  return `<path class="${side}" d="M${from} ${MIDDLE}L${line.join('L')}L${to} ${MIDDLE}Z"/>`
}

const numbersMarkup = ({ moves, points }: PublishedGraph): Markup => {
  const texts = moves.map(
    ({ ply, number }) =>
      markup`<text x="${percent(graphX(ply, points.length), GRAPH.width)}" y="12">${number}</text>`,
  )
  return markup`<svg class="numbers" aria-hidden="true" text-anchor="middle">${texts}</svg>`
}

/** The values on the scale of the graph, as shares of a point. */
const SCALE = [1, 0.5, 0]

const scaleMarkup = (): Markup => {
  const texts = SCALE.map(
    share => markup`<text x="100%" y="${percent(1 - share, 1)}" dy="4">${formatPercent(share)}</text>`,
  )
  return markup`<svg class="scale" aria-hidden="true" text-anchor="end">${texts}</svg>`
}

const KEYS = ['mistake', 'blunder'] as const

const keyMarkup = (name: (typeof KEYS)[number] | 'setup' | 'chance'): Markup => {
  const sign =
    name === 'mistake' || name === 'blunder'
      ? markup`<circle class="${name}" cx="6" cy="6" r="4"/>`
      : markup`<rect class="${name}" width="12" height="12"/>`
  return markup`<span><svg class="key" viewBox="0 0 12 12" aria-hidden="true">${sign}</svg> ${t(`publish.page.legend.${name}`)}</span> `
}

const legendMarkup = ({ setupPlies, faults }: PublishedGraph): Markup => {
  const tones = KEYS.filter(name => faults.some(({ tone }) => tone === name))
  const names = ['chance' as const, ...(setupPlies > 0 ? (['setup'] as const) : []), ...tones]
  return markup`<figcaption class="legend">${names.map(keyMarkup)}</figcaption>`
}

/** White's winning chances as an area over the plies, with a scale, mistakes as dots, the setup set apart, and a legend. */
export const graphMarkup = (graph: PublishedGraph, place: number): Markup => {
  const known = knownPoints(graph)
  const plies = graph.points.length
  const line = known.map(({ ply, points }) => `${graphX(ply, plies)} ${graphY(points)}`).join('L')
  const dots = graph.faults.map(({ ply, tone }) => dot(graph, ply, tone)).join('')
  const label = t('publish.page.graphOf', {
    first: formatNumber(Math.round(known[0]!.points)),
    last: formatNumber(Math.round(known.at(-1)!.points)),
  })
  const setup = graph.setupPlies > 0 ? graphX(graph.setupPlies, plies) : 0
  const plot = `${area(known, plies, 'black')}${area(known, plies, 'white')}<path class="over" d="M${line}"/><path class="half" d="M0 ${MIDDLE}H${GRAPH.width}"/>`
  return markup`<figure class="chart">${scaleMarkup()}
<svg class="graph" id="g${place}graph" role="img" aria-label="${label}"><svg width="100%" height="100%" viewBox="0 0 ${GRAPH.width} ${GRAPH.height}" preserveAspectRatio="none">
<rect class="sky" width="${GRAPH.width}" height="${GRAPH.height}"/>
${setup > 0 && markup`<rect class="setup" width="${setup}" height="${GRAPH.height}"/>`}
${trusted(plot)}<path class="cursor" d=""/></svg>${trusted(dots)}</svg>
${numbersMarkup(graph)}${legendMarkup(graph)}</figure>`
}
