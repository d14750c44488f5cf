import { onBeforeUnmount, shallowRef, watch, type Ref } from 'vue'
import type { AnalysisLine } from '@shared/ipc/contract'
import { lastAsked } from '../../ipc/followedRequest'
import type { ShownPreview } from '../../preview/useMovePreview'
import { useEngineLinesStore } from './engineLinesStore'
import type { EngineResult } from './jobs'

/** How long the pointer rests on a move before its board shows, in milliseconds. */
const REST_MS = 150

/** The board of the move of an engine's line under the pointer. Lines may change under it; the board stays what it was. */
export const useLinePreview = (
  list: Readonly<Ref<HTMLElement | null>>,
  result: () => EngineResult | undefined,
) => {
  const engineLines = useEngineLinesStore()
  const shown = shallowRef<ShownPreview>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const asked = lastAsked()

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

  const hover = (line: AnalysisLine, count: number, element: HTMLElement) => {
    leave()
    timer = setTimeout(() => void show(line, count, element), REST_MS)
  }

  watch(() => result()?.place, leave)
  onBeforeUnmount(leave)

  return { shown, hover, leave }
}
