import { serveStore } from '../store/serveStore'
import type { ArrayValue } from './arrayEvaluator'
import { openArrayStore, type KeptArray } from './arrayStore'
import { type PackedKeys, unpackKeys } from './packedKeys'

/* The thread of the values of arrays. */

serveStore<PackedKeys, readonly KeptArray[], readonly (ArrayValue | undefined)[]>(options => {
  const store = openArrayStore(options)
  return {
    ask: keys => store.recall(unpackKeys(keys)),
    tell: found => store.remember(found),
    close: () => store.close(),
  }
})
