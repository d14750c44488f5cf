import { protocol } from 'electron'
import { readPageFile } from '../shell/staticFiles'

/** Of all pages that the program brings along. */
export const PAGE_SCHEME = 'app'

/** Where the page lives; the only origin that may speak to the main process. */
export const PAGE_ORIGIN = `${PAGE_SCHEME}://backrank`

/** Must run before Electron is ready. */
export const registerAppScheme = (): void =>
  protocol.registerSchemesAsPrivileged([
    {
      scheme: PAGE_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ])

/** Serves the built page, and nothing else of the disk, under {@link PAGE_ORIGIN}. */
export const servePage = (folder: string): void =>
  protocol.handle(PAGE_SCHEME, async ({ url, method }) => {
    const { host, pathname } = new URL(url)
    const file = host === 'backrank' && method === 'GET' ? await readPageFile(folder, pathname) : undefined
    return file
      ? new Response(new Uint8Array(file.body), { headers: file.headers })
      : new Response('Not found', { status: 404 })
  })
