import { type ArrayKey, KEY_BYTES } from './arrayKey'

/** Tens of thousands of keys in two pieces, since threads copy each object by itself. */
export interface PackedKeys {
  readonly keys: Uint8Array
  readonly nodes: Float64Array
}

export const packKeys = (asked: readonly ArrayKey[]): PackedKeys => {
  const keys = new Uint8Array(KEY_BYTES * asked.length)
  for (const [i, { key }] of asked.entries()) keys.set(key, KEY_BYTES * i)
  return { keys, nodes: Float64Array.from(asked, ({ nodes }) => nodes) }
}

export const unpackKeys = ({ keys, nodes }: PackedKeys): readonly ArrayKey[] =>
  Array.from(nodes, (count, i) => ({
    key: keys.subarray(KEY_BYTES * i, KEY_BYTES * (i + 1)),
    nodes: count,
  }))
