export type Theme = 'light' | 'dark'

const KEY = 'backrank-manual-theme'

/** The remembered theme; a page on disk may have no access to storage, and then nothing is remembered. */
const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The theme that the reader has chosen, or else the system's. */
export const shownTheme = (): Theme => {
  const chosen = stored()
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Shows a theme and remembers it. */
export const chooseTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Only this page shows it; the next one follows the system again.
  }
}
