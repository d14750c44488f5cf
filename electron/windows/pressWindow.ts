import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { BrowserWindow, session, type Session, app } from 'electron'
import type { Paper } from '@shared/publish/choices'
import { PRINT_FACES } from '@shared/publish/fonts/printFaces'
import { documentInformation, withInformation, pageCount } from '../publish/pdfInformation'
import { type PressJob, deliverJob, takeJob } from '../publish/pressJob'
import type { Press } from '../shell/ports'
import { readPageFile } from '../shell/staticFiles'
import { PAGE_SCHEME, pageResponse } from './appProtocol'
import { SANDBOXED } from './security'

const ORIGIN = `${PAGE_SCHEME}://press`

/** In inches, as the printing function expects them. */
const MARGINS = { top: 0.65, bottom: 0.7, left: 0.7, right: 0.7 }
const PAGE_SIZES: Readonly<Record<Paper, 'A4' | 'Letter'>> = { a4: 'A4', letter: 'Letter' }

const RUNNING = "width:100%;font:10.5px Inter,'Noto Sans','DejaVu Sans',sans-serif;color:#55575d"

/** The typefaces of headers and footers, which are documents of their own and do not have those of the page. */
const FACES = `<style>${PRINT_FACES}</style>`

/** The header of each page: the title of the document. */
const HEADER = `${FACES}<div style="${RUNNING};padding:0 0.7in;text-align:right"><span class="title"></span></div>`

/** The footer of each page: its number, centered. */
const FOOTER = `${FACES}<div style="${RUNNING};text-align:center"><span class="pageNumber"></span></div>`

type Serve = (pathname: string) => Promise<Response>

/** A session that stores nothing and can reach only what `serve` answers. */
const closedSession = (serve: Serve): Session => {
  const closed = session.fromPartition(`press-${randomUUID()}`)
  closed.setPermissionRequestHandler((_, _permission, answer) => answer(false))
  closed.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !url.startsWith(`${ORIGIN}/`) && !url.startsWith('data:') })
  })
  closed.protocol.handle(PAGE_SCHEME, ({ url }) => serve(new URL(url).pathname))
  return closed
}

/** Runs something in a hidden window: in the sandbox, without a preload and without a network. The window is closed at the end. */
const inHiddenWindow = async <T>(
  serve: Serve,
  options: { readonly page: string; readonly javascript: boolean; readonly signal?: AbortSignal | undefined },
  use: (window: BrowserWindow) => Promise<T>,
): Promise<T> => {
  options.signal?.throwIfAborted()
  const window = new BrowserWindow({
    show: false,
    width: 900,
    height: 1200,
    webPreferences: {
      session: closedSession(serve),
      ...SANDBOXED,
      javascript: options.javascript,
      backgroundThrottling: false,
    },
  })
  const close = () => {
    if (!window.isDestroyed()) window.destroy()
  }
  options.signal?.addEventListener('abort', close)
  try {
    await window.loadURL(`${ORIGIN}/${options.page}`)
    return await use(window)
  } catch (error) {
    options.signal?.throwIfAborted()
    throw error
  } finally {
    options.signal?.removeEventListener('abort', close)
    close()
  }
}

const html = (text: string): Serve => {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  return () => Promise.resolve(new Response(text, { headers }))
}

const printWith = (window: BrowserWindow, paper: Paper, scale: number): Promise<Uint8Array> =>
  window.webContents.printToPDF({
    pageSize: PAGE_SIZES[paper],
    margins: MARGINS,
    scale,
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: HEADER,
    footerTemplate: FOOTER,
    generateDocumentOutline: true,
    generateTaggedPDF: true,
  })

/** Slightly smaller scales, which may save a last page that would be nearly empty. */
const SMALLER = [0.97, 0.94]
/** Beyond this many pages, one page more or less does not matter, and printing takes too long. */
const MAX_FITTED_PAGES = 12

/** Prints at full size, or slightly smaller if that saves a page. */
const printFitted = async (window: BrowserWindow, paper: Paper): Promise<Uint8Array> => {
  const whole = await printWith(window, paper, 1)
  const pages = pageCount(whole)
  if (pages < 2 || pages > MAX_FITTED_PAGES) return whole
  for (const scale of SMALLER) {
    const smaller = await printWith(window, paper, scale)
    if (pageCount(smaller) < pages) return smaller
  }
  return whole
}

/** Prints a self-contained document; its scripts do not run. */
const printPdf = (text: string, paper: Paper, signal?: AbortSignal): Promise<Uint8Array> =>
  inHiddenWindow(html(text), { page: 'document.html', javascript: false, signal }, window =>
    printFitted(window, paper),
  ).then(pdf => withInformation(pdf, documentInformation(text)))

const pageFiles =
  (folder: string): Serve =>
  async pathname =>
    pageResponse(await readPageFile(folder, pathname))

/** Calls the page that draws, which is built with the program. */
const draw = (folder: string, call: string): Promise<Uint8Array> =>
  inHiddenWindow(pageFiles(folder), { page: 'press.html', javascript: true }, async window => {
    const answer: unknown = await window.webContents.executeJavaScript(call)
    if (typeof answer !== 'string') throw new Error('the page that draws has answered nothing')
    return Buffer.from(answer, 'base64')
  })

/** Carries out a job from the command line. */
export const carryOutJob = (job: PressJob, outFolder: string): Promise<Uint8Array> => {
  const folder = path.join(outFolder, 'renderer')
  switch (job.kind) {
    case 'pdf':
      return printPdf(job.html, job.paper)
    case 'png':
      return draw(folder, `press.png(${JSON.stringify(job.picture)})`)
    case 'gif': {
      const times = { delay: job.delay, last: job.last }
      return draw(folder, `press.gif(${JSON.stringify(job.pictures)}, ${JSON.stringify(times)})`)
    }
  }
}

/** Printing from the window. */
export const windowPress: Press = { pdf: printPdf }

/** The folder of the job for which this process was started; undefined for an ordinary start. */
export const pressFolder = (): string | undefined => app.commandLine.getSwitchValue('press') || undefined

/** Carries out the job for which this process was started, without a visible window, and ends the process. */
export const runPress = (folder: string, outFolder: string): void => {
  app.setPath('userData', path.join(folder, 'profile'))
  app.disableHardwareAcceleration()
  app.dock?.hide()
  const work = async () => {
    await app.whenReady()
    deliverJob(folder, await carryOutJob(takeJob(folder), outFolder))
  }
  work().then(
    () => app.exit(0),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      app.exit(1)
    },
  )
}
