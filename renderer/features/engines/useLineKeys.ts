import type { Ref } from 'vue'
import type { AnalysisLine } from '@shared/ipc/contract'

interface LineActs {
  readonly look: (line: AnalysisLine, count: number) => unknown
  readonly add: (line: AnalysisLine) => unknown
  /** Steps along the shown line; false if none is shown. */
  readonly step: (by: number) => boolean
}

/**
 * The keys of a list of lines: up and down choose a line, right and left step along it on the board, Enter adds it to
 * the game.
 */
export const useLineKeys = (
  list: Readonly<Ref<HTMLElement | null>>,
  lines: () => readonly AnalysisLine[],
  { look, add, step }: LineActs,
) => {
  const rows = () => [...(list.value?.querySelectorAll<HTMLElement>('[data-rank]') ?? [])]
  const chosen = () => rows().findIndex(row => row.contains(document.activeElement))

  const choose = (by: 1 | -1) => {
    const all = rows()
    const at = chosen()
    all[at < 0 ? 0 : Math.max(0, Math.min(all.length - 1, at + by))]?.focus()
  }

  const goAlong = (by: 1 | -1) => {
    const line = lines()[Math.max(0, chosen())]
    if (!step(by) && line && by === 1) void look(line, 1)
  }

  const addChosen = () => {
    const line = lines()[Math.max(0, chosen())]
    if (line) void add(line)
  }

  const KEYS: Readonly<Record<string, () => void>> = {
    ArrowDown: () => choose(1),
    ArrowUp: () => choose(-1),
    ArrowRight: () => goAlong(1),
    ArrowLeft: () => goAlong(-1),
    Enter: addChosen,
  }

  const onKeydown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLButtonElement) return
    const act = KEYS[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return { onKeydown }
}
