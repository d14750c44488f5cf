import { protocol } from 'electron'
import { readPageFile } from '../shell/staticFiles'

/** Of all pages that the program brings along. */
export const PAGE_SCHEME = 'app'

/** Where the page lives; the only origin that may speak to the main process. */
export const PAGE_ORIGIN = `${PAGE_SCHEME}://backrank`

/** Where the manual lives; nothing there may speak to the main process. */
export const MANUAL_ORIGIN = `${PAGE_SCHEME}://manual`

/** Must run before Electron is ready. */
export const registerAppScheme = (): void =>
  protocol.registerSchemesAsPrivileged([
    {
      scheme: PAGE_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ])

/** A file of a page, or that there is none. */
export const pageResponse = (file: Awaited<ReturnType<typeof readPageFile>>): Response =>
  file
    ? new Response(new Uint8Array(file.body), { headers: file.headers })
    : new Response('Not found', { status: 404 })

/** Folders of the built pages. */
export interface PageFolders {
  /** Of the page, under {@link PAGE_ORIGIN}. */
  readonly page: string
  /** Of the manual, under {@link MANUAL_ORIGIN}. */
  readonly manual: string
}

/** Serves the built pages, and nothing else of the disk. */
export const servePages = (folders: PageFolders): void =>
  protocol.handle(PAGE_SCHEME, async ({ url, method }) => {
    const { host, pathname } = new URL(url)
    const read = async () => {
      if (method !== 'GET') return undefined
      if (host === 'backrank') return readPageFile(folders.page, pathname)
      return host === 'manual' ? readPageFile(folders.manual, pathname, 'plain') : undefined
    }
    return pageResponse(await read())
  })
