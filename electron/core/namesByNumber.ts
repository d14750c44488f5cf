/** The inverse of a table of the core's numbers, which go from 0 without a gap: every name at its number. */
export const namesByNumber = <Name extends string>(
  numbers: Readonly<Record<Name, number>>,
): readonly Name[] => {
  const names: Name[] = []
  for (const name in numbers) names[numbers[name]] = name
  return names
}
