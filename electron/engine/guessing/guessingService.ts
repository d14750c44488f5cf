import type { GuessedLine, GuessRefusal } from '@shared/ipc/guessing'
import { REPORT_RANGES } from '@shared/ipc/report'
import type { Valued } from '@shared/report/examined'
import { err, ok, type Result } from '@shared/result'
import { isInSetup } from '@shared/setup/rights/ordinaryPosition'
import { variantById } from '@shared/variants'
import type { Core } from '../../core/load'
import { builtInExaminer } from '../examination/builtInExaminer'
import type { ExaminationFault, Examiner } from '../examination/examiner'
import type { ExaminationMemory } from '../examination/memory/examinationMemory'
import { rememberedExaminer, type RememberedExaminer } from '../examination/memory/rememberedExaminer'
import { gameLine } from '../line/gameLine'
import { openContext } from '../line/playedLine'
import { endedAt, type ExaminationEffort, type Place, questionAt } from '../report/gamePlaces'

/** Values moves that somebody guesses, and those of the game. */
export interface GuessingService {
  value(line: GuessedLine): Promise<Result<Valued | null, GuessRefusal>>
  /** Whatever is being valued is answered with null; the engine goes. */
  leave(): void
  /** Resolves when nothing is left of the engine. */
  close(): Promise<void>
}

export interface GuessingParts {
  readonly core: Core
  /** The compiled core. */
  readonly corePath: string
  /** The compiled thread, `examinationWorker.js`. */
  readonly examinationWorker: string
  /** Outlives the service. */
  readonly memory: ExaminationMemory
}

/** As reports look at positions unless something else is chosen there, so that one serves the other. */
const EFFORT: ExaminationEffort = { limits: { nodes: REPORT_RANGES.nodes.usual }, multiPv: 1, plies: 1 }

/** The game's move and the guess. */
const WIDTH = 2

const refusalOf = (fault: ExaminationFault): GuessRefusal => {
  if (fault.kind === 'illegalPosition') return { kind: 'illegalPosition' }
  return { kind: 'engineFailed', detail: fault.kind === 'failed' ? fault.detail : fault.kind }
}

interface OpenEngine {
  readonly examiner: Examiner
  readonly remembered: RememberedExaminer
}

export const guessingService = (parts: GuessingParts): GuessingService => {
  const { core, corePath, examinationWorker: workerFile, memory } = parts
  const following = gameLine(core)
  const leaving = new Set<Promise<void>>()
  let engine: OpenEngine | undefined

  const open = (): OpenEngine => {
    const examiner = builtInExaminer({ corePath, workerFile, width: WIDTH })
    return { examiner, remembered: rememberedExaminer(examiner, memory, () => undefined) }
  }

  const leave = (): void => {
    engine?.remembered.stop()
    const gone = engine?.examiner.close().finally(() => leaving.delete(gone!))
    if (gone) leaving.add(gone)
    engine = undefined
  }

  const search = async (place: Place): Promise<Result<Valued | null, GuessRefusal>> => {
    engine ??= open()
    const answer = await engine.remembered.examine(questionAt(place, EFFORT))
    if (answer.ok) return ok({ kind: 'searched', score: answer.value.lines[0]!.score })
    return answer.error.kind === 'stopped' ? ok(null) : err(refusalOf(answer.error))
  }

  return {
    value: async line => {
      const context = variantById(line.variant).playable ? following.goTo(line) : undefined
      if (!context?.ok) return err({ kind: 'illegalPosition' })
      const place = { ply: line.moves.length, context: context.value, isLast: false }
      using position = openContext(core, place.context)
      if (isInSetup(position.setup())) return ok(null)
      const ended = endedAt(place, position)
      return ended?.kind === 'ended' ? ok(ended) : await search(place)
    },
    leave,
    close: async () => {
      leave()
      following.close()
      await Promise.all(leaving)
    },
  }
}
