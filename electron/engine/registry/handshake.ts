import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import type { EngineError } from '@shared/analysis/engine'
import { err, ok, type Result } from '@shared/result'
import { succeeds } from '../../files/disk/ifThere'
import { engineLog } from '../uciClient/engineLog'
import { type EngineExit, type EngineProgram, startProcess } from '../uciClient/engineProcess'
import { type Greeting, greetingWith, NO_GREETING } from '../uciClient/greeting'
import type { OrphanGuard } from '../uciClient/orphanGuard'
import type { TimeLimits } from '../uciClient/timeLimits'
import { parseLine } from '../uciClient/uciLine'

/** The most characters shown of the output of a program that is not an engine. */
const MAX_SAID_LENGTH = 500

const programFault = async (path: string): Promise<EngineError | undefined> => {
  const file = await stat(path).catch(() => undefined)
  if (!file) return { kind: 'notFound', path }
  const runs = file.isFile() && (await succeeds(access(path, constants.X_OK)))
  return runs ? undefined : { kind: 'notExecutable', path }
}

const exitError = (path: string, { code, error, closed }: EngineExit, said: string): EngineError => {
  if (closed !== undefined) return { kind: 'closed', path, pipe: closed, said }
  if (error === 'ENOENT') return { kind: 'notFound', path }
  return error === undefined ? { kind: 'exited', path, code, said } : { kind: 'notExecutable', path }
}

/** Runs the program until it has answered `uci` or its time is over. */
const askWho = (
  program: EngineProgram,
  guard: OrphanGuard,
  { greetingMs, graceMs }: TimeLimits,
): Promise<Result<Greeting, EngineError>> =>
  new Promise(resolve => {
    const { path } = program
    const log = engineLog(Date.now)
    let greeting = NO_GREETING
    let answer: Result<Greeting, EngineError> | undefined
    const said = () =>
      log
        .lines()
        .filter(({ direction }) => direction !== 'sent')
        .map(({ text }) => text)
        .join('\n')
        .slice(0, MAX_SAID_LENGTH)

    const conclude = (found: Result<Greeting, EngineError>) => {
      if (answer) return
      answer = found
      clearTimeout(timer)
      void engine.close().then(() => resolve(found))
    }
    const noUci = () => conclude(err({ kind: 'noUci', path, said: said() }))

    const engine = startProcess(
      program,
      { guard, log, graceMs },
      {
        line: text => {
          log.add('received', text)
          const line = parseLine(text)
          greeting = greetingWith(greeting, line)
          if (line.kind === 'uciok') conclude(ok(greeting))
        },
        flood: () => {
          noUci()
          engine.kill()
        },
        exit: how => conclude(err(exitError(path, how, said()))),
      },
    )
    const timer = setTimeout(noUci, greetingMs)
    engine.send('uci')
  })

/** Asks a program for its name and options. When this resolves, the program has ended. */
export const handshake = async (
  program: EngineProgram,
  guard: OrphanGuard,
  limits: TimeLimits,
): Promise<Result<Greeting, EngineError>> => {
  const fault = await programFault(program.path)
  return fault ? err(fault) : askWho(program, guard, limits)
}
