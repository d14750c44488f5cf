import { spawn } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { err, ok, type Result } from '@shared/result'
import { findProgram } from '../../electron/engine/match/findProgram'
import { shellWords } from '../../electron/engine/match/shellWords'
import type { Gate } from './controls'

/** Another engine's score and move for a position. */
export interface Lesson {
  /** Centipawns from the view of the side to move; a mate in n moves is {@link MATE} less n. */
  readonly score: number
  /** In UCI; empty if there is none. */
  readonly move: string
}

/** Another engine that evaluates positions. */
export interface Teacher {
  /** The name that it reports. */
  readonly name: string
  /**
   * Asks about a position. Several questions may be open at once and are answered in turn, but not after the engine has
   * died.
   */
  readonly ask: (fen: string, nodes: number) => Promise<Lesson>
  /** Forgets what earlier positions have taught it. */
  readonly forget: () => void
  /** Resolves once its process is gone, for any reason. */
  readonly ended: Promise<void>
  readonly close: () => void
}

/** The score of a mate on the board, as in our own search. */
export const MATE = 32_000

/** As much as small searches fill; a larger table takes longer to clear. */
const HASH_MIB = 4

/** The score in an `info` line; undefined if it has none. */
const scoreIn = (line: string): number | undefined => {
  const at = line.indexOf(' score ')
  if (at < 0) return undefined
  const [kind, value] = line.slice(at + 7, at + 24).split(' ', 2)
  if (kind !== 'mate') return Number(value)
  return Number(value) > 0 ? MATE - Number(value) : -MATE - Number(value)
}

/** Reads the output of an engine and reports each finished search. */
const answerReader = (answered: (lesson: Lesson) => void, named: (name: string) => void) => {
  let rest = ''
  let score = 0
  const read = (line: string): void => {
    if (line.startsWith('info ')) score = scoreIn(line) ?? score
    else if (line.startsWith('bestmove')) answered({ score, move: line.split(' ', 2)[1]?.trim() ?? '' })
    else if (line.startsWith('id name ')) named(line.slice(8).trim())
  }
  return (chunk: string): void => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()!
    lines.forEach(read)
  }
}

/**
 * Hands out answers one at a time: the caller asks all further questions before it gets the next answer. So the order
 * of questions, and with it every answer, does not depend on when the answers arrive.
 */
const inTurn = (gate: Gate) => {
  const waiting: ((lesson: Lesson) => void)[] = []
  const answers: Lesson[] = []
  let isHandingOut = false
  const handOut = async (): Promise<void> => {
    if (isHandingOut) return
    isHandingOut = true
    for (let lesson = answers.shift(); lesson; lesson = answers.shift()) {
      await gate()
      waiting.shift()!(lesson)
      await setImmediate()
    }
    isHandingOut = false
  }
  return {
    wait: () => new Promise<Lesson>(resolve => waiting.push(resolve)),
    answered: (lesson: Lesson) => {
      answers.push(lesson)
      void handOut()
    },
  }
}

/** Writes all lines from one turn of the event loop at once. */
const batched = (write: (text: string) => void) => {
  let text = ''
  return (line: string): void => {
    if (text === '')
      process.nextTick(() => {
        write(text)
        text = ''
      })
    text += `${line}\n`
  }
}

const endOf = (child: ReturnType<typeof spawn>): Promise<void> =>
  new Promise(resolve => {
    child.on('exit', () => resolve())
    child.on('error', () => resolve())
  })

/**
 * Starts a UCI engine as teacher. Questions are written ahead of its answers, so that it never waits: it must take a
 * `position` while it searches and begin the next `go` once the last is done, like Stockfish.
 *
 * @param command the command line, in shell syntax
 * @param gate answers are held back while it is shut
 * @returns the teacher, or a sentence: there is no such program, or it does not speak UCI
 */
export const startTeacher = async (command: string, gate: Gate): Promise<Result<Teacher, string>> => {
  const words = shellWords(command)
  const program = words.ok ? findProgram(words.value[0] ?? '', process.cwd()) : undefined
  if (!words.ok || program === undefined) return err(`there is no program "${command}"`)
  // In its own process group, so that Ctrl-C reaches only us.
  const child = spawn(program, words.value.slice(1), { stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  const ended = endOf(child)
  const { wait, answered } = inTurn(gate)
  const say = batched(text => child.stdin.writable && child.stdin.write(text))
  child.stdin.on('error', () => child.kill())
  const name = await new Promise<string | undefined>(named => {
    child.stdout.setEncoding('latin1').on('data', answerReader(answered, named))
    void ended.then(() => named(undefined))
    say(`uci\nsetoption name UCI_Chess960 value true\nsetoption name Hash value ${HASH_MIB}`)
  })
  if (name === undefined) return err(`"${command}" ends before it says its name`)
  return ok({
    name,
    ended,
    ask: (fen, nodes) => {
      const answer = wait()
      say(`position fen ${fen}\ngo nodes ${nodes}`)
      return answer
    },
    forget: () => say('ucinewgame'),
    close: () => child.stdin.end('quit\n'),
  })
}
