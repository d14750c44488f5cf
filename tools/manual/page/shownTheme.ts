export type Theme = 'light' | 'dark'

const KEY = 'backrank-manual-theme'

/** Storage may be closed to a page on a disk; then nothing is remembered. */
const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The theme that the reader has chosen, else that of the system. */
export const shownTheme = (): Theme => {
  const chosen = stored()
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Shows a theme from now on. */
export const chooseTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // This page shows it; the next one follows the system again.
  }
}
