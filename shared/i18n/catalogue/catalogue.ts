import type { en } from '../en'

type Texts = typeof en

type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}`
}[keyof T & string]

type At<T, Path extends string> = Path extends keyof T
  ? T[Path]
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof T
      ? At<T[Head], Rest>
      : never
    : never

/** The name of a message: its subject and what it says, such as `menu.zoom.in`. */
export type MessageKey = Paths<Texts>

/** The English text of a message, as a type. */
export type TextOf<K extends MessageKey> = At<Texts, K> & string

type Widened<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widened<T[K]> }

type DeepPartial<T> = { readonly [K in keyof T]?: T[K] extends string ? T[K] : DeepPartial<T[K]> }

/** All messages in some language. */
export type Catalogue = Widened<Texts>

/** A catalogue that is not complete; what it lacks is shown in English. */
export type Translation = DeepPartial<Catalogue>

/**
 * What pieces are written as in moves, where that is not the letter of English, which files have: `knight: 'S'`. An army whose
 * pieces would share a letter keeps its own.
 */
export type PieceLetters = Readonly<Partial<Record<keyof Texts['pieces']['one'], string>>>

/** What a language says of itself, in `language.ts` of its folder. */
export interface LanguageFacts {
  /** As its speakers write it. */
  readonly name: string
  /** The letters of pieces in moves, on the screen and in print. Pieces that it does not name keep those of English. */
  readonly letters?: PieceLetters
}

interface Tree {
  readonly [name: string]: string | Tree
}

const entriesOf = (tree: Tree, prefix: string): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value] as const] : entriesOf(value, `${prefix}${name}.`),
  )

/** The messages of a catalogue by their keys. */
export const messagesOf = (catalogue: Translation): ReadonlyMap<MessageKey, string> =>
  new Map(entriesOf(catalogue, '') as readonly (readonly [MessageKey, string])[])

/** The text of one message; undefined if the catalogue lacks it. */
export const textIn = (catalogue: Translation, key: MessageKey): string | undefined => {
  let found: Tree | string | undefined = catalogue
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined
  return typeof found === 'string' ? found : undefined
}
