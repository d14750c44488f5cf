import { editDistance } from './editDistance'

/** Names are compared up to this length, as the time grows with the product of both. */
const MAX_NAME_LENGTH = 60

/** Letters of a name for each one that may be mistyped. */
const LETTERS_PER_SLIP = 3

/** The largest edit distance at which a name of this length may still be meant. */
const farthest = (name: string): number => Math.max(2, Math.floor(name.length / LETTERS_PER_SLIP))

const distance = (wanted: string, name: string): number =>
  name.includes(wanted) && wanted.length > 2 ? 1 : editDistance(wanted, name)

/** The names that a mistyped one may have meant, in upper or lower case, the likeliest first and each once. */
export const nearestNames = (wanted: string, names: readonly string[]): readonly string[] => {
  const short = (text: string): string => text.toLowerCase().slice(0, MAX_NAME_LENGTH)
  return [...new Set(names)]
    .map(name => ({ name, far: distance(short(wanted), short(name)) }))
    .filter(({ name, far }) => far <= farthest(name))
    .sort((one, other) => one.far - other.far)
    .map(({ name }) => name)
}

/** `; did you mean start?`, to end a sentence with; empty if no name is near. */
export const suggestion = (typed: string, known: readonly string[]): string => {
  const [nearest] = nearestNames(typed, known)
  return nearest === undefined ? '' : `; did you mean ${nearest}?`
}
