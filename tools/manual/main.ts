import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadLanguages } from '@shared/i18n/languages'
import { speak } from '@shared/i18n/spoken'
import { COMMANDS } from '../../electron/cli/commands/commands'
import { batchForms, commandReference } from './commandReference'
import { type Generated, pagesOf, readContents, readSeeAlso } from './contents'
import { flows } from './flows'
import { documentOf, type FinishedManual, type FinishedPage } from './layout'
import { renderPage } from './markdown'
import { procedureExample } from './procedureExample'
import { searchScript } from './searchIndex'
import { systemRows, systemSummaries } from './systemTexts'
import { type ManualLanguage, readLanguages } from './words'

/** The input of the tool besides its command line. */
export interface ManualTools {
  /** Scripts of the pages, by file name. */
  readonly scripts: Readonly<Record<string, string>>
}

const SOURCES = path.join('docs', 'manual')
const TOKENS = path.join('renderer', 'styles', 'tokens.css')
const STYLES = path.join('tools', 'manual', 'manual.css')
const ICON = path.join('build', 'icon.svg')
const FONTS = path.join('node_modules', '@fontsource-variable')
/** The files of the fonts; Inter also has the letters of languages beyond western Europe. */
const FONT_FILES: Readonly<Record<string, string>> = {
  'inter.woff2': 'inter/files/inter-latin-wght-normal.woff2',
  'inter-ext.woff2': 'inter/files/inter-latin-ext-wght-normal.woff2',
  'jetbrains-mono.woff2': 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
}

/**
 * The folder of a picture, here and in the finished manual: that of the language if it has the picture, else the
 * English one.
 */
const pictureFolderIn =
  ({ code }: ManualLanguage) =>
  (name: string): string => {
    const own = path.join('pictures', code)
    return existsSync(path.join(SOURCES, own, `${name}-light.webp`)) ? own : 'pictures'
  }

/**
 * Whether the pictures are about to be made and may be missing: `npm run manual:pictures` builds before it takes them.
 */
const makesPictures = process.env.BACKRANK_MANUAL !== undefined

/** Throws for links to missing pages and for missing pictures. */
const checkLinks = (pages: readonly FinishedPage[], folderOf: (picture: string) => string): void => {
  const ids = new Set(pages.map(({ page }) => page.id))
  for (const { page, links, pictures } of pages) {
    const dead = links.find(link => !ids.has(link))
    if (dead !== undefined)
      throw new Error(`${page.source} links to ${dead}, which is not a page of the manual`)
    if (makesPictures) continue
    for (const name of pictures)
      for (const theme of ['light', 'dark'])
        if (!existsSync(path.join(SOURCES, folderOf(name), `${name}-${theme}.webp`)))
          throw new Error(`${page.source} shows ${name}, of which there is no ${theme} picture`)
  }
}

/** Builds the manual in a language, and leaves the program's texts in that language for menus, keys and labels. */
const manualIn = (
  language: ManualLanguage,
  languages: readonly ManualLanguage[],
  generated: Generated,
): FinishedManual => {
  speak(() => language.code)
  const parts = readContents(SOURCES, language.code, generated)
  const folderOf = pictureFolderIn(language)
  const pages = pagesOf(parts).map(page => ({ page, ...renderPage(page.markdown, page.source, folderOf) }))
  checkLinks(pages, folderOf)
  return { language, languages, parts, pages, seeAlso: readSeeAlso(SOURCES, pagesOf(parts)) }
}

/** Builds and checks the manual in all its languages. */
export const finishedManuals = async (): Promise<readonly FinishedManual[]> => {
  const commands = await commandReference(COMMANDS)
  const forms = await batchForms(COMMANDS)
  const generated: Generated = {
    systemRows,
    systemSummaries,
    procedureExample,
    commands: () => commands,
    batchForms: () => forms,
    flows,
  }
  await loadLanguages()
  const languages = readLanguages(SOURCES)
  try {
    return languages.map(language => manualIn(language, languages, generated))
  } finally {
    speak(() => 'en')
  }
}

const leadingTo = (address: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Backrank</title><meta http-equiv="refresh" content="0; url=${address}"><a href="${address}">Backrank</a>\n`

const writePages = (manual: FinishedManual, folder: string, version: string): void => {
  const { parts, pages, language } = manual
  speak(() => language.code)
  for (const { id } of parts) mkdirSync(path.join(folder, id), { recursive: true })
  for (const [at, { page }] of pages.entries())
    writeFileSync(path.join(folder, `${page.id}.html`), documentOf(manual, at, version))
  writeFileSync(path.join(folder, 'index.html'), leadingTo(`${pages[0]!.page.id}.html`))
  writeFileSync(path.join(folder, 'search.js'), searchScript(manual))
}

/** Writes the manual as a folder of pages, with a subfolder for each language: `npm run manual [FOLDER]`. */
export const main = async (
  [out = 'out/manual']: readonly string[],
  { scripts }: ManualTools,
): Promise<number> => {
  const manuals = await finishedManuals()
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  rmSync(out, { recursive: true, force: true })
  for (const manual of manuals) writePages(manual, path.join(out, manual.language.code), version)
  speak(() => 'en')
  writeFileSync(path.join(out, 'index.html'), leadingTo('en/index.html'))
  writeFileSync(path.join(out, 'manual.css'), readFileSync(TOKENS, 'utf8') + readFileSync(STYLES, 'utf8'))
  for (const [name, text] of Object.entries(scripts)) writeFileSync(path.join(out, name), text)
  for (const [name, file] of Object.entries(FONT_FILES)) cpSync(path.join(FONTS, file), path.join(out, name))
  cpSync(ICON, path.join(out, 'icon.svg'))
  cpSync(path.join(SOURCES, 'pictures'), path.join(out, 'pictures'), { recursive: true })
  for (const { language, pages } of manuals) {
    const translated = pages.filter(({ page }) => page.isTranslated).length
    console.log(`${language.name}: ${translated} of ${pages.length} pages`)
  }
  console.log(`The manual is in ${out}`)
  return 0
}
