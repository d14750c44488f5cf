import { protocol } from 'electron'
import { readPageFile } from '../shell/staticFiles'

/** The scheme of all pages that come with the program. */
export const PAGE_SCHEME = 'app'

/** The origin of the page; the only one that may talk to the main process. */
export const PAGE_ORIGIN = `${PAGE_SCHEME}://backrank`

/** The origin of the manual; nothing there may talk to the main process. */
export const MANUAL_ORIGIN = `${PAGE_SCHEME}://manual`

/** Registers the scheme. Must run before Electron is ready. */
export const registerAppScheme = (): void =>
  protocol.registerSchemesAsPrivileged([
    {
      scheme: PAGE_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ])

/** The response with a file of a page, or the one that says that it does not exist. */
export const pageResponse = (file: Awaited<ReturnType<typeof readPageFile>>): Response =>
  file
    ? new Response(new Uint8Array(file.body), { headers: file.headers })
    : new Response('Not found', { status: 404 })

/** Folders of the built pages. */
export interface PageFolders {
  /** The folder of the page, served under {@link PAGE_ORIGIN}. */
  readonly page: string
  /** The folder of the manual, served under {@link MANUAL_ORIGIN}. */
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
