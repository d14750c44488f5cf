import { t } from '../../i18n/t'
import { formatNumber } from '../../i18n/numbers'
import type { PublishedGraph } from '../document/document'
import { markup, trusted, type Markup } from './markup'

/** Of the drawing, in its units; on the page it is as wide as the text. */
export const GRAPH = { width: 700, height: 64 } as const

const rounded = (number: number): number => Math.round(number * 10) / 10

/** Where a ply stands, from the left. */
export const graphX = (ply: number, plies: number): number =>
  rounded((ply / Math.max(1, plies - 1)) * GRAPH.width)

const graphY = (points: number): number => rounded(GRAPH.height * (1 - points / 100))

interface Known {
  readonly ply: number
  readonly points: number
}

const knownPoints = ({ points }: PublishedGraph): readonly Known[] =>
  points.flatMap((value, ply) => (value === undefined ? [] : [{ ply, points: value }]))

const dot = ({ points }: PublishedGraph, ply: number, tone: string): string => {
  const value = points[ply]
  return value === undefined
    ? ''
    : `<circle class="${tone}" cx="${graphX(ply, points.length)}" cy="${graphY(value)}" r="3"/>`
}

const MIDDLE = GRAPH.height / 2

/** Between the line and the middle, on the side of one color. */
const area = (known: readonly Known[], plies: number, side: 'white' | 'black'): string => {
  const nearer = side === 'white' ? Math.min : Math.max
  const line = known.map(({ ply, points }) => `${graphX(ply, plies)} ${nearer(MIDDLE, graphY(points))}`)
  const [from, to] = [graphX(known[0]!.ply, plies), graphX(known.at(-1)!.ply, plies)]
  return `<path class="${side}" d="M${from} ${MIDDLE}L${line.join('L')}L${to} ${MIDDLE}Z"/>`
}

/** White's winning chances as an area over the plies, mistakes as dots, the setup hatched. */
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
  return markup`<svg class="graph" id="g${place}graph" viewBox="0 0 ${GRAPH.width} ${GRAPH.height}" role="img" aria-label="${label}">
<rect class="sky" width="${GRAPH.width}" height="${GRAPH.height}"/>
${setup > 0 && markup`<rect class="setup" width="${setup}" height="${GRAPH.height}"/>`}
${trusted(`${area(known, plies, 'black')}${area(known, plies, 'white')}<path class="over" d="M${line}"/><path class="half" d="M0 ${MIDDLE}H${GRAPH.width}"/>${dots}`)}</svg>`
}
