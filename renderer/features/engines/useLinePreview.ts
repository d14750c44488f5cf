import { useEventListener } from '@vueuse/core'
import { onBeforeUnmount, shallowRef, watch, type Ref } from 'vue'
import type { AnalysisLine } from '@shared/ipc/contract'
import { lastAsked } from '../../ipc/followedRequest'
import type { ShownPreview } from '../../preview/useMovePreview'
import { useEngineLinesStore } from './engineLinesStore'
import type { EngineResult } from './jobs'

/** How long the pointer rests on a move before its board is shown, in milliseconds. */
const REST_MS = 150

/**
 * The preview board for the move of an engine's line under the pointer. Lines may change under a resting pointer, and
 * the browser then reports that it has left one move and entered another; the board stays until the pointer really
 * moves.
 */
export const useLinePreview = (
  list: Readonly<Ref<HTMLElement | null>>,
  result: () => EngineResult | undefined,
) => {
  const engineLines = useEngineLinesStore()
  const shown = shallowRef<ShownPreview>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const asked = lastAsked()

  /** The last position of the moving pointer, in pixels of the window. */
  let pointer: { readonly x: number; readonly y: number } | undefined
  const rests = ({ clientX, clientY }: PointerEvent) => clientX === pointer?.x && clientY === pointer.y

  const leave = () => {
    asked.forget()
    clearTimeout(timer)
    shown.value = undefined
  }

  const show = async (line: AnalysisLine, count: number, element: HTMLElement) => {
    const about = result()
    if (!about) return
    const isLast = asked.ask()
    const moves = await engineLines.walk(about, line, count)
    const last = moves.at(-1)
    if (!isLast() || !last || !list.value) return
    const move = element.getBoundingClientRect()
    shown.value = { fen: last.fen, move, list: list.value.getBoundingClientRect() }
  }

  const hover = (line: AnalysisLine, count: number, event: PointerEvent) => {
    if (rests(event)) return
    const element = event.currentTarget as HTMLElement
    leave()
    timer = setTimeout(() => void show(line, count, element), REST_MS)
  }

  useEventListener(window, 'pointermove', event => {
    if (rests(event)) return
    pointer = { x: event.clientX, y: event.clientY }
    const move = (event.target as Element).closest('.move')
    if (!move || !list.value?.contains(move)) leave()
  })
  useEventListener(document, 'pointerleave', leave)
  watch(() => result()?.place, leave)
  onBeforeUnmount(leave)

  return { shown, hover, leave }
}
