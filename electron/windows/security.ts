import { app, type WebContents } from 'electron'
import type { ClipboardGate } from './clipboardGate'

/** The page needs no camera and no location; it copies positions and games, and pastes them on request. */
const mayHave = (permission: string, clipboard: ClipboardGate): boolean =>
  permission === 'clipboard-sanitized-write' || (permission === 'clipboard-read' && clipboard.isOpen())

/** Links, dropped files and scripts cannot lead the window away from our page. */
const denyNavigation = (contents: WebContents, origin: string): void => {
  const deny = (event: { readonly url: string; preventDefault: () => void }) => {
    if (!event.url.startsWith(`${origin}/`)) event.preventDefault()
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
 * Locks down every web contents that comes to be: no navigation away from `origin`, no windows, no
 * webviews, no permissions but those of the clipboard.
 *
 * @see https://www.electronjs.org/docs/latest/tutorial/security items 5, 12, 13, 14
 */
export const lockDownContents = (origin: string, clipboard: ClipboardGate): void => {
  app.on('web-contents-created', (_, contents) => {
    denyNavigation(contents, origin)
    denyPermissions(contents, clipboard)
    contents.on('input-event', (_, { type }) => clipboard.noteInput(type))
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-attach-webview', event => event.preventDefault())
  })
}
