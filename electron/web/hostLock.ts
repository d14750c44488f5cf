import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

/*
 * A host that has a user folder listens on a port of this machine and says a word there. Port and word stand in a file
 * of the folder. A process number alone would not do: it is given to others once its process is gone.
 */

/** Who has a folder. */
interface Holder {
  readonly processId: number
  readonly port: number
  readonly word: string
}

/** For an answer of a host that is busy or suspended, and for a file that is just being written. */
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

const textOf = ({ processId, port, word }: Holder): string => `${processId} ${port} ${word}\n`

const holderIn = (text: string): Holder | undefined => {
  const [processId, port, word] = text.trim().split(' ')
  const numbers = [Number(processId), Number(port)] as const
  if (!numbers.every(number => Number.isInteger(number) && number > 0) || !word) return undefined
  return numbers[1] < 65_536 ? { processId: numbers[0], port: numbers[1], word } : undefined
}

/** What is said at a port; undefined where nobody listens, empty where nothing is said in time. */
const heardAt = (port: number): Promise<string | undefined> =>
  new Promise(resolve => {
    let heard = ''
    const socket = connect({ host: HOST, port, timeout: PATIENCE_MS })
    socket.on('data', (piece: Buffer) => (heard += piece.toString()))
    socket.on('error', () => resolve(undefined))
    socket.on('timeout', () => socket.destroy())
    socket.on('close', () => resolve(heard))
  })

/** A host that is suspended says nothing, and has its folder all the same. */
const holds = async ({ processId, port, word }: Holder): Promise<boolean> => {
  if (!isAlive(processId)) return false
  const heard = await heardAt(port)
  return heard === word || heard === ''
}

/** Creates the file; false if there is one. */
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
    // Whoever asks may be gone before he has the answer.
    socket.on('error', () => socket.destroy())
    socket.end(word)
  })
  server.unref().listen(0, HOST)
  await once(server, 'listening')
  return server
}

/** Takes the folder, or answers with the process that has it. */
const take = async (file: string, own: string): Promise<number | undefined> => {
  for (;;) {
    if (create(file, own)) return undefined
    const text = writtenIn(file)
    const holder = holderIn(text)
    if (holder && (await holds(holder))) return holder.processId
    // Two that start at once may find the same file left behind: the second look is the one that counts.
    await setTimeout(RETRY_MS)
    if (writtenIn(file) === text) rmSync(file, { force: true, recursive: true })
  }
}

/**
 * Makes sure that one host at a time uses a user folder. What a host has left that was killed is passed over, whoever
 * bears its process number now.
 *
 * @returns the function that gives the folder back, or the number of the process that has it
 */
export const lockUserFolder = async (folder: string): Promise<(() => void) | number> => {
  const file = path.join(folder, 'host.lock')
  mkdirSync(folder, { recursive: true })
  const word = randomUUID()
  const server = await listen(word)
  const own = textOf({ processId: process.pid, port: (server.address() as AddressInfo).port, word })
  const holder = await take(file, own)
  if (holder === undefined)
    return () => {
      server.close()
      if (writtenIn(file) === own) rmSync(file, { force: true })
    }
  server.close()
  return holder
}
