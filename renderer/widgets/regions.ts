/** The regions of the window in the order in which F6 walks them. An element names itself by `data-region`. */
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

/** Where the focus may go in a region, the best place first: one of them takes it, or none is on the screen. */
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

/** Gives the board the keys, or, where none is shown, takes them from any other element. */
export const focusStage = (): void => {
  // Of two boards the one that has the keys.
  const stage = document.querySelector<HTMLElement>('[data-has-keys]') ?? elementOf('stage')
  if (stage) stage.focus({ preventScroll: true })
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Moves the focus to the next or previous region that is on the screen. */
export const moveToRegion = (by: 1 | -1): void => {
  const shown = WINDOW_REGIONS.map(elementOf).filter(element => element !== null)
  const here = shown.findIndex(element => element.contains(document.activeElement))
  const next = shown[(here + by + shown.length) % shown.length] ?? shown[0]
  if (next) enter(next)
}
