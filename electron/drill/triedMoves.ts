import type { TriedMove, TriedVerdict } from '@shared/ipc/drill'
import { REPORT_RANGES } from '@shared/ipc/report'
import { moveNumberAt } from '@shared/tree/moveNumber'
import { type Examined, pointsOf } from '@shared/report/examined'
import { isInSetup } from '@shared/setup/rights/ordinaryPosition'
import { variantById } from '@shared/variants'
import type { Core } from '../core/load'
import { builtInExaminer } from '../engine/examination/builtInExaminer'
import type { Examiner } from '../engine/examination/examiner'
import type { ExaminationMemory } from '../engine/examination/memory/examinationMemory'
import { rememberedExaminer, type RememberedExaminer } from '../engine/examination/memory/rememberedExaminer'
import { gameLine } from '../engine/line/gameLine'
import { openContext } from '../engine/line/playedLine'
import {
  endedAt,
  type ExaminationEffort,
  type Place,
  questionAt,
  searchedAt,
} from '../engine/report/gamePlaces'

/** Judges moves of which a tree says nothing. */
export interface TriedMoves {
  /** Null where the setup goes on, no engine can be had or nobody waits any longer. */
  judge(move: TriedMove): Promise<TriedVerdict | null>
  /** The engine goes; whatever is being judged is answered with null. */
  leave(): void
  /** Resolves when nothing is left of the engine. */
  close(): Promise<void>
}

export interface TriedMovesParts {
  readonly core: Core
  /** The compiled core. */
  readonly corePath: string
  /** The compiled thread, `examinationWorker.js`. */
  readonly examinationWorker: string
  /** Outlives the service. */
  readonly memory: ExaminationMemory
}

/** As reports look at positions unless something else is chosen there, so that one serves the other; always the same answer. */
const EFFORT: ExaminationEffort = { limits: { nodes: REPORT_RANGES.nodes.usual }, multiPv: 1, plies: 6 }

/** The right move and the one that was tried. */
const WIDTH = 2

interface OpenEngine {
  readonly examiner: Examiner
  readonly remembered: RememberedExaminer
}

export const triedMoves = (parts: TriedMovesParts): TriedMoves => {
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

  const search = async (place: Place): Promise<Examined | undefined> => {
    engine ??= open()
    const answer = await engine.remembered.examine(questionAt(place, EFFORT))
    if (!answer.ok) return undefined
    using position = openContext(core, place.context)
    return searchedAt(position, answer.value, EFFORT)
  }

  /** What the position after a move is worth; undefined where that cannot be said. */
  const after = async ({ variant, options, fen }: TriedMove, uci: string): Promise<Examined | undefined> => {
    const context = following.goTo({ variant, options, startFen: fen, moves: [uci] })
    if (!context.ok) return undefined
    const place = { ply: 1, context: context.value, isLast: false }
    using position = openContext(core, place.context)
    if (isInSetup(position.setup())) return undefined
    return endedAt(place, position) ?? (await search(place))
  }

  return {
    judge: async move => {
      if (!variantById(move.variant).playable) return null
      const [right, tried] = await Promise.all([after(move, move.right), after(move, move.tried)])
      if (!right || !tried) return null
      const sign = moveNumberAt(move.fen).color === 'white' ? 1 : -1
      const line = tried.kind === 'searched' ? tried.lines[0]! : []
      return {
        worth: tried.kind === 'ended' ? tried : { kind: 'searched', score: tried.score },
        loss: sign * (pointsOf(right) - pointsOf(tried)),
        reply: line[0]?.uci ?? null,
        line: line.map(({ san }) => san).join(' '),
      }
    },
    leave,
    close: async () => {
      leave()
      following.close()
      await Promise.all(leaving)
    },
  }
}
