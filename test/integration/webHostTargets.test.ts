import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startHostServer } from '../../electron/web/hostServer'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend } from '../support/testBackend'

/* Sends requests that no browser would send, byte by byte. An uncaught error would fail the run. */

const host = async () => {
  const folder = await scratchFolder()
  const pageFolder = path.join(folder, 'page')
  const manualFolder = path.join(folder, 'manual')
  await mkdir(pageFolder)
  await writeFile(path.join(pageFolder, 'index.html'), '<!doctype html>the page')
  const { dispatch, events } = await testBackend(path.join(folder, 'user'))
  const server = await startHostServer({ pageFolder, manualFolder, dispatch, events, port: 0 })
  onTestFinished(() => server.close())
  return server
}

/** Everything that comes back until the connection is closed. */
const answerTo = async (port: number, text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.on('data', (piece: Buffer) => (answer += piece.toString()))
  socket.write(text, 'latin1')
  await once(socket, 'close')
  return answer
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

const headers = (port: number) => `Host: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`

const TARGETS = [
  '//',
  '///',
  '//evil.example',
  '//:99999/',
  '//[',
  '/\\\\evil.example',
  '/%',
  '/%zz%00',
  '/..%2f..%2fetc/passwd',
  '/?token',
  '/?token=&token=x',
  '/?%',
  `/${'a'.repeat(10_000)}`,
] as const

test.each(TARGETS)('%s is refused without the secret', async target => {
  const { port } = await host()
  expect(statusOf(await answerTo(port, `GET ${target} HTTP/1.1\r\n${headers(port)}`))).toBe(403)
})

test.each(TARGETS)('%s leads at most to the page with the secret', async target => {
  const { port, address } = await host()
  const entry = await answerTo(
    port,
    `GET ${address.slice(address.indexOf('/?'))} HTTP/1.1\r\n${headers(port)}`,
  )
  const cookie = /set-cookie: ([^;]+)/i.exec(entry)?.[1]
  const asked = `GET ${target} HTTP/1.1\r\nCookie: ${cookie}\r\n${headers(port)}`
  const answer = await answerTo(port, asked)
  expect(statusOf(answer)).toBe(target.startsWith('/?') ? 200 : 404)
  expect(answer.includes('the page')).toBe(target.startsWith('/?'))
})

test.each(['*', 'http://127.0.0.1/', 'http://evil.example/', 'evil.example:443', 'ws:'])(
  '%s is refused as a path',
  async target => {
    const { port } = await host()
    expect(statusOf(await answerTo(port, `GET ${target} HTTP/1.1\r\n${headers(port)}`))).toBe(400)
  },
)

test.each([
  ['a body', (port: number) => `GET / HTTP/1.1\r\nContent-Length: 3\r\n${headers(port)}abc`, 403],
  ['another method', (port: number) => `POST // HTTP/1.1\r\n${headers(port)}`, 405],
  ['no host', () => 'GET // HTTP/1.0\r\n\r\n', 403],
  ['two hosts', (port: number) => `GET // HTTP/1.1\r\nHost: x\r\n${headers(port)}`, 403],
  ['no request at all', () => '\0\x01\x02\r\n\r\n', 400],
  [
    'a header of megabytes',
    (port: number) => `GET / HTTP/1.1\r\nX: ${'x'.repeat(2e6)}\r\n${headers(port)}`,
    431,
  ],
  [
    'an upgrade of such a path',
    (port: number) =>
      `GET // HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    403,
  ],
])('%s is refused', async (_, text, status) => {
  const { port } = await host()
  expect(statusOf(await answerTo(port, text(port)))).toBe(status)
})

test('an upgrade whose connection breaks at once does not harm the host', async () => {
  const { port } = await host()
  for (let i = 0; i < 20; i++) {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
    socket.resetAndDestroy()
    await once(socket, 'close')
  }
  expect(statusOf(await answerTo(port, `GET / HTTP/1.1\r\n${headers(port)}`))).toBe(403)
})
