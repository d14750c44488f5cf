import { describeExit, type EngineProcess, type EngineProgram } from './engineProcess'
import { engineLog } from './engineLog'
import { type Greeting, greetingWith, NO_GREETING } from './greeting'
import type { OrphanGuard } from './orphanGuard'
import { makeSetOption } from './uciCommands'
import type { UciInfo } from './uciInfo'
import { parseLine, type UciLine } from './uciLine'
import type { OptionSetting } from '@shared/analysis/optionValue'
import { err, ok, type Result } from '@shared/result'
import type { Patience } from './timeLimits'
import { said, TALK, type FaultKind, type PlayerFault } from './playerFault'
import { startEngine } from './startEngine'

interface PausableTimer {
  /** Pauses the timer, or resumes it. */
  pause(isPaused: boolean): void
  clear(): void
}

/** Runs an action after some milliseconds, not counting those for which it is paused. */
export const pausableTimer = (act: () => void, delayMs: number, isPaused = false): PausableTimer => {
  let leftMs = Math.max(0, delayMs)
  let timer: NodeJS.Timeout | undefined
  let beganMs = 0

  const begin = (): void => {
    beganMs = performance.now()
    timer = setTimeout(act, leftMs)
  }
  const clear = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  if (!isPaused) begin()
  return {
    pause: pauses => {
      if (pauses === (timer === undefined)) return
      if (!pauses) {
        begin()
        return
      }
      clear()
      leftMs = Math.max(0, leftMs - (performance.now() - beganMs))
    },
    clear,
  }
}

/** A move, and what the engine reported about it. */
export interface PlayerMove {
  /** As the engine writes it. */
  readonly move: string
  readonly elapsedMs: number
  /** The last report on the best line that has a score or a depth. */
  readonly info: UciInfo | undefined
  /** By rank: the last report whose score is exact, or else the last report. */
  readonly infos: readonly UciInfo[]
  /** The largest number of nodes that it reported. */
  readonly nodes: number
}

/** A request to an engine: a position, a command to search, and the time allowed. */
export interface MoveRequest {
  readonly position: string
  readonly go: string
  /** Milliseconds until `stop` is sent; undefined if only the patience ends the search. */
  readonly withinMs: number | undefined
}

type Heard<T> = Result<T, PlayerFault>

/** A caller that waits for a line. */
interface Waiter {
  readonly pause: (isPaused: boolean) => void
  readonly take: (line: UciLine) => boolean
  readonly give: (fault?: PlayerFault) => void
}

/**
 * An engine that answers one question at a time, each with a move or a fault. After a fault other than a bad move it is
 * dead, and its process has been killed.
 */
export class UciPlayer {
  private readonly process: EngineProcess
  private readonly talk = engineLog(Date.now, TALK)
  private waiter: Waiter | undefined
  private isSuspended = false
  private dead: PlayerFault | undefined
  private greeting = NO_GREETING

  private constructor(
    program: EngineProgram,
    guard: OrphanGuard,
    private readonly patience: Patience,
  ) {
    this.process = startEngine(
      program,
      { guard, log: this.talk, graceMs: patience.graceMs },
      {
        line: text => this.hear(text),
        flood: () => this.die('flood', 'printed more than anybody could read'),
        exit: how => this.die('crash', describeExit(how)),
      },
    )
  }

  /**
   * Starts an engine and waits for its greeting; one that cannot be started counts as crashed.
   *
   * @param signal kills it at once, even while it is being started
   */
  static async start(
    program: EngineProgram,
    guard: OrphanGuard,
    patience: Patience,
    signal?: AbortSignal,
  ): Promise<Heard<UciPlayer>> {
    const player = new UciPlayer(program, guard, patience)
    signal?.addEventListener('abort', () => player.kill())
    const greeted = await player.ask('uci', ({ kind }) => kind === 'uciok', patience.greetingMs)
    if (greeted.ok) return ok(player)
    await player.quit()
    return greeted
  }

  /** What the engine reported about itself. */
  get introduction(): Greeting {
    return this.greeting
  }

  /** Whether the engine no longer answers; a new one then has to be started. */
  get isDead(): boolean {
    return this.dead !== undefined
  }

  /** Sets options and waits until the engine is ready. */
  async setOptions(options: readonly OptionSetting[]): Promise<Heard<null>> {
    for (const { name, value } of options) this.process.send(makeSetOption(name, value))
    return this.ready()
  }

  /** Announces a new game, and waits until the engine is ready. */
  async newGame(): Promise<Heard<null>> {
    this.process.send('ucinewgame')
    return this.ready()
  }

  /** Asks for a move. A move that comes only after `stop` is a fault, because its time was over. */
  async search({ position, go, withinMs }: MoveRequest): Promise<Heard<PlayerMove>> {
    const best: { move?: string; info?: UciInfo; nodes: number } = { nodes: 0 }
    const infos = new Map<number, UciInfo>()
    const take = (line: UciLine): boolean => {
      if (line.kind === 'info') {
        const { info } = line
        best.nodes = Math.max(best.nodes, info.counts.nodes ?? 0)
        if (info.depth !== undefined && info.score) {
          if (info.rank === 1) best.info = info
          const known = infos.get(info.rank)
          if (info.bound === undefined || known === undefined || known.bound !== undefined)
            infos.set(info.rank, info)
        }
      }
      if (line.kind !== 'bestMove') return false
      best.move = line.best
      return true
    }
    this.process.send(position)
    const began = performance.now()
    const heard = await this.ask(go, take, withinMs ?? this.patience.moveMs, true)
    const elapsedMs = performance.now() - began
    if (!heard.ok) return heard
    const { move = '', nodes, info } = best
    const ranked = [...infos].sort(([one], [other]) => one - other).map(([, found]) => found)
    return ok({ move, elapsedMs, nodes, info, infos: ranked })
  }

  /** Makes a fault of the engine, with its latest lines. */
  fault(kind: FaultKind, detail: string): PlayerFault {
    return { kind, detail, said: said(this.talk.lines()) }
  }

  /** Asks the engine to quit, and makes sure that it ends. */
  async quit(): Promise<void> {
    this.dead ??= this.fault('crash', 'was ended')
    // A suspended engine could not react to its end.
    this.suspend(false)
    await this.process.close()
  }

  /** Suspends the engine, or resumes it; time for which it is suspended does not count. */
  suspend(isSuspended: boolean): void {
    if (isSuspended === this.isSuspended) return
    this.isSuspended = isSuspended
    this.process.suspend(isSuspended)
    this.waiter?.pause(isSuspended)
  }

  /** Sets the niceness, 0 (none) to 19. */
  stepBack(niceness: number): void {
    this.process.stepBack(niceness)
  }

  /** Kills the engine at once; a waiting caller gets a fault. */
  kill(): void {
    this.die('crash', 'was ended')
  }

  private async ready(): Promise<Heard<null>> {
    return this.ask('isready', ({ kind }) => kind === 'readyok', this.patience.readyMs)
  }

  /** Sends a line and waits for the line that answers it. */
  private ask(line: string, take: Waiter['take'], withinMs: number, mayStop = false): Promise<Heard<null>> {
    if (this.dead) return Promise.resolve(err(this.dead))
    this.process.send(line)
    return new Promise(resolve => {
      let late = false
      const give = (fault?: PlayerFault) => {
        timer.clear()
        this.waiter = undefined
        const found =
          fault ?? (late ? this.fault('timeForfeit', `over ${withinMs.toFixed(0)} ms`) : undefined)
        resolve(found ? err(found) : ok(null))
      }
      const giveUp = () => this.die('stall', `no answer to ${line} in ${withinMs.toFixed(0)} ms`)
      const stop = () => {
        late = true
        this.process.send('stop')
        timer = pausableTimer(giveUp, this.patience.stopMs, this.isSuspended)
      }
      let timer = pausableTimer(mayStop ? stop : giveUp, withinMs, this.isSuspended)
      this.waiter = { take, give, pause: isPaused => timer.pause(isPaused) }
    })
  }

  private hear(text: string): void {
    this.talk.add('received', text)
    const line = parseLine(text)
    this.greeting = greetingWith(this.greeting, line)
    if (this.waiter?.take(line) === true) this.waiter.give()
  }

  private die(kind: FaultKind, detail: string): void {
    if (this.dead) return
    this.dead = this.fault(kind, detail)
    this.process.kill()
    this.waiter?.give(this.dead)
  }
}
