import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { formatTime } from '@shared/i18n/dates'
import { t } from '@shared/i18n/t'

/** Another process uses the user folder: two processes that write to one journal and one log would damage them. */
export class FolderTaken extends Error {
  /** The text that the user reads. */
  readonly title = t('start.taken.title')
  readonly detail: string

  constructor({ program, processId, since }: FolderHolder, folder: string) {
    const about = { program, processId: String(processId), since: formatTime(since), folder }
    const detail = `${t('start.taken.who', about)} ${t('start.taken.goOn', { program })}`
    super(detail)
    this.detail = detail
  }
}

/*
 * Locks a user folder. The program that holds the folder, a window or the web host, listens on a port of this machine and answers with a
 * secret. Port and secret are in a file of the folder. A process number alone would not do, because it is reused once its process has
 * ended.
 */

/** The programs that can hold a folder. */
export const FOLDER_PROGRAMS = ['window', 'web'] as const
export type FolderProgram = (typeof FOLDER_PROGRAMS)[number]

/** The program that holds a folder. */
export interface FolderHolder {
  readonly program: FolderProgram
  readonly processId: number
  /** Milliseconds since 1970. */
  readonly since: number
}

interface Holder extends FolderHolder {
  readonly port: number
  readonly word: string
}

/** How long to wait for a busy or suspended process to answer, and for a file that is just being written. */
const PATIENCE_MS = 1000
const RETRY_MS = 100

const HOST = '127.0.0.1'

const isAlive = (processId: number): boolean => {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const writtenIn = (file: string): string => {
  try {
    return lstatSync(file).isFile() ? readFileSync(file, 'utf8') : ''
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

const textOf = ({ processId, port, word, program, since }: Holder): string =>
  `${processId} ${port} ${word} ${program} ${since}\n`

const holderIn = (text: string): Holder | undefined => {
  const [processId, port, word, name, since] = text.trim().split(' ')
  const program = FOLDER_PROGRAMS.find(one => one === name)
  const numbers = [Number(processId), Number(port), Number(since)] as const
  if (!numbers.every(number => Number.isInteger(number) && number > 0) || !word || !program) return undefined
  return numbers[1] < 65_536
    ? { processId: numbers[0], port: numbers[1], word, program, since: numbers[2] }
    : undefined
}

/** The answer at a port; undefined if nothing listens there, empty if no answer comes in time. */
const heardAt = (port: number): Promise<string | undefined> =>
  new Promise(resolve => {
    let heard = ''
    const socket = connect({ host: HOST, port, timeout: PATIENCE_MS })
    socket.on('data', (piece: Buffer) => (heard += piece.toString()))
    socket.on('error', () => resolve(undefined))
    socket.on('timeout', () => socket.destroy())
    socket.on('close', () => resolve(heard))
  })

/** Whether a process still holds the folder. A suspended process does not answer, but holds it all the same. */
const holds = async ({ processId, port, word }: Holder): Promise<boolean> => {
  if (!isAlive(processId)) return false
  const heard = await heardAt(port)
  return heard === word || heard === ''
}

/** Creates the file; returns false if it exists already. */
const create = (file: string, text: string): boolean => {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

const listen = async (word: string): Promise<Server> => {
  const server = createServer(socket => {
    // The other process may be gone before it gets the answer.
    socket.on('error', () => socket.destroy())
    socket.end(word)
  })
  server.unref().listen(0, HOST)
  await once(server, 'listening')
  return server
}

/** Takes the folder; returns its holder if there is one. */
const take = async (file: string, own: string): Promise<FolderHolder | undefined> => {
  if (create(file, own)) return undefined
  for (;;) {
    const text = writtenIn(file)
    if (text === own) return undefined
    const holder = holderIn(text)
    if (holder && (await holds(holder))) return holder
    // Two programs that start at once may find the same leftover file, and one may remove the new file of the other; so the result counts
    // only at the second look.
    await setTimeout(RETRY_MS)
    if (writtenIn(file) !== text) continue
    rmSync(file, { force: true, recursive: true })
    create(file, own)
    await setTimeout(RETRY_MS)
  }
}

/**
 * Makes sure that only one program at a time uses a user folder: a window or the host of the browser. The lock of a killed process is
 * ignored, even if its process number is in use again.
 *
 * @param now milliseconds since 1970
 * @returns the function that releases the folder, or its holder
 */
export const lockUserFolder = async (
  folder: string,
  program: FolderProgram,
  now: number,
): Promise<(() => void) | FolderHolder> => {
  const file = path.join(folder, 'backrank.lock')
  mkdirSync(folder, { recursive: true })
  const word = randomUUID()
  const server = await listen(word)
  const { port } = server.address() as AddressInfo
  const own = textOf({ processId: process.pid, port, word, program, since: now })
  const holder = await take(file, own)
  if (!holder)
    return () => {
      server.close()
      if (writtenIn(file) === own) rmSync(file, { force: true })
    }
  server.close()
  return holder
}
