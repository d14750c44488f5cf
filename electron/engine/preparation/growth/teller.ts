/** Tells of changes, not too often. */
export interface Teller {
  tell(): void
  close(): void
}

/** Between two words, in milliseconds. */
const PACE_MS = 250

/** The first change is told soon, and so are all that follow it closely, together. */
export const tellerOf = (speak: () => void): Teller => {
  let timer: NodeJS.Timeout | undefined
  return {
    tell: () => {
      timer ??= setTimeout(() => {
        timer = undefined
        speak()
      }, PACE_MS)
    },
    close: () => clearTimeout(timer),
  }
}
