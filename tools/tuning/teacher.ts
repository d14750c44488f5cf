import { spawn } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { err, ok, type Result } from '@shared/result'
import { findProgram } from '../../electron/engine/match/findProgram'
import { shellWords } from '../../electron/engine/match/shellWords'
import type { Gate } from './controls'

/** What another engine says of a position. */
export interface Lesson {
  /** Centipawns from the view of the side to move; a mate in n moves is {@link MATE} less n. */
  readonly score: number
  /** In UCI; empty where there is none. */
  readonly move: string
}

/** Another engine that says what positions are worth. */
export interface Teacher {
  /** As it names itself. */
  readonly name: string
  /** Several positions may be asked about at once; it takes them in turn. Once it has died there are no answers. */
  readonly ask: (fen: string, nodes: number) => Promise<Lesson>
  /** Forgets what earlier positions have taught it. */
  readonly forget: () => void
  /** Fulfilled once its process is gone, whyever. */
  readonly ended: Promise<void>
  readonly close: () => void
}

/** A mate on the board, in the numbers of our own search. */
export const MATE = 32_000

/** As much as small searches fill; a larger table takes longer to forget. */
const HASH_MIB = 4

/** The score of a line of information; undefined if it has none. */
const scoreIn = (line: string): number | undefined => {
  const at = line.indexOf(' score ')
  if (at < 0) return undefined
  const [kind, value] = line.slice(at + 7, at + 24).split(' ', 2)
  if (kind !== 'mate') return Number(value)
  return Number(value) > 0 ? MATE - Number(value) : -MATE - Number(value)
}

/** Reads the words of an engine and reports each finished search. */
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
 * Hands answers out one at a time: the caller asks all further questions before the next answer is handed
 * out. So the order of questions, and with it every answer, does not depend on how the answers arrive.
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

/** Writes what has been said since the last turn of the event loop in one go. */
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
 * Starts a UCI engine as teacher. Questions are written ahead of its answers, so that it never waits: it must
 * take a `position` while it searches and begin the next `go` once the last is done, as Stockfish does.
 *
 * @param command as a shell would read it
 * @param gate answers are held back while it is shut
 * @returns otherwise a sentence: there is no such program, or it does not speak UCI
 */
export const startTeacher = async (command: string, gate: Gate): Promise<Result<Teacher, string>> => {
  const words = shellWords(command)
  const program = words.ok ? findProgram(words.value[0] ?? '', process.cwd()) : undefined
  if (!words.ok || program === undefined) return err(`there is no program "${command}"`)
  // Of a process group of its own, so that Ctrl-C reaches us alone.
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
