/** Kinds of ICU arguments; those that count take numbers, the others also text. */
type Kind = 'number' | 'plural' | 'selectordinal' | 'select'

/** One word that begins with a small letter; all else in braces is a branch of a plural or select. */
type IsName<T extends string> =
  T extends Capitalize<T>
    ? false
    : T extends `${string}${' ' | ',' | '.' | '#' | '<' | '-' | '…' | '’'}${string}`
      ? false
      : true

interface Argument<Name extends string, Type> {
  readonly name: Name
  readonly type: Type
}

type NamedArgument<Name extends string, Type> = IsName<Name> extends true ? Argument<Name, Type> : never

type KindType<T extends string> = T extends `select, ${string}` ? string | number : number | bigint

/** `count, plural, one `, or `count, number`: words of a branch that have a comma are neither. */
type KindedArgument<T extends string> = T extends `${infer Name}, ${infer Rest}`
  ? Rest extends Kind | `${Kind}, ${string}`
    ? NamedArgument<Name, KindType<Rest>>
    : never
  : never

/** What stands after an opening brace: `name}…`, `name, number}…`, `name, plural, …`, or words of a branch. */
type AfterBrace<T extends string> = T extends `${infer Head}}${string}`
  ? KindedArgument<Head> | NamedArgument<Head, string>
  : KindedArgument<T>

/** The part before the next opening brace; the walk is tail-recursive, so that long messages compile. */
type ArgumentsOf<T extends string, Found = never> = T extends `${infer Part}{${infer Rest}`
  ? ArgumentsOf<Rest, Found | AfterBrace<Part>>
  : Found | AfterBrace<T>

/** The text before the first brace is no argument. */
type AllArguments<T extends string> = T extends `${string}{${infer Rest}` ? ArgumentsOf<Rest> : never

/** An argument that any message counts with is a number in all of them. */
type TypeOf<Found extends Argument<string, unknown>, Name extends string> = [
  Extract<Found, Argument<Name, number | bigint>>,
] extends [never]
  ? Extract<Found, { readonly name: Name }>['type']
  : number | bigint

/**
 * The values that an ICU message asks for, read from its text: `{name}` takes text, so that no number goes without its
 * groups of digits, `{name, select, …}` text or numbers, `{name, number}` and `{name, plural, …}` numbers. Of a union of messages, all values of all.
 */
export type MessageValues<T extends string> = {
  readonly [A in AllArguments<T> as A['name']]: TypeOf<AllArguments<T>, A['name']>
}

/** Whether any of the messages has a tag, such as `<b>…</b>`. */
export type HasTags<T extends string> = Extract<T, `${string}</${string}`> extends never ? false : true
