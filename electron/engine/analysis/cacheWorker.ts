import { serveStore } from '../store/serveStore'
import type { CacheNotice, CacheQuestion } from './analysisCache'
import { openCacheStore } from './cacheStore'
import type { Remembered } from './remembered'

/* The thread of the cache. */

serveStore<CacheQuestion, CacheNotice, Remembered | undefined>(options => {
  const store = openCacheStore(options)
  return {
    ask: ({ key, lines }) => store.recall(key, lines),
    tell: ({ key, remembered }) => store.remember(key, remembered),
    close: () => store.close(),
  }
})
