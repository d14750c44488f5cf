import { app, type WebContents } from 'electron'
import type { ClipboardGate } from './clipboardGate'

/** A host that does not exist: nothing sent through this proxy gets anywhere. */
const NOWHERE = 'http://backrank.invalid:1'

/**
 * Cuts every page off from the network, even a compromised one. A content security policy does not cover WebRTC and DNS prefetching, both
 * of which can carry data out of the window. No name is resolved, and neither are IP addresses; anything that needs no name goes through a
 * proxy that does not exist; and nothing bypasses the proxy. Must run before Electron is ready.
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

/**
 * Whether the page may have a permission. It needs neither camera nor location; it only copies positions and games, and pastes them on
 * request.
 */
const mayHave = (permission: string, clipboard: ClipboardGate): boolean =>
  permission === 'clipboard-sanitized-write' || (permission === 'clipboard-read' && clipboard.isOpen())

/** The options of every window, which confine its page whatever it contains. */
export const SANDBOXED = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  webSecurity: true,
  webviewTag: false,
  spellcheck: false,
} as const

/** The scheme and host of a URL; `URL` gives no origin for the scheme of the program's pages. */
const originOf = (url: string): string => /^[^/]*\/\/[^/]*/.exec(url)?.[0] ?? ''

/** Prevents links, dropped files and scripts from leading a window away from its page, even to another one of ours. */
const denyNavigation = (contents: WebContents, origins: readonly string[]): void => {
  const deny = (event: { readonly url: string; preventDefault: () => void }) => {
    const origin = originOf(event.url)
    if (!origins.includes(origin) || origin !== originOf(contents.getURL())) event.preventDefault()
  }
  contents.on('will-navigate', deny)
  contents.on('will-frame-navigate', deny)
  contents.on('will-redirect', deny)
}

const denyPermissions = ({ session }: WebContents, clipboard: ClipboardGate): void => {
  session.setPermissionRequestHandler((_, permission, answer) => answer(mayHave(permission, clipboard)))
  session.setPermissionCheckHandler((_, permission) => mayHave(permission, clipboard))
  session.setDevicePermissionHandler(() => false)
}

/**
 * Locks down all web contents that are created: no navigation away from its origin, which must be one of `origins`, no windows, no
 * webviews, no permissions but those for the clipboard.
 *
 * @see https://www.electronjs.org/docs/latest/tutorial/security items 5, 12, 13, 14
 */
export const lockDownContents = (origins: readonly string[], clipboard: ClipboardGate): void => {
  app.on('web-contents-created', (_, contents) => {
    denyNavigation(contents, origins)
    denyPermissions(contents, clipboard)
    contents.on('input-event', (_, { type }) => clipboard.noteInput(type))
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-attach-webview', event => event.preventDefault())
  })
}
