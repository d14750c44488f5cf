/** The regions of the window in the order in which F6 walks them. An element names itself by `data-region`. */
export const REGIONS = ['title', 'rail', 'side', 'stage', 'notes', 'status'] as const
export type Region = (typeof REGIONS)[number]

const elementOf = (region: Region): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-region='${region}']`)

const FOCUSABLE = 'button:not(:disabled), [href], input, textarea, select, [tabindex]:not([tabindex="-1"])'

const enter = (element: HTMLElement): void => {
  const preferred = element.querySelector<HTMLElement>('[data-region-focus]')
  const target = preferred ?? element.querySelector<HTMLElement>(FOCUSABLE) ?? element
  target.focus({ preventScroll: true })
}

/** Moves the focus to the next or previous region that is on the screen. */
export const moveToRegion = (by: 1 | -1): void => {
  const shown = REGIONS.map(elementOf).filter(element => element !== null)
  const here = shown.findIndex(element => element.contains(document.activeElement))
  const next = shown[(here + by + shown.length) % shown.length] ?? shown[0]
  if (next) enter(next)
}
