import type { Answer, Arguments, Bridge, RequestName } from '@shared/ipc/contract'
import { completed } from '@shared/longLists'
import { webSocketBridge } from './webSocketBridge'

declare global {
  interface Window {
    /** Set by Electron's preload script; absent in the web shell. */
    readonly backrank?: Bridge
  }
}

let current: Bridge | undefined

/** A bridge with complete answers: long lists that were left out of an answer are requested afterwards. */
const complete = (carrier: Bridge): Bridge => ({
  ...carrier,
  request: async <N extends RequestName>(name: N, ...args: Arguments<N>) => {
    const answer = await carrier.request(name, ...args)
    return (await completed(answer, (ticket, from) =>
      carrier.request('answers:items', ticket, from),
    )) as Answer<N>
  },
})

/** The connection to the main process, over any carrier. Nothing else in the renderer knows how it works. */
export const bridge = (): Bridge =>
  (current ??= complete(window.backrank ?? webSocketBridge(`${location.origin.replace(/^http/, 'ws')}/ws`)))

/**
 * Sets another bridge, for a renderer that runs without a main process.
 *
 * @internal
 */
export const provideBridge = (other: Bridge): void => {
  current = complete(other)
}
