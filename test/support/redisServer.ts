import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { connectServer, type QueueServer } from '../../electron/engine/queue/queueServer'
import { readServerAddress } from '../../electron/engine/queue/serverAddress'
import { unwrap } from '@shared/result'
import { programPath } from './programPath'
import { scratchFolder } from './scratchFolder'

/** A port that nothing listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A real Redis server, which forgets everything when it ends. */
export interface RedisServer {
  /** Includes the password, if the server requires one. */
  readonly url: string
  /** Ends it and starts it again on the same port. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const begin = async (program: string, args: readonly string[], folder: string): Promise<ChildProcess> => {
  const server = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const piece of server.stdout as AsyncIterable<Buffer>)
    if (piece.toString().includes('Ready to accept connections')) break
  server.stdout.resume()
  return server
}

const end = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill()
  await ended
}

/** Starts a server on a free port in a new folder; it ends with the test. */
export const redisServer = async (password?: string): Promise<RedisServer> => {
  const program = programPath('redis-server')
  const folder = await scratchFolder()
  const port = await freePort()
  const args = [
    ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--databases', '4'],
    ...(password === undefined ? [] : ['--requirepass', password]),
  ]
  let server = await begin(program, args, folder)
  onTestFinished(() => end(server))
  const login = password === undefined ? '' : `:${encodeURIComponent(password)}@`
  return {
    url: `redis://${login}127.0.0.1:${port}/1`,
    restart: async () => {
      await end(server)
      server = await begin(program, args, folder)
    },
    stop: () => end(server),
  }
}

/** A separate connection to a server, closed when the test ends. */
export const connectedTo = async (url: string): Promise<QueueServer> => {
  const server = unwrap(await connectServer(unwrap(readServerAddress(url)), () => undefined))
  onTestFinished(server.close)
  return server
}
