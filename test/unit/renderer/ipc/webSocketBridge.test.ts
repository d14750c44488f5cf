import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { Bridge } from '@shared/ipc/contract'
import type { HostFrame, RequestFrame } from '@shared/ipc/wire'
import { webSocketBridge } from '../../../../renderer/ipc/webSocketBridge'
import { LONG_WAIT } from '../../../support/longWait'
import { SETTINGS } from '../../../support/workbench'

let host: WebSocketServer
let bridge: Bridge
let answer: (frame: RequestFrame) => HostFrame | undefined

const tellAll = (frame: HostFrame) => {
  for (const socket of host.clients) socket.send(JSON.stringify(frame))
}

beforeEach(async () => {
  vi.stubGlobal('WebSocket', WebSocket)
  answer = ({ id, args }) => ({ id, answer: args })
  host = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  host.on('connection', socket =>
    socket.on('message', (text: Buffer) => {
      const frame = answer(JSON.parse(text.toString()) as RequestFrame)
      if (frame) socket.send(JSON.stringify(frame))
    }),
  )
  await new Promise(resolve => host.once('listening', resolve))
  bridge = webSocketBridge(`ws://127.0.0.1:${(host.address() as AddressInfo).port}/ws`)
})

afterEach(() => {
  for (const socket of host.clients) socket.terminate()
  host.close()
  vi.unstubAllGlobals()
})

describe('the WebSocket bridge', () => {
  test('sends requests made before it is connected, and gives each its own answer', async () => {
    answer = ({ id, args: [patch] }) => ({ id, answer: { ...SETTINGS, ...(patch as object) } })
    const [one, two] = await Promise.all([
      bridge.request('settings:update', { zoom: 90 }),
      bridge.request('settings:update', { zoom: 110 }),
    ])
    expect([one.zoom, two.zoom]).toEqual([90, 110])
    expect(host.clients.size).toBe(1)
  })

  test('answers undefined when the host sends no value', async () => {
    answer = ({ id }) => ({ id })
    await expect(bridge.request('files:close', 'file-1')).resolves.toBeUndefined()
  })

  test('rejects a request that failed at the host', async () => {
    answer = ({ id }) => ({ id, failure: 'a broken invariant' })
    await expect(bridge.request('files:close', 'file-1')).rejects.toThrow('a broken invariant')
  })

  test('sends events to listeners until they unsubscribe', async () => {
    const heard: string[] = []
    const stop = bridge.subscribe('menu:command', command => heard.push(command))
    await bridge.request('files:close', 'file-1')
    tellAll({ event: 'menu:command', payload: 'flip' })
    await vi.waitFor(() => expect(heard).toEqual(['flip']), LONG_WAIT)
    stop()
    tellAll({ event: 'menu:command', payload: 'save' })
    await bridge.request('files:close', 'file-1')
    expect(heard).toEqual(['flip'])
  })

  test('rejects unanswered requests when the connection breaks, and reconnects', async () => {
    answer = () => undefined
    const lost = bridge.request('files:close', 'file-1')
    await vi.waitFor(() => expect(host.clients.size).toBe(1), LONG_WAIT)
    for (const socket of host.clients) socket.terminate()
    await expect(lost).rejects.toThrow('The connection to the host ended')
    answer = ({ id }) => ({ id })
    await expect(bridge.request('files:close', 'file-1')).resolves.toBeUndefined()
  })

  test('reports a host that does not answer', async () => {
    const nowhere = webSocketBridge('ws://127.0.0.1:9/ws')
    await expect(nowhere.request('files:close', 'file-1')).rejects.toThrow('The host does not answer')
  })
})
