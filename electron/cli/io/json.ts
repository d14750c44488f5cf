/** Reads a line as JSON; undefined if it is none. */
export const parseJson = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
