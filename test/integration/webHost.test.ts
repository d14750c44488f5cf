import { get } from 'node:http'
import { mkdir, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import type { HostFrame } from '@shared/ipc/wire'
import { startHostServer } from '../../electron/web/hostServer'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend } from '../support/testBackend'

interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

const fetchPage = (url: string, headers: Record<string, string> = {}): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers }, response => {
      let body = ''
      response.on('data', (piece: Buffer) => (body += piece.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    request.on('error', reject)
  })

const host = async () => {
  const folder = await scratchFolder()
  const pageFolder = path.join(folder, 'page')
  const manualFolder = path.join(folder, 'manual')
  await mkdir(pageFolder)
  await writeFile(path.join(pageFolder, 'index.html'), '<!doctype html>the page')
  await mkdir(manualFolder)
  await writeFile(path.join(manualFolder, 'index.html'), '<!doctype html>the manual')
  const backend = await testBackend(path.join(folder, 'user'))
  const { dispatch, events } = backend
  const server = await startHostServer({ pageFolder, manualFolder, dispatch, events, port: 0 })
  onTestFinished(() => server.close())
  const origin = `http://127.0.0.1:${server.port}`
  const enter = async () => {
    const { headers } = await fetchPage(server.address)
    return String(headers['set-cookie']).split(';')[0]!
  }
  return { server, origin, enter, events }
}

/** Opens a socket; returns its status and functions for requests. */
const connect = async (url: string, headers: Record<string, string>) => {
  const socket = new WebSocket(url, { headers })
  onTestFinished(() => socket.terminate())
  const frames: HostFrame[] = []
  const waiting: (() => void)[] = []
  socket.on('message', data => {
    frames.push(JSON.parse((data as Buffer).toString()) as HostFrame)
    waiting.splice(0).forEach(resume => resume())
  })
  const status = await new Promise<number>(resolve => {
    socket.on('open', () => resolve(101))
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.on('error', () => undefined)
  })
  const next = async (fits: (frame: HostFrame) => boolean): Promise<HostFrame> => {
    const found = frames.find(fits)
    if (found) return found
    await new Promise<void>(resolve => waiting.push(resolve))
    return next(fits)
  }
  const ask = (id: number, name: string, ...args: readonly unknown[]) => {
    socket.send(JSON.stringify({ id, name, args }))
    return next(frame => 'id' in frame && frame.id === id)
  }
  return { socket, status, ask, next }
}

test('the printed address gives a cookie once and leads to the page without the secret', async () => {
  const { server, origin, enter } = await host()
  const entry = await fetchPage(server.address)
  expect([entry.status, entry.headers.location]).toEqual([303, '/'])
  expect(String(entry.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/)
  const page = await fetchPage(`${origin}/`, { cookie: await enter() })
  expect([page.status, page.body]).toEqual([200, '<!doctype html>the page'])
  expect(page.headers['connection-allowlist']).toBe('(response-origin)')
  expect(page.headers['x-dns-prefetch-control']).toBe('off')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/)
})

test('the manual is served beside the page, never from a cache, and does not lead outside', async () => {
  const { origin, enter } = await host()
  const cookie = await enter()
  const manual = await fetchPage(`${origin}/manual/index.html`, { cookie })
  expect([manual.status, manual.body]).toEqual([200, '<!doctype html>the manual'])
  expect(manual.headers['cache-control']).toBe('no-store')
  expect(manual.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/)
  for (const where of ['/manual/../page/index.html', '/manual/%2e%2e/page/index.html', '/manual/none.html'])
    expect((await fetchPage(`${origin}${where}`, { cookie })).status).toBe(404)
})

test.each([
  ['without a cookie', '/', {}],
  ['with a wrong cookie', '/', { cookie: 'backrank-1=x' }],
  ['with a wrong token', '/?token=x', {}],
  ['for a file', '/index.html', {}],
  ['for the manual', '/manual/index.html', {}],
])('a page asked for %s is refused', async (_, where, headers: Record<string, string>) => {
  const { origin } = await host()
  expect((await fetchPage(origin + where, headers)).status).toBe(403)
})

test('a foreign name for this machine is refused even with the cookie', async () => {
  const { origin, enter } = await host()
  const headers = { cookie: await enter(), host: 'evil.example' }
  expect((await fetchPage(`${origin}/`, headers)).status).toBe(403)
})

test('nothing outside the page is served', async () => {
  const { origin, enter } = await host()
  const cookie = await enter()
  expect((await fetchPage(`${origin}/%2e%2e/user/settings.json`, { cookie })).status).toBe(404)
})

test.each([
  ['no cookie', (origin: string) => ({ origin })],
  ['no origin', (_: string, cookie: string) => ({ cookie })],
  ['a foreign origin', (_: string, cookie: string) => ({ cookie, origin: 'https://evil.example' })],
  ['the origin of another port', (_: string, cookie: string) => ({ cookie, origin: 'http://127.0.0.1:1' })],
  ['a sandboxed page', (_: string, cookie: string) => ({ cookie, origin: 'null' })],
])('a socket with %s is refused', async (_, headersOf) => {
  const { origin, enter } = await host()
  const headers = headersOf(origin, await enter()) as Record<string, string>
  expect((await connect(`${origin.replace('http', 'ws')}/ws`, headers)).status).toBe(403)
})

const page = async () => {
  const { origin, enter, events } = await host()
  const socket = await connect(`${origin.replace('http', 'ws')}/ws`, { origin, cookie: await enter() })
  return { ...socket, events }
}

test('our own page gets answers', async () => {
  const { ask, status } = await page()
  expect(status).toBe(101)
  expect(await ask(1, 'app:start')).toMatchObject({ id: 1, answer: { shell: 'web', version: '0.0.0' } })
  expect(await ask(2, 'files:open', null)).toEqual({ id: 2, answer: { ok: true, value: null } })
  expect(await ask(5, 'files:browse', null)).toMatchObject({
    answer: { ok: true, value: { path: homedir() } },
  })
  expect(await ask(6, 'files:browse', '/etc')).toMatchObject({
    answer: { error: { reason: 'notBrowsable' } },
  })
  expect(await ask(3, 'files:open', path.join(homedir(), 'no-such.pgn'))).toMatchObject({
    answer: { error: { reason: 'notFound' } },
  })
  expect(await ask(4, 'window:title', 'x')).toEqual({ id: 4 })
})

test('requests outside the contract are refused, and the connection stays open', async () => {
  const { ask } = await page()
  expect(await ask(1, 'fs:readFile', '/etc/passwd')).toMatchObject({ failure: /unknown request/ })
  expect(await ask(2, 'settings:update', { zoom: 7 })).toMatchObject({ failure: /zoom/ })
  expect(await ask(3, 'settings:update', { zoom: 120 })).toMatchObject({ answer: { zoom: 120 } })
})

test('events reach the page', async () => {
  const { events, next } = await page()
  events.emit('menu:command', 'flip')
  expect(await next(frame => 'event' in frame)).toEqual({ event: 'menu:command', payload: 'flip' })
})

test.each(['no JSON', '[]', '{"id":"1","name":"app:start","args":[]}', '{"id":1,"name":"app:start"}'])(
  'an invalid frame ends the connection: %s',
  async frame => {
    const { socket } = await page()
    socket.send(frame)
    expect(await new Promise(resolve => socket.on('close', resolve))).toBe(1003)
  },
)
