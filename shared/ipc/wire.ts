import type { EventName, RequestName } from './contract'

/*
 * The frames of the WebSocket transport, one JSON text each. The web host serves them at `/ws` of
 * its own origin; Electron's transport needs none of this.
 */

/** Renderer to host: a question. */
export interface RequestFrame {
  /** Rises with each question of a connection. */
  readonly id: number
  readonly name: RequestName
  readonly args: readonly unknown[]
}

/** Host to renderer. */
export type HostFrame =
  /** The answer to a question; `answer` is missing where it is undefined. */
  | { readonly id: number; readonly answer?: unknown }
  /** The question met a bug; the sentence is for the log. */
  | { readonly id: number; readonly failure: string }
  /** News. */
  | { readonly event: EventName; readonly payload: unknown }
