import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  type TagElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'

const ACCENTS: ReadonlyMap<string, string> = new Map(
  Array.from(PLAIN, (letter, place) => [letter, Array.from(ACCENTED)[place]!]),
)

/** How much longer texts of other languages can be, as a share. */
const EXTRA_LENGTH = 0.4

/** What is added breaks into lines as words do; in letters. */
const MAX_WORD_LENGTH = 12

const accented = (text: string): string => Array.from(text, letter => ACCENTS.get(letter) ?? letter).join('')

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })

const lengthOf = (elements: readonly MessageFormatElement[]): number =>
  elements.filter(isLiteralElement).reduce((length, { value }) => length + value.trim().length, 0)

const padding = (elements: readonly MessageFormatElement[]): readonly MessageFormatElement[] => {
  const length = Math.ceil(EXTRA_LENGTH * lengthOf(elements))
  const words = Math.ceil(length / MAX_WORD_LENGTH)
  const ends = Array.from({ length: words }, (_, word) => Math.min(length, (word + 1) * MAX_WORD_LENGTH))
  return ends.map((end, word) => literal(` ${'~'.repeat(end - word * MAX_WORD_LENGTH)}`))
}

const lengthened = (elements: readonly MessageFormatElement[]): MessageFormatElement[] => [
  ...elements.map(altered),
  ...padding(elements),
]

const eachOption = <Option extends { value: MessageFormatElement[] }>(options: Record<string, Option>) =>
  Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, { ...option, value: lengthened(option.value) }]),
  )

/** Moves are written the same in every language. */
const isNotation = ({ value }: TagElement): boolean => value === 'notation'

const altered = (element: MessageFormatElement): MessageFormatElement => {
  if (isLiteralElement(element)) return literal(accented(element.value))
  if (isTagElement(element))
    return isNotation(element) ? element : { ...element, children: lengthened(element.children) }
  if (isPluralElement(element) || isSelectElement(element))
    return { ...element, options: eachOption(element.options) }
  return element
}

/**
 * A message in the pseudo-language: its letters accented, in brackets, longer by two fifths; arguments, plurals
 * and tags are as they were. What shows plain letters on the screen has not been made by a message; a missing
 * bracket is text that was cut off.
 */
export const pseudo = (message: readonly MessageFormatElement[]): MessageFormatElement[] => [
  literal('⟦'),
  ...lengthened(message),
  literal('⟧'),
]
