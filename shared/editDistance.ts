/**
 * How many letters must be inserted, deleted or changed to turn one text into the other (Levenshtein distance). Takes time
 * proportional to the product of the lengths, so it is for short texts only.
 */
export const editDistance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < to.length; j++)
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (from[i] === to[j] ? 0 : 1)))
    row = next
  }
  return row[to.length]!
}
