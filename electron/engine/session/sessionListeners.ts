import type { EngineNotice, EngineState } from '@shared/analysis/engine'
import type { EngineListener } from '../line/engineSession'

/** The listeners of a session, and the state last reported to them. */
export class SessionListeners {
  private readonly listeners = new Set<EngineListener>()
  private currentState: EngineState = 'off'

  /** @param clock milliseconds since 1970 */
  constructor(private readonly clock: () => number) {}

  get state(): EngineState {
    return this.currentState
  }

  /** Returns the function that ends the subscription. */
  listen(listener: EngineListener): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Changes the state and reports it. */
  enter(state: EngineState): void {
    if (state === this.currentState) return
    this.currentState = state
    this.tell(listener => listener.state?.(state))
  }

  notify(engineId: string, notice: Pick<EngineNotice, 'kind' | 'detail'>): void {
    const full: EngineNotice = { ...notice, engineId, at: this.clock() }
    this.tell(listener => listener.notice?.(full))
  }

  /** Calls all listeners; those added or removed meanwhile make no difference to the round. */
  tell(how: (listener: EngineListener) => void): void {
    for (const listener of [...this.listeners]) how(listener)
  }
}
