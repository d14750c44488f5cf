import type { Bridge } from '@shared/ipc/contract'
import { webSocketBridge } from './webSocketBridge'

declare global {
  interface Window {
    /** Put there by Electron's preload; absent in the web shell. */
    readonly backrank?: Bridge
  }
}

let current: Bridge | undefined

/** The way to the main process, whatever carries it. Nothing else in the renderer knows how. */
export const bridge = (): Bridge =>
  (current ??= window.backrank ?? webSocketBridge(`${location.origin.replace(/^http/, 'ws')}/ws`))

/**
 * Sets another bridge, for a renderer that runs without a main process.
 *
 * @internal
 */
export const provideBridge = (other: Bridge): void => {
  current = other
}
