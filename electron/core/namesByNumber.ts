/** The inverse of a table of the core's numbers, which run from 0 without gaps: each name at the index that is its number. */
export const namesByNumber = <Name extends string>(
  numbers: Readonly<Record<Name, number>>,
): readonly Name[] => {
  const names: Name[] = []
  for (const name in numbers) names[numbers[name]] = name
  return names
}
