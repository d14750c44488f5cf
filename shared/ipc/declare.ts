import * as v from 'valibot'

/** A placeholder that only carries a type: there is no value of it at run time. */
export interface TypeOnly<T> {
  /** Never set. */
  readonly type?: T
}

export const ofType = <T>(): TypeOnly<T> => ({})

export interface DeclaredRequest<A extends v.TupleItems, R> {
  readonly args: v.StrictTupleSchema<A, string>
  readonly answer: TypeOnly<R>
}

/**
 * Declares a request.
 *
 * @param args a schema for each argument in order; the last may be left out if it is `v.optional`
 * @param answer the type of its handler's answer, void by default; only a type, because the page trusts the main process
 */
export const request = <const A extends v.TupleItems, R = void>(
  args: A,
  answer: TypeOnly<R> = {},
): DeclaredRequest<A, R> => ({
  args: v.strictTuple(args, `Expected a list of at most ${args.length} arguments`),
  answer,
})

/** An argument as its handler receives it. */
type Handed<S> = S extends v.GenericSchema ? v.InferOutput<S> : never

/** An argument as the page sends it. It differs from what the handler receives only if a text is parsed on arrival. */
type Sent<S> = S extends v.GenericSchema
  ? unknown extends v.InferInput<S>
    ? v.InferOutput<S>
    : v.InferInput<S>
  : never

type Each<A extends readonly unknown[], Way> = {
  -readonly [I in keyof A]: Way extends 'sent' ? Sent<A[I]> : Handed<A[I]>
}

/** All arguments of a request, as sent or as handed to the handler. */
type All<A extends readonly unknown[], Way> = A extends readonly [
  ...infer Before,
  v.OptionalSchema<infer Last, undefined>,
]
  ? [...Each<Before, Way>, Each<[Last], Way>[0]?]
  : Each<A, Way>

export type SentArguments<D> = D extends DeclaredRequest<infer A, unknown> ? All<A, 'sent'> : never

export type AnswerOf<D> = D extends DeclaredRequest<v.TupleItems, infer R> ? R : never

type HandledArguments<D> = D extends DeclaredRequest<infer A, unknown> ? All<A, 'handed'> : never

/** The handlers for a table of requests; a missing or misspelt one does not compile. */
export type HandlersOf<T> = {
  readonly [N in keyof T]: (...args: HandledArguments<T[N]>) => AnswerOf<T[N]> | Promise<AnswerOf<T[N]>>
}

/** A service that answers each request of a table by the method of the same name: `solver:look` by `look`. */
export type ServiceOf<T> = {
  readonly [N in keyof T & string as N extends `${string}:${infer M}` ? M : never]: HandlersOf<T>[N]
}

/** The payloads of a table of events. */
export type NewsOf<T> = { readonly [N in keyof T]: T[N] extends TypeOnly<infer E> ? E : never }
