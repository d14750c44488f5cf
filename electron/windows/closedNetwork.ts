import { app } from 'electron'

/** A host name that does not exist: nothing sent through this proxy arrives. */
const NOWHERE = 'http://backrank.invalid:1'

/**
 * Cuts every page off from the network, even a compromised one. A content security policy does not cover WebRTC and DNS
 * prefetching, both of which can carry data out of the window. No name is resolved, numbers included; anything without
 * a name goes through a proxy that does not exist; and nothing bypasses the proxy. Must run before Electron is ready.
 * @see https://www.electronjs.org/docs/latest/api/command-line-switches
 */
export const closeNetwork = (): void => {
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
  app.commandLine.appendSwitch('proxy-server', NOWHERE)
  app.commandLine.appendSwitch('proxy-bypass-list', '<-loopback>')
  app.on('web-contents-created', (_, contents) =>
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp'),
  )
}
