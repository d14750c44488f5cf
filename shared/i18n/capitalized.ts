/** A text with its first letter in upper case, as sentences and labels begin. */
export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
