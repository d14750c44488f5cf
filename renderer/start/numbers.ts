/** `9,216`. */
export const counted = (number: number): string => number.toLocaleString('en')

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const

/** `five`, and digits beyond ten. */
export const inWords = (number: number): string => WORDS[number] ?? counted(number)
