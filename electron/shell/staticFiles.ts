import path from 'node:path'
import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import type { LinkedManualPage } from '@shared/ipc/app'

/**
 * The content security policy: the page may load and run only what was built with it. The hash is of the style attribute that chessground
 * puts on its drawing layers.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-hashes' 'sha256-SyXRxMCl6H7Kgy9uTmu1UZqVBsRmMBF4sHRiTO3FQc0='",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

/** A file of the page as both shells send it. */
export interface PageFile {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** `hashed` names of built files change with their content; a file with a `plain` name may change without its name. */
type NameKind = 'hashed' | 'plain'

const headersOf = (file: string, names: NameKind): Record<string, string> => ({
  'Content-Type': CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream',
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-DNS-Prefetch-Control': 'off',
  // The page itself must always be the newest version.
  'Cache-Control':
    names === 'plain' || path.extname(file) === '.html' ? 'no-store' : 'max-age=31536000, immutable',
})

const decoded = (urlPath: string): string | undefined => {
  try {
    return decodeURIComponent(urlPath)
  } catch {
    // The path has a stray percent sign; no file has such a name.
    return undefined
  }
}

/**
 * Reads a file of the built page; undefined if there is none, or if the path leads out of `folder`.
 *
 * @param urlPath the path of the URL, beginning with a slash, percent-encoded
 */
export const readPageFile = async (
  folder: string,
  urlPath: string,
  names: NameKind = 'hashed',
): Promise<PageFile | undefined> => {
  const name = decoded(urlPath === '/' ? '/index.html' : urlPath)
  if (name === undefined || name.includes('\0')) return undefined
  const file = path.resolve(folder, `.${path.posix.normalize(`/${name}`)}`)
  if (!file.startsWith(folder + path.sep)) return undefined
  const body = await readFile(file).catch(() => undefined)
  return body && { body, headers: headersOf(file, names) }
}

/** The folder of the built manual, which `npm run manual` builds as part of every build. */
export const manualFolderIn = (outFolder: string): string => path.join(outFolder, 'manual')

/**
 * The path of a page of the manual in a language: `/de/index.html`. In English if the manual does not exist in that language.
 *
 * @param folder the built manual
 * @param language BCP 47 tag
 */
export const manualPageIn = (folder: string, language: string, page: LinkedManualPage): string =>
  `/${existsSync(path.join(folder, language)) ? language : 'en'}/${page}.html`
