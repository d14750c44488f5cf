import { markup, trusted, type Markup } from '@shared/publish/page/markup'
import type { ManualPage, ManualPart } from './contents'
import type { RenderedPage } from './markdown'

/** A page and what became of it. */
export interface FinishedPage extends RenderedPage {
  readonly page: ManualPage
}

const partLinks = (parts: readonly ManualPart[], current: string, root: string): readonly Markup[] =>
  parts.map(({ id, title, groups }) => {
    const first = groups[0]!.pages[0]!.id
    const isHere = id === current
    return isHere
      ? markup`<a href="${root}${first}.html" aria-current="true">${title}</a>`
      : markup`<a href="${root}${first}.html">${title}</a>`
  })

const pageLink = (id: string, title: string, root: string, isHere: boolean): Markup =>
  isHere
    ? markup`<li><a href="${root}${id}.html" aria-current="page">${title}</a></li>`
    : markup`<li><a href="${root}${id}.html">${title}</a></li>`

const pageLinks = (part: ManualPart, current: string, titles: ReadonlyMap<string, string>, root: string) =>
  part.groups.map(
    ({ title, pages }) =>
      markup`<h2>${title}</h2><ul>${pages.map(({ id }) => pageLink(id, titles.get(id)!, root, id === current))}</ul>`,
  )

const outline = ({ headings }: RenderedPage): readonly Markup[] => {
  const parts = headings.filter(({ level }) => level === 2)
  if (parts.length < 2) return []
  const links = parts.map(({ id, text }) => markup`<li><a href="#${id}">${text}</a></li>`)
  return [markup`<nav class="outline" aria-label="On this page"><h2>On this page</h2><ul>${links}</ul></nav>`]
}

const nearby = (pages: readonly FinishedPage[], at: number, root: string): Markup => {
  const link = (page: FinishedPage | undefined, word: string, kind: string): readonly Markup[] =>
    page
      ? [markup`<a class="${kind}" href="${root}${page.page.id}.html"><span>${word}</span> ${page.title}</a>`]
      : []
  return markup`<nav class="nearby" aria-label="Pages before and after">${link(pages[at - 1], 'Previous', 'is-previous')}${link(pages[at + 1], 'Next', 'is-next')}</nav>`
}

/** Chosen before the page is drawn, so that no other theme flashes up. */
const EARLY_SCRIPT = trusted('<script src="../theme.js"></script>')

/**
 * A page of the manual as a document that can be read from a disk: everything but the search works without a script.
 *
 * @param pages all pages, in reading order
 * @param at which of them
 */
export const documentOf = (
  parts: readonly ManualPart[],
  pages: readonly FinishedPage[],
  at: number,
  version: string,
): string => {
  const { page, title, html, ...rest } = pages[at]!
  const part = parts.find(({ id }) => id === page.part)!
  const titles = new Map(pages.map(one => [one.page.id, one.title]))
  const root = '../'
  const body = markup`<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} – Backrank manual</title>
<link rel="stylesheet" href="../manual.css">
${EARLY_SCRIPT}
</head>
<body>
<a class="skip" href="#page">Skip to the page</a>
<header>
<a class="brand" href="../index.html">Backrank <span>${version}</span></a>
<div class="search" role="search">
<input type="search" placeholder="Search the manual" aria-label="Search the manual" aria-controls="found" autocomplete="off" spellcheck="false" disabled>
<kbd>Ctrl K</kbd>
<ol id="found" hidden></ol>
</div>
<nav class="parts" aria-label="Parts of the manual">${partLinks(parts, page.part, root)}</nav>
<button class="theme" type="button" hidden>Dark</button>
</header>
<div class="columns">
<details class="pages" open><summary>Pages</summary><nav aria-label="${part.title}">${pageLinks(part, page.id, titles, root)}</nav></details>
<main id="page" tabindex="-1">
<p class="place">${part.title} › ${page.group}</p>
${trusted(html)}
${nearby(pages, at, root)}
</main>
<aside>${outline({ title, html, ...rest })}</aside>
</div>
<script src="../search.js"></script>
<script src="../manual.js"></script>
</body>
</html>
`
  return body.html
}
