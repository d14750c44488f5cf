import { serveStore } from '../store/serveStore'
import { type KeptAnalysis, type KeptSearch, openMemoryTables } from './memoryTables'
import { unpackKeys } from './questionKey'

/* The thread that stores the results of searches. */

/**
 * A question to the thread. Keys of exact searches are packed into one buffer, because threads copy objects one by one.
 */
export type MemoryQuestion =
  | { readonly kind: 'exact'; readonly keys: Uint8Array }
  | { readonly kind: 'deepest'; readonly key: Uint8Array; readonly lines: number }

/** What the thread is told to store, without an answer. */
export type MemoryNotice =
  | { readonly kind: 'exact'; readonly kept: readonly KeptSearch[] }
  | { readonly kind: 'deepest'; readonly key: Uint8Array; readonly analysis: KeptAnalysis }

/** The answer of the thread, by the kind of the question. */
export type MemoryAnswer = readonly (string | undefined)[] | KeptAnalysis | undefined

serveStore<MemoryQuestion, MemoryNotice, MemoryAnswer>(options => {
  const { exact, deepest, close } = openMemoryTables(options)
  return {
    ask: question =>
      question.kind === 'exact'
        ? exact.recall(unpackKeys(question.keys))
        : deepest.recall(question.key, question.lines),
    tell: notice => {
      if (notice.kind === 'exact') exact.remember(notice.kept)
      else deepest.remember(notice.key, notice.analysis)
    },
    close,
  }
})
