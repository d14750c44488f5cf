import { editDistance } from './editDistance'

/** The length up to which names are compared, because the time grows with the product of both. */
const MAX_NAME_LENGTH = 60

/** How many letters a name needs for each one that may be mistyped. */
const LETTERS_PER_SLIP = 3

/** The largest edit distance at which a name of this length may still be what was meant. */
const farthest = (name: string): number => Math.max(2, Math.floor(name.length / LETTERS_PER_SLIP))

const distance = (wanted: string, name: string): number =>
  name.includes(wanted) && wanted.length > 2 ? 1 : editDistance(wanted, name)

/** The names that a mistyped one may have meant, ignoring case, the likeliest first and without duplicates. */
export const nearestNames = (wanted: string, names: readonly string[]): readonly string[] => {
  const short = (text: string): string => text.toLowerCase().slice(0, MAX_NAME_LENGTH)
  return [...new Set(names)]
    .map(name => ({ name, far: distance(short(wanted), short(name)) }))
    .filter(({ name, far }) => far <= farthest(name))
    .sort((one, other) => one.far - other.far)
    .map(({ name }) => name)
}

/** The end of a sentence such as `; did you mean start?`; empty if no name is close. */
export const suggestion = (typed: string, known: readonly string[]): string => {
  const [nearest] = nearestNames(typed, known)
  return nearest === undefined ? '' : `; did you mean ${nearest}?`
}
