/** The regions of the window, in the order of F6. The attribute `data-region` of an element names its region. */
export const WINDOW_REGIONS = [
  'title',
  'rail',
  'side',
  'stage',
  'notes',
  'otherStage',
  'otherNotes',
  'aside',
  'status',
] as const
export type WindowRegion = (typeof WINDOW_REGIONS)[number]

const elementOf = (region: WindowRegion): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-region='${region}']`)

const FOCUSABLE = 'button:not(:disabled), [href], input, textarea, select, [tabindex]:not([tabindex="-1"])'

/** The elements of a region that may take the focus, the best one first; those that are not visible do not take it. */
const placesIn = (region: HTMLElement): readonly HTMLElement[] => [
  ...(region.matches('[data-region-focus]') ? [region] : []),
  ...region.querySelectorAll<HTMLElement>('[data-region-focus]'),
  ...region.querySelectorAll<HTMLElement>(FOCUSABLE),
  region,
]

const enter = (region: HTMLElement): void => {
  for (const place of placesIn(region)) {
    place.focus({ preventScroll: true })
    if (document.activeElement === place) return
  }
}

/** Moves the focus to the board; if no board is shown, removes it from any other element. */
export const focusStage = (): void => {
  // Of two boards, the active one is marked.
  const stage = document.querySelector<HTMLElement>('[data-has-keys]') ?? elementOf('stage')
  if (stage) stage.focus({ preventScroll: true })
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Moves the focus to the next or previous visible region. */
export const moveToRegion = (by: 1 | -1): void => {
  const shown = WINDOW_REGIONS.map(elementOf).filter(element => element !== null)
  const here = shown.findIndex(element => element.contains(document.activeElement))
  const next = shown[(here + by + shown.length) % shown.length] ?? shown[0]
  if (next) enter(next)
}
