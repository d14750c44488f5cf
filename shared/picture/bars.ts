import { angleOf, pointFrom, squareMiddle, type DrawnArrow, type DrawnOn } from './drawnShapes'

const BAR = { length: 0.46, width: 0.1 } as const

/** Bars across the middle of each step that a piece cannot take. */
export const drawnBars = (
  steps: readonly (readonly [from: string, to: string])[],
  on: DrawnOn,
): readonly DrawnArrow[] =>
  steps.flatMap(([from, to]): readonly DrawnArrow[] => {
    const [start, end] = [squareMiddle(from, on), squareMiddle(to, on)]
    if (!start || !end) return []
    const angle = angleOf(start, end)
    const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
    const ends = [-BAR.length / 2, BAR.length / 2].map(aside => pointFrom(middle, angle, 0, aside))
    return [
      {
        ...{ kind: 'arrow', key: from + to, color: 'red', opacity: 1, heads: [] },
        ...{ from: ends[0]!, to: ends[1]!, width: BAR.width },
      },
    ]
  })
