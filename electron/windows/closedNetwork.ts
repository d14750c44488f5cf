import { app } from 'electron'

/** A name that belongs to no machine: nothing that goes by this proxy arrives. */
const NOWHERE = 'http://backrank.invalid:1'

/**
 * Takes the network from every page, even from one that was taken over. A content security policy does not speak of WebRTC and
 * of names that are looked up in advance: either would carry words out of the window. No name is looked up, numbers
 * included; what needs no name goes by a proxy that is not there; and what goes by no proxy is not sent. Must run before
 * Electron is ready.
 *
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
