import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { COMMANDS } from '../../electron/cli/commands/commands'
import { commandPages } from './commandPages'
import { pagesOf, readContents } from './contents'
import { documentOf, type FinishedPage } from './layout'
import { renderPage } from './markdown'
import { searchScript } from './searchIndex'
import { systemsPage } from './systemsPage'

/** What the tool gets besides its words. */
export interface ManualTools {
  /** Scripts of the pages, by file name. */
  readonly scripts: Readonly<Record<string, string>>
}

const SOURCES = path.join('docs', 'manual')
const TOKENS = path.join('renderer', 'styles', 'tokens.css')
const STYLES = path.join('tools', 'manual', 'manual.css')
const FONTS: Readonly<Record<string, string>> = {
  'inter.woff2': 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'jetbrains-mono.woff2':
    'node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
}

const GENERATED = {
  'guide/systems': () => Promise.resolve(systemsPage()),
  'scripts/commands': () => commandPages(COMMANDS),
}

/** Fails on links to pages and pictures that are not there. */
const checkLinks = (pages: readonly FinishedPage[]): void => {
  const ids = new Set(pages.map(({ page }) => page.id))
  for (const { page, links, pictures } of pages) {
    const dead = links.find(link => !ids.has(link))
    if (dead !== undefined)
      throw new Error(`${page.source} links to ${dead}, which is not a page of the manual`)
    for (const name of pictures)
      for (const theme of ['light', 'dark'])
        if (!existsSync(path.join(SOURCES, 'pictures', `${name}-${theme}.png`)))
          throw new Error(`${page.source} shows ${name}, of which there is no ${theme} picture`)
  }
}

/** All pages of the manual, checked. */
export const finishedPages = async (): Promise<{
  readonly parts: Awaited<ReturnType<typeof readContents>>
  readonly pages: readonly FinishedPage[]
}> => {
  const parts = await readContents(SOURCES, GENERATED)
  const pages = pagesOf(parts).map(page => ({ page, ...renderPage(page.markdown, page.source) }))
  checkLinks(pages)
  return { parts, pages }
}

const toFirstPage = (id: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Backrank manual</title><meta http-equiv="refresh" content="0; url=${id}.html"><a href="${id}.html">Backrank manual</a>\n`

/** Writes the manual as a folder of pages: `npm run manual [FOLDER]`. */
export const main = async (
  [out = 'out/manual']: readonly string[],
  { scripts }: ManualTools,
): Promise<number> => {
  const { parts, pages } = await finishedPages()
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  rmSync(out, { recursive: true, force: true })
  for (const { id } of parts) mkdirSync(path.join(out, id), { recursive: true })
  for (const [at, { page }] of pages.entries())
    writeFileSync(path.join(out, `${page.id}.html`), documentOf(parts, pages, at, version))
  writeFileSync(path.join(out, 'index.html'), toFirstPage(pages[0]!.page.id))
  writeFileSync(path.join(out, 'manual.css'), readFileSync(TOKENS, 'utf8') + readFileSync(STYLES, 'utf8'))
  writeFileSync(path.join(out, 'search.js'), searchScript(pages))
  for (const [name, text] of Object.entries(scripts)) writeFileSync(path.join(out, name), text)
  for (const [name, file] of Object.entries(FONTS)) cpSync(file, path.join(out, name))
  cpSync(path.join(SOURCES, 'pictures'), path.join(out, 'pictures'), { recursive: true })
  console.log(`${pages.length} pages in ${out}`)
  return 0
}
