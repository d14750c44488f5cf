import { ok, type Result } from '@shared/result'
import type { EngineExaminer } from './engineExaminers'
import type { EngineFailed, Examiner } from './examiner'

/** The engine of a background job, which stays for the next job. */
export interface KeptExaminer {
  /** The one that is there if it is the same, else a new one in its place. */
  open(engine: EngineExaminer, signal: AbortSignal): Promise<Result<Examiner, EngineFailed>>
  /** It has nothing to do: it goes unless it is wanted again soon. */
  rest(): void
  /** It is of no more use. */
  dismiss(): void
  /** Resolves when nothing is left of it. */
  close(): Promise<void>
}

/** How long an engine waits for another job. */
const PATIENCE_MS = 3000

const isSame = (one: EngineExaminer, other: EngineExaminer): boolean =>
  one.identity === other.identity && one.width === other.width

export const keptExaminer = (): KeptExaminer => {
  let kept: { readonly engine: EngineExaminer; readonly examiner: Examiner } | undefined
  let timer: NodeJS.Timeout | undefined
  const leaving = new Set<Promise<void>>()

  const dismiss = (): void => {
    clearTimeout(timer)
    const gone = kept?.examiner.close().finally(() => leaving.delete(gone!))
    kept = undefined
    if (gone) leaving.add(gone)
  }
  return {
    open: async (engine, signal) => {
      clearTimeout(timer)
      if (kept && isSame(kept.engine, engine)) return ok(kept.examiner)
      dismiss()
      const opened = await engine.open(signal)
      if (opened.ok) kept = { engine, examiner: opened.value }
      return opened
    },
    rest: () => {
      clearTimeout(timer)
      timer = setTimeout(dismiss, PATIENCE_MS)
      timer.unref()
    },
    dismiss,
    close: async () => {
      dismiss()
      await Promise.all(leaving)
    },
  }
}
