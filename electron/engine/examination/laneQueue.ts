import { err } from '@shared/result'
import type { ExaminationAnswer, ExaminationFault, ExaminationQuestion, Examiner } from './examiner'
import type { Lane, LaneAnswer, LaneDeath } from './lane'
import { laneStand, type LaneStand } from './laneStand'

/** What all positions of an examiner wait for. */
export interface LaneQueueOptions extends Pick<Examiner, 'identity' | 'width'> {
  /** Names the engine in faults. */
  readonly engine: string
  /** Lanes are opened when they are needed, at most as many as the examiner is wide. */
  readonly open: () => Lane
}

/** A position that has been asked for. */
interface Asked {
  readonly question: ExaminationQuestion
  readonly resolve: (answer: ExaminationAnswer) => void
  /** Of lanes, over this position, in a row. */
  deaths: number
}

/** A position that is being looked at. */
interface Work {
  readonly asked: Asked
  readonly lane: Lane
}

/** So many lanes may die over one position; then it is the engine's fault, and nobody waits any longer. */
const MOST_DEATHS = 3

const STOPPED: ExaminationAnswer = err({ kind: 'stopped' })

const isDeath = (fault: ExaminationFault | LaneDeath): fault is LaneDeath => fault.kind === 'died'

/** An examiner of several lanes. Positions wait in the order in which they were asked for. */
export class LaneQueue implements Examiner {
  readonly identity: string
  readonly width: number
  private readonly engine: string
  private readonly lanes: LaneStand
  private readonly waiting = new Set<Asked>()
  private readonly working = new Set<Work>()
  private isClosed = false

  constructor({ identity, width, engine, open }: LaneQueueOptions) {
    this.identity = identity
    this.width = width
    this.engine = engine
    this.lanes = laneStand(open)
  }

  examine(question: ExaminationQuestion): Promise<ExaminationAnswer> {
    if (this.isClosed) return Promise.resolve(STOPPED)
    return new Promise(resolve => {
      this.waiting.add({ question, resolve, deaths: 0 })
      this.advance()
    })
  }

  stop(): void {
    this.answerWaiting(STOPPED)
    for (const { asked, lane } of this.working) {
      asked.resolve(STOPPED)
      this.lanes.dismiss(lane)
    }
    this.working.clear()
  }

  close(): Promise<void> {
    this.isClosed = true
    this.stop()
    return this.lanes.clear()
  }

  private answerWaiting(answer: ExaminationAnswer): void {
    for (const { resolve } of this.waiting) resolve(answer)
    this.waiting.clear()
  }

  private advance(): void {
    for (const asked of this.waiting) {
      if (this.working.size >= this.width) return
      this.waiting.delete(asked)
      this.begin(asked, this.lanes.take())
    }
  }

  private begin(asked: Asked, lane: Lane): void {
    const work: Work = { asked, lane }
    this.working.add(work)
    void lane.ask(asked.question).then(answer => this.conclude(work, answer))
  }

  private conclude(work: Work, answer: LaneAnswer): void {
    const { asked, lane } = work
    // Stopped meanwhile: it has been answered, and the lane is gone.
    if (!this.working.delete(work)) return
    if (!answer.ok && isDeath(answer.error)) {
      this.lanes.dismiss(lane)
      this.mourn(asked, answer.error)
    } else {
      this.lanes.rest(lane)
      asked.resolve(answer as ExaminationAnswer)
    }
    this.advance()
  }

  /** The position is put to a new lane: one that rests may have died while nobody looked. */
  private mourn(asked: Asked, { detail, said }: LaneDeath): void {
    asked.deaths += 1
    if (asked.deaths < MOST_DEATHS) {
      this.begin(asked, this.lanes.fresh())
      return
    }
    const fault: ExaminationAnswer = err({ kind: 'failed', engine: this.engine, detail, said })
    asked.resolve(fault)
    this.answerWaiting(fault)
  }
}
