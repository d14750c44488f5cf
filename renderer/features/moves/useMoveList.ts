import { useVirtualizer } from '@tanstack/vue-virtual'
import { useResizeObserver } from '@vueuse/core'
import { computed, nextTick, onMounted, watch, type Ref } from 'vue'
import type { TreeNode } from '@shared/tree/node'
import type { MoveRow, MoveRows } from './rowTypes'

/** Heights in pixels: the one of pairs is exact; blocks are estimated until they are visible and measured. */
const PAIR_HEIGHT = 24
const LINE_HEIGHT = 20
const CHARACTERS_A_LINE = 62
const UNREAD_HEIGHT = 190

const guessedHeight = (row: MoveRow): number => {
  if (row.kind === 'pair') return PAIR_HEIGHT
  if (row.kind === 'unread') return UNREAD_HEIGHT
  return LINE_HEIGHT * Math.ceil(guessedLength(row) / CHARACTERS_A_LINE) + 4
}

const guessedLength = (row: Exclude<MoveRow, { kind: 'pair' | 'unread' }>): number => {
  if (row.kind === 'folded') return 1
  if (row.kind === 'comment') return row.text.length
  return row.tokens.reduce((sum, token) => sum + (token.kind === 'comment' ? token.text.length : 7), 0)
}

/** The fraction of the visible height that Page Up and Page Down scroll; the rest stays in sight, as in browsers. */
const PAGE = 0.875

/** The row of the unreadable text after a move, which comes into view with the move. */
const unreadRow = ({ rows }: MoveRows, node: TreeNode): number =>
  rows.findIndex(row => row.kind === 'unread' && row.step.node === node)

/** The rows on the screen; scrolls to keep the current move among them. */
export const useMoveList = (
  scroller: Readonly<Ref<HTMLElement | null>>,
  rows: () => MoveRows,
  current: () => TreeNode | undefined,
) => {
  const virtualizer = useVirtualizer(
    computed(() => {
      const list = rows().rows
      return {
        count: list.length,
        getScrollElement: () => scroller.value,
        estimateSize: (place: number) => guessedHeight(list[place]!),
        getItemKey: (place: number) => list[place]!.key,
        overscan: 12,
      }
    }),
  )

  const bringIntoView = async () => {
    const node = current()
    const place = node && rows().rowOf.get(node)
    if (node?.kind === 'root') virtualizer.value.scrollToOffset(0)
    if (place === undefined) return
    virtualizer.value.scrollToIndex(place, { align: 'auto' })
    await nextTick()
    scroller.value?.querySelector('[aria-current="step"]')?.scrollIntoView({ block: 'nearest' })
    if (node?.unread) virtualizer.value.scrollToIndex(unreadRow(rows(), node), { align: 'auto' })
  }

  onMounted(bringIntoView)
  // Engines above the list take some of its height.
  useResizeObserver(scroller, () => void bringIntoView())
  watch([current, rows], bringIntoView, { flush: 'post' })

  return {
    /** Scrolls the moves down (1) or up (-1) by a page. */
    scrollPage: (direction: 1 | -1) =>
      scroller.value?.scrollBy({ top: direction * PAGE * scroller.value.clientHeight }),
    items: computed(() => virtualizer.value.getVirtualItems()),
    height: computed(() => virtualizer.value.getTotalSize()),
    measure: (element: unknown) => virtualizer.value.measureElement(element as Element | null),
  }
}
