import { editDistance } from './editDistance'

/** Letters of a word for each one that may be mistyped. */
const LETTERS_PER_SLIP = 3
/** Longer words are no slip of the keyboard, and would take long. */
const LONGEST = 60

/** The one of these words that was probably meant by a mistyped one; undefined where none is near. */
export const nearestWord = (typed: string, known: readonly string[]): string | undefined => {
  if (typed.length > LONGEST) return undefined
  let least = Math.max(1, Math.floor(typed.length / LETTERS_PER_SLIP)) + 1
  let nearest: string | undefined
  for (const word of known) {
    const distance = editDistance(typed, word)
    if (distance < least) [least, nearest] = [distance, word]
  }
  return nearest
}

/** `; did you mean start?`, to be put behind a sentence; nothing where no word is near. */
export const suggestion = (typed: string, known: readonly string[]): string => {
  const nearest = nearestWord(typed, known)
  return nearest === undefined ? '' : `; did you mean ${nearest}?`
}
