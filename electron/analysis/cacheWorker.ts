import { parentPort, workerData } from 'node:worker_threads'
import type { CacheAnswer, CacheJob, CacheRequest } from './cacheMessages'
import { openCacheStore } from './cacheStore'

/*
 * The thread of the cache. A look-up takes microseconds, but a checkpoint of the write-ahead log waits
 * for the disk and a first look at a large database takes a moment: nothing that may hold up a key press.
 */

const { file, limit } = workerData as CacheJob
const port = parentPort!
const post = (answer: CacheAnswer) => port.postMessage(answer)

const store = openCacheStore({
  file,
  limit,
  now: Date.now,
  onPutAside: detail => post({ kind: 'putAside', detail }),
})

port.on('message', (request: CacheRequest) => {
  switch (request.kind) {
    case 'recall':
      post({ kind: 'recalled', id: request.id, remembered: store.recall(request.key, request.lines) })
      break
    case 'remember':
      store.remember(request.key, request.remembered)
      break
    case 'close':
      store.close()
      port.close()
  }
})
