import { ok } from '@shared/result'
import { type Searcher, type SearchQuestion, type SearchReply, STOPPED } from '../search/searcher'
import { questionKey } from './questionKey'
import type { ExactMemory } from './searchMemory'

/** A question that has been asked and not answered yet. */
interface Asked {
  readonly key: Uint8Array
  readonly question: SearchQuestion
  readonly resolve: (reply: SearchReply) => void
}

/**
 * A searcher that searches nothing twice: what it has found is remembered, from one run to the next. Questions asked in
 * one turn of the event loop are looked up together. The memory is the caller's to close, after the searcher.
 *
 * @param onKnown called for each question that was not searched again
 */
export const cachedSearch = (
  searcher: Searcher,
  memory: ExactMemory,
  onKnown: (question: SearchQuestion) => void = () => undefined,
): Searcher => {
  const { identity, width } = searcher
  const pending = new Set<Asked>()
  let gathered: Asked[] = []
  let isClosed = false

  const answer = (asked: Asked, reply: SearchReply): void => {
    if (pending.delete(asked)) asked.resolve(reply)
  }

  const search = async (asked: Asked): Promise<void> => {
    const reply = await searcher.search(asked.question)
    if (reply.ok) memory.remember(asked.key, reply.value)
    answer(asked, reply)
  }

  const lookUp = async (): Promise<void> => {
    const batch = gathered
    gathered = []
    const known = await memory.recall(batch.map(({ key }) => key))
    for (const [place, asked] of batch.entries()) {
      const found = known[place]
      // Those that were stopped meanwhile are not looked at any more.
      if (!pending.has(asked)) continue
      if (!found) {
        void search(asked)
        continue
      }
      onKnown(asked.question)
      answer(asked, ok(found))
    }
  }

  const stop = (): void => {
    for (const { resolve } of pending) resolve(STOPPED)
    pending.clear()
    searcher.stop()
  }

  return {
    identity,
    width,
    search: question => {
      if (isClosed) return Promise.resolve(STOPPED)
      const key = questionKey(identity, question)
      return new Promise(resolve => {
        const asked = { key, question, resolve }
        pending.add(asked)
        gathered.push(asked)
        if (gathered.length === 1) setImmediate(() => void lookUp())
      })
    },
    stop,
    close: async () => {
      isClosed = true
      stop()
      await searcher.close()
    },
  }
}
