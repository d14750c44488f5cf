import type { MessageKey, TextOf } from './catalogue/catalogue'
import { messageIn } from './compiled'
import type { HasTags, MessageValues } from './messageValues'
import { spokenLanguage } from './spoken'

/** The values that a message asks for. */
export type ValuesOf<K extends MessageKey> = MessageValues<TextOf<K>>

/** None for a message without arguments; a message with tags is for `tRich`, and takes nothing here. */
type GivenTo<K extends MessageKey> =
  HasTags<TextOf<K>> extends true
    ? [tags: never]
    : [keyof ValuesOf<K>] extends [never]
      ? []
      : [values: ValuesOf<K>]

/** The text of a message in the language that is spoken now, its values filled in. */
export const t = <K extends MessageKey>(key: K, ...given: GivenTo<K>): string => {
  const [values] = given as readonly [Record<string, string>?]
  return messageIn(spokenLanguage(), key).format(values) as string
}

/** What may stand around words in a message: emphasis, a term, a key of the keyboard, a link, moves as they are written. */
export const TAGS = ['b', 'i', 'key', 'link', 'notation'] as const
export type Tag = (typeof TAGS)[number]

/**
 * The parts of a message with tags, its values filled in.
 *
 * @param element makes what stands for a tag around some words
 */
export const tRich = <T>(
  key: MessageKey,
  values: Readonly<Record<string, string | number | bigint>>,
  element: (tag: Tag, text: string) => T,
): (string | T)[] => {
  const tags = TAGS.map(tag => [tag, (words: readonly unknown[]) => element(tag, words.join(''))] as const)
  const parts = messageIn(spokenLanguage(), key).formatToParts<T>({ ...values, ...Object.fromEntries(tags) })
  return parts.map(({ value }) => value)
}
