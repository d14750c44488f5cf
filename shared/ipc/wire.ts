import type { EventName, RequestName } from './contract'

/*
 * The frames of the WebSocket transport; each is one JSON text. The web host serves the socket at `/ws` of its own origin. Electron's
 * transport does not use them.
 */

/** A request from the renderer to the host. */
export interface RequestFrame {
  /** Increases with each request of a connection. */
  readonly id: number
  readonly name: RequestName
  readonly args: readonly unknown[]
}

/** A frame from the host to the renderer. */
export type HostFrame =
  /** The answer to a request; `answer` is missing if it is undefined. */
  | { readonly id: number; readonly answer?: unknown }
  /** The request ran into a bug; the sentence is for the log. */
  | { readonly id: number; readonly failure: string }
  | { readonly event: EventName; readonly payload: unknown }
