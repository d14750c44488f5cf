export type ThemeName = 'light' | 'dark'

/** The colors of the frame before and around the page; they match `bg-window` and `text-1` of the page. */
export const WINDOW_COLORS: Readonly<
  Record<ThemeName, { readonly ground: string; readonly symbols: string }>
> = {
  light: { ground: '#f1f0ed', symbols: '#1c1e21' },
  dark: { ground: '#121316', symbols: '#e9eaec' },
}

/** Height of the page's own title bar in pixels at 100 % zoom. */
const TITLE_BAR_HEIGHT = 40

/**
 * Height of the window's own buttons in pixels; the hairline under the title bar stays visible.
 *
 * @param zoom in per cent
 */
export const controlsHeight = (zoom: number): number => Math.round((TITLE_BAR_HEIGHT * zoom) / 100) - 1
