import type { TextBlock, TextItem } from './document'
import type { Told } from './tellMoves'

/** A paragraph of so many moves of the main line ends where the next remark ends. */
const LONG = 8
/** One without remarks ends after so many. */
const LONGEST = 24

const movesIn = (items: readonly TextItem[]): number =>
  items.filter(({ kind, depth }) => kind === 'move' && depth === 0).length

const isRemark = (item: TextItem | undefined): boolean => item !== undefined && item.kind !== 'move'

/** The next move of the main line that says its number begins a paragraph. */
const isFull = (items: readonly TextItem[]): boolean => {
  const moves = movesIn(items)
  return moves >= LONGEST || (moves >= LONG && isRemark(items.at(-1)))
}

/** Parts running text into paragraphs that can be read. */
export const paragraphsOf = (told: readonly Told[]): readonly TextBlock[] => {
  const blocks: TextBlock[] = []
  let items: TextItem[] = []
  const end = () => {
    if (items.length > 0) blocks.push({ kind: 'paragraph', items })
    items = []
  }
  for (const item of told) {
    if (item.kind === 'diagram') {
      end()
      blocks.push(item)
      continue
    }
    if (item.kind === 'move' && item.depth === 0 && item.lead !== '' && isFull(items)) end()
    items.push(item)
  }
  end()
  return blocks
}
