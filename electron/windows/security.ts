import { app, type WebContents } from 'electron'

/** Nothing the page shows needs a camera or a location; it copies and pastes positions and games. */
const ALLOWED_PERMISSIONS: ReadonlySet<string> = new Set(['clipboard-read', 'clipboard-sanitized-write'])

/** Links, dropped files and scripts cannot lead the window away from our page. */
const denyNavigation = (contents: WebContents, origin: string): void => {
  const deny = (event: { readonly url: string; preventDefault: () => void }) => {
    if (!event.url.startsWith(`${origin}/`)) event.preventDefault()
  }
  contents.on('will-navigate', deny)
  contents.on('will-frame-navigate', deny)
  contents.on('will-redirect', deny)
}

const denyPermissions = ({ session }: WebContents): void => {
  session.setPermissionRequestHandler((_, permission, answer) => answer(ALLOWED_PERMISSIONS.has(permission)))
  session.setPermissionCheckHandler((_, permission) => ALLOWED_PERMISSIONS.has(permission))
  session.setDevicePermissionHandler(() => false)
}

/**
 * Locks down every web contents that comes to be: no navigation away from `origin`, no windows, no
 * webviews, no permissions.
 *
 * @see https://www.electronjs.org/docs/latest/tutorial/security items 5, 12, 13, 14
 */
export const lockDownContents = (origin: string): void => {
  app.on('web-contents-created', (_, contents) => {
    denyNavigation(contents, origin)
    denyPermissions(contents)
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-attach-webview', event => event.preventDefault())
  })
}
