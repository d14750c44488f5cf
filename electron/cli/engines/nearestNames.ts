import { editDistance } from '../../rules/san/editDistance'

/** So many at most are told. */
const MOST = 3

/** Names are short; of longer texts the beginning counts. */
const LONGEST = 60

/** One name may be so far from another of its length and still be meant. */
const farthest = (name: string): number => Math.max(2, Math.floor(name.length / 3))

const distance = (wanted: string, name: string): number =>
  name.includes(wanted) && wanted.length > 2 ? 1 : editDistance(wanted, name)

/** The names that may have been meant, in any case, the likeliest first and each once. */
export const nearestNames = (wanted: string, names: readonly string[]): readonly string[] => {
  const short = (text: string): string => text.toLowerCase().slice(0, LONGEST)
  return [...new Set(names)]
    .map(name => ({ name, far: distance(short(wanted), short(name)) }))
    .filter(({ name, far }) => far <= farthest(name))
    .sort((one, other) => one.far - other.far)
    .slice(0, MOST)
    .map(({ name }) => name)
}
