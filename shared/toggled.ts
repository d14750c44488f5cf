/** The list with `one` added at its end, or removed if it was in the list. */
export const toggled = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter(other => other !== one) : [...list, one]
