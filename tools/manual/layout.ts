import { keyName } from '@shared/i18n/names/keyNames'
import { markup, trusted, type Markup } from '@shared/publish/page/markup'
import type { ManualPage, ManualPart } from './contents'
import type { RenderedPage } from './markdown'
import { keysOfAction, menuPathOf } from './programTexts'
import { type ManualLanguage, nameIn, type Words } from './words'

/** A page and its rendering. */
export interface FinishedPage extends RenderedPage {
  readonly page: ManualPage
}

/** The manual in one language. */
export interface FinishedManual {
  readonly language: ManualLanguage
  /** All languages of the manual. */
  readonly languages: readonly ManualLanguage[]
  readonly parts: readonly ManualPart[]
  /** All pages, in reading order. */
  readonly pages: readonly FinishedPage[]
  /** The pages that a reader may want next, by page id. */
  readonly seeAlso: Readonly<Record<string, readonly string[]>>
}

/** The path from a page to the folder of its language. */
const HOME = '../'
/** The path from a page to the files that all languages share. */
const SHARED = '../../'

const icon = (path: string): Markup =>
  trusted(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`)

const SEARCH_ICON = icon('M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l5 5')
const LANGUAGE_ICON = icon(
  'M3 6h11M8.5 3.5V6M12 6c-1 5-4 8-8.5 10M5.5 9.5c1.5 3 4 5 7 6M12.5 21 17 11l4.5 10M14 18h6',
)

const partLinks = ({ parts, language }: FinishedManual, current: string): readonly Markup[] =>
  parts.map(({ id, groups }) => {
    const first = groups[0]!.pages[0]!.id
    const title = nameIn(language.words.parts, id)
    return id === current
      ? markup`<a href="${HOME}${first}.html" aria-current="true">${title}</a>`
      : markup`<a href="${HOME}${first}.html">${title}</a>`
  })

const pageLink = (id: string, title: string, isHere: boolean): Markup =>
  isHere
    ? markup`<li><a href="${HOME}${id}.html" aria-current="page">${title}</a></li>`
    : markup`<li><a href="${HOME}${id}.html">${title}</a></li>`

const pageLinks = (part: ManualPart, current: string, { pages, language }: FinishedManual) => {
  const titles = new Map(pages.map(one => [one.page.id, one.title]))
  return part.groups.map(
    group =>
      markup`<h2>${nameIn(language.words.groups, group.id)}</h2><ul>${group.pages.map(({ id }) => pageLink(id, titles.get(id)!, id === current))}</ul>`,
  )
}

const outline = ({ headings }: RenderedPage, words: Words): readonly Markup[] => {
  const parts = headings.filter(({ level }) => level === 2)
  if (parts.length < 2) return []
  const links = parts.map(({ id, text }) => markup`<li><a href="#${id}">${text}</a></li>`)
  const { outline: title } = words.page
  return [markup`<nav class="outline" aria-label="${title}"><h2>${title}</h2><ul>${links}</ul></nav>`]
}

const seeAlso = ({ pages, seeAlso: targets, language }: FinishedManual, id: string): readonly Markup[] => {
  const links = (targets[id] ?? []).map(target => {
    const { title } = pages.find(({ page }) => page.id === target)!
    return markup`<li><a href="${HOME}${target}.html">${title}</a></li>`
  })
  const { seeAlso: title } = language.words.page
  return links.length === 0
    ? []
    : [markup`<nav class="see-also" aria-label="${title}"><h2>${title}</h2><ul>${links}</ul></nav>`]
}

/** The program's menu paths and keys for the actions on the page. */
const inProgram = ({ actions }: RenderedPage, words: Words): readonly Markup[] => {
  if (actions.length === 0) return []
  const items = actions.map(id => {
    const chord = keysOfAction(id)!.map(key => markup`<kbd>${key}</kbd>`)
    return markup`<li><span>${menuPathOf(id)!.join(' › ')}</span> ${chord}</li>`
  })
  return [markup`<section class="in-program"><h2>${words.page.inProgram}</h2><ul>${items}</ul></section>`]
}

const nearby = (pages: readonly FinishedPage[], at: number, words: Words): Markup => {
  const link = (page: FinishedPage | undefined, word: string, kind: string): readonly Markup[] =>
    page
      ? [markup`<a class="${kind}" href="${HOME}${page.page.id}.html"><span>${word}</span> ${page.title}</a>`]
      : []
  const { nearby: label, previous, next } = words.page
  return markup`<nav class="nearby" aria-label="${label}">${link(pages[at - 1], previous, 'is-previous')}${link(pages[at + 1], next, 'is-next')}</nav>`
}

/** Links to the same page in other languages. */
const languageChooser = ({ language, languages }: FinishedManual, id: string): readonly Markup[] => {
  if (languages.length < 2) return []
  const links = languages.map(({ code, name }) =>
    code === language.code
      ? markup`<li><a href="${SHARED}${code}/${id}.html" hreflang="${code}" lang="${code}" aria-current="true">${name}</a></li>`
      : markup`<li><a href="${SHARED}${code}/${id}.html" hreflang="${code}" lang="${code}">${name}</a></li>`,
  )
  return [
    markup`<details class="languages"><summary>${LANGUAGE_ICON}<span class="visually-hidden">${language.words.page.language}: </span>${language.name}</summary><ul>${links}</ul></details>`,
  ]
}

/** The text of a page; an untranslated one is in English, with a line that says so. */
const textOf = ({ page, html }: FinishedPage, words: Words): Markup =>
  page.isTranslated
    ? trusted(html)
    : markup`<p class="untranslated">${words.page.notTranslated}</p><div lang="en">${trusted(html)}</div>`

/**
 * Renders a page of the manual as a document that can be read from disk; all but the search works without a script.
 *
 * @param at the index of the page
 */
export const documentOf = (manual: FinishedManual, at: number, version: string): string => {
  const { language, parts, pages } = manual
  const { code, words } = language
  const finished = pages[at]!
  const { page, title } = finished
  const part = parts.find(({ id }) => id === page.part)!
  const partTitle = nameIn(words.parts, part.id)
  // The theme is set before the page is drawn, so that the wrong one does not flash up.
  const body = markup`<!doctype html>
<html lang="${code}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} – ${words.manual}</title>
<link rel="icon" href="${SHARED}icon.svg">
<link rel="stylesheet" href="${SHARED}manual.css">
<script src="${SHARED}theme.js"></script>
</head>
<body>
<a class="skip" href="#page">${words.page.skip}</a>
<header>
<a class="brand" href="${HOME}index.html"><img src="${SHARED}icon.svg" alt="">Backrank <span>${version}</span></a>
<div class="search" role="search">
${SEARCH_ICON}
<input type="search" placeholder="${words.page.search}" aria-label="${words.page.search}" aria-controls="found" autocomplete="off" spellcheck="false" disabled>
<kbd>${keyName('Mod')} K</kbd>
<ol id="found" data-nothing="${words.page.nothingFound}" hidden></ol>
</div>
<nav class="parts" aria-label="${words.page.parts}">${partLinks(manual, page.part)}</nav>
<div class="choices">
${languageChooser(manual, page.id)}
<button class="theme" type="button" data-to-dark="${words.page.toDark}" data-to-light="${words.page.toLight}" hidden>${icon('M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z')}</button>
</div>
</header>
<div class="columns">
<details class="pages" open><summary>${words.page.pages}</summary><nav aria-label="${partTitle}">${pageLinks(part, page.id, manual)}</nav></details>
<main id="page" tabindex="-1">
<p class="place">${partTitle} › ${nameIn(words.groups, page.group)}</p>
${textOf(finished, words)}
${seeAlso(manual, page.id)}
${nearby(pages, at, words)}
</main>
<aside>${outline(finished, words)}${inProgram(finished, words)}</aside>
</div>
<script src="${HOME}search.js"></script>
<script src="${SHARED}manual.js"></script>
</body>
</html>
`
  return body.html
}
