import { ok } from '@shared/result'
import { variantById } from '@shared/variants'
import type { SearchEngine } from '../../electron/engine/search/searchEngines'
import {
  onAllBoards,
  type Searched,
  type SearchQuestion,
  type SearchReply,
  STOPPED,
} from '../../electron/engine/search/searcher'
import type { ExactMemory } from '../../electron/engine/memory/searchMemory'

/** A question with arbitrary content. */
export const aQuestion = (name: string): SearchQuestion => ({
  variant: variantById('chess'),
  options: [],
  fen: name,
  moves: [],
  limits: { nodes: 100 },
  multiPv: 1,
})

export const found = (value: number): Searched => ({
  nodes: 100,
  lines: [{ score: { kind: 'cp', value }, depth: 1, moves: ['e2e4'] }],
})

/** A question that has reached the engine. */
interface Searching {
  readonly name: string
  readonly reply: (reply: SearchReply) => void
}

/** An engine that answers when the test says so. */
export const anEngineInHand = (width: number, identity = 'engine') => {
  const searching: Searching[] = []
  /** `allowed` is the number of questions that may be searched at once, as last set. */
  const state = { allowed: width, opened: 0, closed: 0, niceness: 0 }
  const engine: SearchEngine = {
    identity: onAllBoards(identity),
    width,
    relativeSpeed: 1,
    plays: () => true,
    open: (_, niceness = 0) => {
      state.opened += 1
      state.niceness = niceness
      return Promise.resolve(
        ok({
          identity: onAllBoards(identity),
          width,
          search: (question: SearchQuestion, signal?: AbortSignal) =>
            new Promise<SearchReply>(resolve => {
              const one: Searching = {
                name: question.fen,
                reply: reply => {
                  searching.splice(searching.indexOf(one), 1)
                  resolve(reply)
                },
              }
              searching.push(one)
              signal?.addEventListener('abort', () => searching.includes(one) && one.reply(STOPPED))
            }),
          allow: (allowed: number) => void (state.allowed = allowed),
          stop: () => undefined,
          close: () => {
            state.closed += 1
            return Promise.resolve()
          },
        }),
      )
    },
  }
  return {
    engine,
    state,
    /** The names of the questions being searched. */
    names: () => searching.map(({ name }) => name),
    reply: (name: string, reply: SearchReply) => searching.find(one => one.name === name)!.reply(reply),
  }
}

/** A memory without a disk. */
export const aMemory = (): ExactMemory & { readonly size: () => number } => {
  const kept = new Map<string, Searched>()
  const nameOf = (key: Uint8Array) => Buffer.from(key).toString('hex')
  return {
    recall: keys => Promise.resolve(keys.map(key => kept.get(nameOf(key)))),
    remember: (key, searched) => void kept.set(nameOf(key), searched),
    size: () => kept.size,
  }
}
