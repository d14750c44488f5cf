import type { SelfTestDifference, SelfTestProgress, SelfTestReport, CountedTree } from '@shared/ipc/selfTest'
import type { Core } from '../core/load'
import { countStarts } from './countStarts'
import type { TestStep, Work, TreeStep } from './steps'
import { newTally, stepOf, timeLeft } from './tally'
import type { RulesError } from '@shared/ipc/contract'
import { makeUci } from '@shared/notation/uci'
import { variantById } from '@shared/variants'
import { unknownOption } from '@shared/variants/options'
import type { Position } from '../core/position'
import { openPosition } from '../rules/positions/openPosition'

/** Roughly how many leaves are counted without a pause: a tenth of a second on a slow machine. */
const IN_ONE_GO = 8_000_000

/** Planning assumes at least this many replies: even after a position with one reply, the next may have more. */
const MIN_MOVES = 20

/** Counts the leaves below a position in parts, each short enough to wait for. */
function* leavesBelow(position: Position, depth: number): Generator<number, void, undefined> {
  const moves = position.legalMoves()
  if (depth < 2 || Math.max(moves.length, MIN_MOVES) ** depth <= IN_ONE_GO) {
    yield position.perft(depth)
    return
  }
  for (const move of moves) {
    position.play(move)
    yield* leavesBelow(position, depth - 1)
    position.undo()
  }
}

const byUci = (a: { readonly uci: string }, b: { readonly uci: string }): number => (a.uci < b.uci ? -1 : 1)

function* divided(position: Position, depth: number): Generator<number, CountedTree['divide'], undefined> {
  const rows: { readonly uci: string; readonly nodes: number }[] = []
  for (const move of position.legalMoves()) {
    let nodes = 0
    position.play(move)
    for (const leaves of leavesBelow(position, depth - 1)) {
      nodes += leaves
      yield leaves
    }
    position.undo()
    rows.push({ uci: makeUci(position.variant, move), nodes })
  }
  return rows.sort(byUci)
}

const total = (divide: CountedTree['divide']): number => divide.reduce((sum, { nodes }) => sum + nodes, 0)

const refusal = (error: RulesError): string => {
  if (error.kind === 'position') return error.fault
  return error.kind === 'fen' ? `${error.field} ${error.reason}` : error.kind
}

/** Counts the leaves of a position's tree, move by move. If the position is refused, that is a difference. */
function* countTree(core: Core, step: TreeStep): Work {
  const { variant, fen, options, depth, expected } = step
  const tree = { fen, options, depth }
  const stranger = unknownOption(variantById(variant), options)
  if (stranger !== undefined)
    return { expected, found: `no option ${stranger}`, tree: { ...tree, divide: [] } }
  const opened = openPosition(core, { variant, fen, options })
  if (!opened.ok)
    return { expected, found: `refused: ${refusal(opened.error)}`, tree: { ...tree, divide: [] } }
  using position = opened.value.position
  const divide = yield* divided(position, depth)
  return { expected, found: total(divide), tree: { ...tree, divide } }
}

/** Milliseconds between two reports of progress. */
const REPORT_MS = 100

/** A run's progress and end as its thread reports them, without the id of the run, which the thread does not know. */
export type RunProgress = Omit<SelfTestProgress, 'runId'>
export type Report = Omit<SelfTestReport, 'runId'>

export interface Run {
  readonly core: Core
  readonly steps: readonly TestStep[]
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number
  /** Called several times a second. */
  readonly isCancelled: () => boolean
  readonly report: (progress: RunProgress) => void
}

const workOf = (core: Core, step: TestStep): Work =>
  step.kind === 'tree' ? countTree(core, step) : countStarts(core, step)

/** Carries out the steps in order until they are finished or cancelled; reports progress at most ten times a second. */
export const carryOut = ({ core, steps, clock, isCancelled, report }: Run): Report => {
  const tally = newTally(steps)
  const differences: SelfTestDifference[] = []
  const begunAt = clock()
  let reportedAt = begunAt

  const resultAt = (now: number) => ({
    rows: tally.rows(),
    elapsedMs: now - begunAt,
    differences: [...differences],
  })

  const reportProgress = (step: TestStep) => {
    if (clock() - reportedAt < REPORT_MS) return
    reportedAt = clock()
    const leftMs = timeLeft(tally.done(), reportedAt - begunAt)
    report({
      ...resultAt(reportedAt),
      done: tally.done(),
      ...(leftMs !== undefined && { leftMs }),
      current: stepOf(step),
    })
  }

  /** Carries out a step; returns false if it was cancelled. */
  const carryOutStep = (step: TestStep): boolean => {
    const work = workOf(core, step)
    for (;;) {
      const partBegunAt = clock()
      const part = work.next()
      if (part.done) {
        const difference = tally.finish(step, part.value)
        if (difference) differences.push(difference)
        reportProgress(step)
        return true
      }
      tally.add(step, part.value, clock() - partBegunAt)
      reportProgress(step)
      if (isCancelled()) return false
    }
  }

  const isThrough = steps.every(step => !isCancelled() && carryOutStep(step))
  return { ending: isThrough ? 'finished' : 'cancelled', ...resultAt(clock()) }
}
