/** The style properties that determine the look of a chart's elements. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const

/** Margin around a chart in its file, in pixels. */
const MARGIN = 16

/**
 * Charts on the screen as one self-contained SVG, one below the other, with the styles from style sheets written into
 * it.
 */
export const svgOfCharts = (charts: readonly SVGSVGElement[], ground: string) => {
  const boxes = charts.map(chart => chart.viewBox.baseVal)
  const width = Math.max(...boxes.map(box => box.width)) + 2 * MARGIN
  let top = MARGIN
  const parts = charts.map((chart, place) => {
    const copy = chart.cloneNode(true) as SVGSVGElement
    const styled = [...copy.querySelectorAll<SVGElement>('*')]
    chart.querySelectorAll('*').forEach((shown, at) => {
      const style = getComputedStyle(shown)
      for (const name of STYLES) styled[at]!.setAttribute(name, style.getPropertyValue(name))
      for (const name of [...styled[at]!.getAttributeNames()])
        if (/^(?:class|data-|role$|tabindex$|aria-)/.test(name)) styled[at]!.removeAttribute(name)
    })
    const { width: wide, height: high } = boxes[place]!
    const body = styled
      .filter(part => part.parentElement === (copy as Element))
      .map(part => new XMLSerializer().serializeToString(part))
      .join('')
    const part = `<svg x="${MARGIN}" y="${top}" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">${body}</svg>`
    top += high + MARGIN
    return part
  })
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${top}" viewBox="0 0 ${width} ${top}"><rect width="${width}" height="${top}" fill="${ground}"/>${parts.join('')}</svg>`,
    width,
    height: top,
  }
}
