import { KEY_BYTES } from './questionKey'

/** Packs tens of thousands of keys into one buffer, because threads copy objects one by one. */
export const packKeys = (keys: readonly Uint8Array[]): Uint8Array => {
  const packed = new Uint8Array(KEY_BYTES * keys.length)
  for (const [place, key] of keys.entries()) packed.set(key, KEY_BYTES * place)
  return packed
}

export const unpackKeys = (packed: Uint8Array): readonly Uint8Array[] =>
  Array.from({ length: packed.length / KEY_BYTES }, (_, place) =>
    packed.subarray(KEY_BYTES * place, KEY_BYTES * (place + 1)),
  )
