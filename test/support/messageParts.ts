import {
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'

/** Whether the values of an argument are numbers or text. */
export type ArgumentKind = 'number' | 'text'

const childrenOf = (element: MessageFormatElement): readonly MessageFormatElement[] => {
  if (isTagElement(element)) return element.children
  if (isPluralElement(element) || isSelectElement(element))
    return Object.values(element.options).flatMap(({ value }) => value)
  return []
}

const within = (elements: readonly MessageFormatElement[]): readonly MessageFormatElement[] =>
  elements.flatMap(element => [element, ...within(childrenOf(element))])

const kindOf = (element: MessageFormatElement): ArgumentKind =>
  isNumberElement(element) || isPluralElement(element) ? 'number' : 'text'

const collect = (found: readonly (readonly [string, ArgumentKind])[]): Record<string, ArgumentKind> => {
  const numbers = found.filter(([, kind]) => kind === 'number')
  return Object.fromEntries([...found, ...numbers].sort(([a], [b]) => a.localeCompare(b)))
}

/**
 * The arguments of a message as its parser sees them.
 *
 * @throws SyntaxError if the text is no ICU message
 */
export const parsedArguments = (text: string): Record<string, ArgumentKind> =>
  collect(
    within(parse(text)).flatMap(element =>
      isLiteralElement(element) || isPoundElement(element) || isTagElement(element)
        ? []
        : [[element.value, kindOf(element)] as const],
    ),
  )

/** The tags of a message, each as often as it occurs. */
export const parsedTags = (text: string): readonly string[] =>
  within(parse(text)).flatMap(element => (isTagElement(element) ? [element.value] : []))

/** Whether a tag is inside another tag. */
export const hasNestedTags = (text: string): boolean =>
  within(parse(text)).some(element => isTagElement(element) && within(element.children).some(isTagElement))

/** Whether `#` is used where it has no number: in a select that is inside a plural. */
export const hasLostCounts = (text: string): boolean =>
  within(parse(text)).some(element => isSelectElement(element) && childrenOf(element).some(isPoundElement))

const ARGUMENT = /\{([a-z][A-Za-z0-9]*)(?:\}|, (number|plural|selectordinal|select)(?:, |\}))/g

/** The arguments that the types of `messageValues.ts` find: their counterpart at run time. */
export const typedArguments = (text: string): Record<string, ArgumentKind> =>
  collect(
    Array.from(text.matchAll(ARGUMENT), ([, name, kind]) => [
      name!,
      kind === undefined || kind === 'select' ? 'text' : 'number',
    ]),
  )
