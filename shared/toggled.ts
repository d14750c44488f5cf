/** A list with `one` added at its end, or taken out where it was in it. */
export const toggled = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter(other => other !== one) : [...list, one]
