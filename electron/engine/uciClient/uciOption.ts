import type { EngineOption } from '@shared/analysis/engine'
import { type Word, wordsOf } from './uciWords'

/** The most words read of an option line; the longest known line, with a list of variants, has 250. */
const MAX_WORDS = 4096

/** The most characters of an option's name. */
const MAX_OPTION_NAME_LENGTH = 120

const KINDS = ['check', 'spin', 'combo', 'button', 'string'] as const
type Kind = (typeof KINDS)[number]

const isKind = (word: string | undefined): word is Kind => KINDS.includes(word as Kind)

/** Words that may follow the kind of an option. */
const ATTRIBUTES: ReadonlySet<string> = new Set(['default', 'min', 'max', 'var'])

/** How engines write an empty text. */
export const EMPTY_TEXT = '<empty>'

/** An attribute with its value, such as `default Both` or `var Analysis Only`. */
interface Attribute {
  readonly key: string
  readonly value: string
}

/**
 * The index of the kind. Names may contain any word, even `type` and `default`, so the kind follows the first `type`
 * that is followed by a kind and then by an attribute or nothing.
 */
const kindAt = (words: readonly Word[]): number =>
  words.findIndex(({ text }, at) => {
    const after = words[at + 2]?.text
    return (
      at > 2 &&
      text === 'type' &&
      isKind(words[at + 1]?.text) &&
      (after === undefined || ATTRIBUTES.has(after))
    )
  }) + 1

/** The attributes of an option; each takes all words up to the next. */
const attributesOf = (line: string, words: readonly Word[]): readonly Attribute[] => {
  const starts = words.flatMap(({ text }, at) => (ATTRIBUTES.has(text) ? [at] : []))
  return starts.map((at, n) => {
    const next = starts[n + 1]
    const end = next === undefined ? line.length : words[next]!.start
    return { key: words[at]!.text, value: line.slice(words[at]!.end, end).trim() }
  })
}

/** Everything after the first `default`: only text options may contain words like these. */
const textDefault = (line: string, words: readonly Word[]): string => {
  const [first] = words
  const text = first?.text === 'default' ? line.slice(first.end).trim() : ''
  return text === EMPTY_TEXT ? '' : text
}

/** Engines have numbers up to 2^64; they are limited to safe integers, up to 2^53. */
const numberOf = (value: string | undefined): number | undefined => {
  const read = value === undefined || value === '' ? NaN : Math.round(Number(value))
  if (Number.isNaN(read)) return undefined
  return Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, read))
}

const spinOf = (name: string, of: (key: string) => string | undefined): EngineOption => {
  const min = numberOf(of('min')) ?? Number.MIN_SAFE_INTEGER
  const max = Math.max(min, numberOf(of('max')) ?? Number.MAX_SAFE_INTEGER)
  const wanted = numberOf(of('default')) ?? 0
  return { kind: 'spin', name, default: Math.max(min, Math.min(max, wanted)), min, max }
}

const comboOf = (name: string, attributes: readonly Attribute[]): EngineOption => {
  const named = attributes.filter(({ key }) => key === 'var').map(({ value }) => value)
  const wanted = attributes.find(({ key }) => key === 'default')?.value ?? named[0] ?? ''
  const choices = named.includes(wanted) ? named : [wanted, ...named]
  return { kind: 'combo', name, default: wanted, choices }
}

const optionOf = (kind: Kind, name: string, line: string, words: readonly Word[]): EngineOption => {
  if (kind === 'button') return { kind, name }
  if (kind === 'string') return { kind, name, default: textDefault(line, words) }
  const attributes = attributesOf(line, words)
  const of = (key: string) => attributes.find(attribute => attribute.key === key)?.value
  if (kind === 'check') return { kind, name, default: of('default')?.toLowerCase() === 'true' }
  return kind === 'spin' ? spinOf(name, of) : comboOf(name, attributes)
}

/**
 * Reads `option name ... type ...`; undefined for anything else.
 *
 * Names and values may contain blanks and the protocol's own words. Attributes may come in any order or be missing; a
 * default outside the bounds is brought within them, and one that is not among the choices is added.
 *
 * @see https://backscattering.de/chess/uci/#engine-option
 */
export const parseOption = (line: string): EngineOption | undefined => {
  const words = wordsOf(line, MAX_WORDS)
  if (words[0]?.text !== 'option' || words[1]?.text !== 'name') return undefined
  const at = kindAt(words)
  const kind = words[at]?.text
  if (at === 0 || !isKind(kind)) return undefined
  const name = line.slice(words[2]!.start, words[at - 2]!.end)
  // An option could not be set by only a part of its name.
  if (name.length > MAX_OPTION_NAME_LENGTH) return undefined
  return optionOf(kind, name, line, words.slice(at + 1))
}
