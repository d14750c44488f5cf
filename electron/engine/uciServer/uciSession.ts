import { whiteView } from '@shared/analysis/pointOfView'
import { assertNever } from '@shared/exhaustive'
import { err, ok, unwrap, type Result } from '@shared/result'
import { keptLine, type KeptLine, type PlayedLine } from '../line/playedLine'
import type { PoolSize, PoolError, PoolFault } from '../pool/poolBounds'
import type { PoolOpener, SearchPool } from '../pool/searchPool'
import { coreFor, type Core } from '../../core/load'
import { layWeights } from '../pool/weights'
import { BENCH_SIZE, startBench } from './bench'
import { describeSessionFault, type SessionFault } from './sessionFault'
import { makeDiagram } from './diagram'
import {
  DEFAULT_ENGINE_SETTINGS,
  engineOptions,
  optionsOf,
  setOption,
  variantOf,
  type SettableOption,
} from './engineSettings'
import type { GoCommand } from './goCommand'
import type { RunningCommand } from './runningCommand'
import { searchCommand } from './searchCommand'
import { readStart, type StartText } from './startText'
import { makeOption } from './uciAnswers'
import { parseCommand, type UciCommand } from './uciCommand'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { makeUci } from '@shared/notation/uci'
import type { Position } from '../../core/position'

/** Counts the lines of play after each legal move (perft); a `stop` takes effect between two moves. */
const perftLines = (position: Position, depth: number, write: (line: string) => void): RunningCommand => {
  let isStopped = false
  const count = async (): Promise<void> => {
    let total = 0
    for (const move of position.legalMoves()) {
      await nextTurn()
      if (isStopped) return
      position.playFound(move)
      const nodes = position.perft(depth - 1)
      position.undo()
      total += nodes
      write(`${makeUci(position.variant, move)}: ${nodes}`)
    }
    write('')
    write(`Nodes searched: ${total}`)
  }
  return { done: count(), stop: () => void (isStopped = true), ponderHit: () => undefined }
}

/** A pool that is opened when it is first needed, so that hash and threads can be set before at no cost. */
interface EnginePool {
  readonly open: () => Promise<SearchPool>
  readonly resize: (size: PoolSize) => Promise<Result<void, PoolError>>
  readonly newGame: () => Promise<void>
  readonly close: () => Promise<void>
}

const enginePool = (
  openPool: PoolOpener,
  first: PoolSize,
  onFault: (fault: PoolFault) => void,
): EnginePool => {
  let size = first
  let pool: SearchPool | undefined
  return {
    open: async () => (pool ??= await openPool(size, onFault)),
    resize: async wanted => {
      const taken = pool ? await pool.configure(wanted) : ok(undefined)
      if (taken.ok) size = wanted
      return taken
    },
    newGame: async () => pool?.newGame(),
    close: async () => pool?.close(),
  }
}

/** What a session needs. */
export interface UciHost {
  readonly version: string
  /** The core used for the rules; searches have cores of their own. */
  readonly core: Core
  readonly bounds: PoolSize
  readonly openPool: PoolOpener
  /** Writes one or more lines. */
  readonly write: (text: string) => void
}

type Taken = Result<void, SessionFault>

const DONE: Taken = ok(undefined)

const STARTPOS: StartText = { kind: 'startpos' }

/** Commands that are not allowed during a search. */
const WAITING: ReadonlySet<UciCommand['kind']> = new Set([
  'go',
  'bench',
  'ucinewgame',
  'position',
  'setoption',
])

/**
 * The engine as a chess interface sees it. Faults are reported as `info string error` and change nothing. Each line
 * must wait until the previous one has been handled, which is soon, because searches run in the background.
 */
export class UciSession {
  private readonly options: readonly SettableOption[]
  private readonly pool: EnginePool
  private readonly parameters = new Map<Core, number>()
  private settings = DEFAULT_ENGINE_SETTINGS
  private readonly kept: KeptLine
  private line: PlayedLine
  private running: RunningCommand | undefined
  private isStopping = false

  constructor(private readonly host: UciHost) {
    this.options = engineOptions(host.bounds)
    this.pool = enginePool(host.openPool, DEFAULT_ENGINE_SETTINGS, fault => this.complain(fault))
    this.kept = keptLine(host.core)
    this.line = unwrap(this.goTo(STARTPOS, []))
  }

  /** Handles a line. Returns false once the session should end. */
  async take(text: string): Promise<boolean> {
    const command = parseCommand(text)
    if (!command.ok) {
      this.complain(command.error)
      return true
    }
    const taken = await this.takeCommand(command.value)
    if (!taken.ok) this.complain(taken.error)
    return command.value.kind !== 'quit'
  }

  /** Ends the running command and all threads. */
  async close(): Promise<void> {
    this.running?.stop()
    await this.running?.done
    await this.pool.close()
  }

  private complain(fault: SessionFault): void {
    this.host.write(`info string error ${describeSessionFault(fault)}`)
  }

  /** The line with this start and these moves, by the rules that are set. */
  private goTo(text: StartText, moves: readonly string[]): Result<PlayedLine, SessionFault> {
    const start = readStart(text, variantOf(this.settings), optionsOf(this.settings))
    return start.ok ? this.kept.goTo(start.value, moves) : start
  }

  private async takeCommand(command: UciCommand): Promise<Taken> {
    if (WAITING.has(command.kind)) {
      // Some interfaces do not wait for the answer to their `stop`.
      if (this.isStopping) await this.running?.done
      if (this.running) return err({ kind: 'busy', command: command.kind })
    }
    switch (command.kind) {
      case 'uci':
        return this.introduce()
      case 'isready':
        await this.prepare()
        return this.say('readyok')
      case 'ucinewgame':
        await this.pool.newGame()
        return DONE
      case 'position':
        return this.setPosition(command.start, command.moves)
      case 'setoption':
        return this.setOption(command.name, command.value)
      case 'go':
        return this.go(command.go)
      case 'bench':
        return this.bench()
      case 'stop':
        return this.stop()
      case 'ponderhit':
        this.running?.ponderHit()
        return DONE
      case 'd':
        return this.say(makeDiagram(this.line.position))
      case 'eval':
        return this.evaluate()
      case 'nothing':
      case 'quit':
        return DONE
      default:
        return assertNever(command)
    }
  }

  /** Opens the pool, and has it allocate the memory for the system that is set; a running search goes on. */
  private async prepare(): Promise<void> {
    const pool = await this.pool.open()
    if (!this.running) await pool.prepare(variantOf(this.settings))
  }

  private say(text: string): Taken {
    this.host.write(text)
    return DONE
  }

  private introduce(): Taken {
    const names = [`id name Backrank ${this.host.version}`, 'id author the Backrank authors']
    const options = this.options.map(({ option }) => makeOption(option))
    return this.say([...names, ...options, 'uciok'].join('\n'))
  }

  private setPosition(start: StartText, moves: readonly string[]): Taken {
    const line = this.goTo(start, moves)
    if (!line.ok) return line
    this.line = line.value
    return DONE
  }

  private async setOption(name: string, value: string | undefined): Promise<Taken> {
    const setting = setOption(this.options, this.settings, name, value)
    if (!setting.ok) return setting
    const { settings, press } = setting.value
    if (settings.hashMiB !== this.settings.hashMiB || settings.threads !== this.settings.threads) {
      const resized = await this.pool.resize(settings)
      if (!resized.ok) return resized
    }
    const isOtherGame = variantOf(settings) !== variantOf(this.settings)
    this.settings = settings
    if (press === 'clearHash') await this.pool.newGame()
    return isOtherGame ? this.setPosition(STARTPOS, []) : DONE
  }

  private async go(go: GoCommand): Promise<Taken> {
    const { settings, line, host } = this
    for (const word of go.unknown) host.write(`info string go does not know ${word}`)
    const { perft } = go.numbers
    if (perft !== undefined) return this.begin(perftLines(line.position, perft, host.write))
    const search = searchCommand({ line, go, settings, write: host.write }, await this.pool.open())
    return search.ok ? this.begin(search.value) : search
  }

  private bench(): Taken {
    const open = () => this.host.openPool(BENCH_SIZE, fault => this.complain(fault))
    const { done, stop } = startBench(open, this.host.write)
    return this.begin({ stop, done: done.then(() => undefined), ponderHit: () => undefined })
  }

  private begin(command: RunningCommand): Taken {
    this.isStopping = false
    this.running = {
      ...command,
      done: command.done.then(() => {
        this.running = undefined
      }),
    }
    return DONE
  }

  private stop(): Taken {
    this.isStopping = true
    this.running?.stop()
    return DONE
  }

  /** The address of the evaluation's parameters in a core; they are written there when first needed. */
  private parametersOf(core: Core): number {
    const laid = this.parameters.get(core) ?? layWeights(core).parameters
    this.parameters.set(core, laid)
    return laid
  }

  private evaluate(): Taken {
    const { position } = this.line
    const core = coreFor(this.host.core, position.variant)
    const own = core.exports.evaluate(position.address, this.parametersOf(core))
    const { value } = whiteView({ kind: 'cp', value: own }, position.turn())
    return this.say(`Evaluation: ${(value / 100).toFixed(2)} (White's view)`)
  }
}
