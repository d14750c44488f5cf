import MarkdownIt from 'markdown-it'
import { escapeHtml } from '@shared/publish/page/markup'
import type { ActionId } from '@shared/ipc/actionTable'
import { isAction, keysOfAction, menuPathOf, pressedKeys, windowText, type Found } from './programTexts'

/** A heading of a page, for the list beside it. */
export interface Heading {
  readonly id: string
  readonly text: string
  /** 1 for the title. */
  readonly level: number
}

/** A page of the manual as HTML. */
export interface RenderedPage {
  readonly title: string
  readonly html: string
  readonly headings: readonly Heading[]
  /** The text of the page without markup, for the search. */
  readonly text: string
  /** Names of the pictures on it. */
  readonly pictures: readonly string[]
  /** Ids of the pages that it links to. */
  readonly links: readonly string[]
  /** The actions whose menu or key it names, each once, in the order of the page. */
  readonly actions: readonly ActionId[]
}

const keys = (parts: readonly string[]): string =>
  parts.map(part => `<kbd>${escapeHtml(part)}</kbd>`).join(' ')

const menu = (parts: readonly string[]): string =>
  `<b class="menu">${parts.map(escapeHtml).join(' <span aria-hidden="true">›</span> ')}</b>`

/** `{menu:solveSetup}`, `{key:flip}`, `{ui:solver.title}`, `{press:Ctrl+K}`. */
const REFERENCES: Readonly<
  Record<
    string,
    { readonly find: (name: string) => Found; readonly show: (parts: readonly string[]) => string }
  >
> = {
  menu: { find: menuPathOf, show: menu },
  key: { find: keysOfAction, show: keys },
  ui: { find: windowText, show: menu },
  press: { find: pressedKeys, show: keys },
}

const REFERENCE = /^\{(menu|key|ui|press):([^}\s]+)\}/

/** The id of a heading: its words in lower case, joined by hyphens. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

const PICTURE = 'picture:'

/** What is collected about a page while it is rendered. */
interface Finding {
  readonly source: string
  /** The folder of a picture in the finished manual. */
  readonly folderOf: (picture: string) => string
  readonly headings: Heading[]
  readonly pictures: string[]
  readonly links: string[]
  readonly actions: Set<ActionId>
}

const findingOf = (env: unknown): Finding => (env as { readonly page: Finding }).page

/** The paths from a page to the folder of its language, and to the files that all languages share. */
const [HOME, SHARED] = ['../', '../../']

const figure = (name: string, caption: string, folder: string): string => {
  const image = (theme: 'light' | 'dark') =>
    `<button class="enlarge is-${theme}" type="button"><img src="${SHARED}${folder}/${name}-${theme}.webp" alt="${escapeHtml(caption)}" loading="lazy"></button>`
  return `<figure>${image('light')}${image('dark')}<figcaption>${escapeHtml(caption)}</figcaption></figure>`
}

const markdown = new MarkdownIt({ html: false })

markdown.inline.ruler.before('text', 'reference', (state, silent) => {
  const found = state.src[state.pos] === '{' ? REFERENCE.exec(state.src.slice(state.pos)) : null
  if (!found) return false
  const [whole, kind = '', name = ''] = found
  const { find, show } = REFERENCES[kind]!
  const parts = find(name)
  if (parts === undefined || parts.length === 0)
    throw new Error(`${findingOf(state.env).source} names ${whole}, which the program does not have`)
  if (isAction(name) && (kind === 'menu' || kind === 'key')) findingOf(state.env).actions.add(name)
  if (!silent) {
    const token = state.push('html_inline', '', 0)
    token.content = show(parts)
    token.meta = { text: parts.join(' ') }
  }
  state.pos += whole.length
  return true
})
// Ends plain text before the brace of a reference, which it would otherwise skip.
markdown.inline.ruler.before('reference', 'beforeReference', (state, silent) => {
  const next = state.src.slice(state.pos).search(/\{(?:menu|key|ui|press):/)
  const special = state.src.slice(state.pos).search(/[\\`*_[\]!<&\n]/)
  if (next <= 0 || (special >= 0 && special < next)) return false
  if (!silent) state.pending += state.src.slice(state.pos, state.pos + next)
  state.pos += next
  return true
})

markdown.renderer.rules.image = (tokens, at, _, given) => {
  const env = findingOf(given)
  const source = String(tokens[at]!.attrGet('src'))
  const name = source.slice(PICTURE.length)
  if (!source.startsWith(PICTURE))
    throw new Error(`${env.source} shows ${source}, which is not a picture of the manual`)
  env.pictures.push(name)
  return figure(name, tokens[at]!.content, env.folderOf(name))
}

markdown.renderer.rules.link_open = (tokens, at, options, given, renderer) => {
  const env = findingOf(given)
  const token = tokens[at]!
  const href = String(token.attrGet('href'))
  if (!/^(https?:|#)/.test(href)) {
    const [page = '', hash] = href.split('#')
    env.links.push(page)
    token.attrSet('href', `${HOME}${page}.html${hash === undefined ? '' : `#${hash}`}`)
  }
  return renderer.renderToken(tokens, at, options)
}

markdown.renderer.rules.table_open = () => '<div class="table"><table>'
markdown.renderer.rules.table_close = () => '</table></div>'

markdown.core.ruler.push('headings', state => {
  const { headings } = findingOf(state.env)
  for (const [at, token] of state.tokens.entries()) {
    if (token.type !== 'heading_open') continue
    const text = plainText([state.tokens[at + 1]!])
    const id = slug(text)
    token.attrSet('id', id)
    headings.push({ id, text, level: Number(token.tag.slice(1)) })
  }
})

type Token = ReturnType<typeof markdown.parse>[number]

function plainText(tokens: readonly Token[]): string {
  return tokens
    .flatMap(token => {
      if (token.children) return [plainText(token.children)]
      if (token.type === 'html_inline') return [String(token.meta?.text)]
      return token.type === 'softbreak' ? [' '] : [token.content]
    })
    .join('')
}

/**
 * Renders a page of the manual as HTML. Its first line is its title.
 *
 * @param source the path of the Markdown, for messages
 * @param folderOf the folder of a picture in the finished manual
 * @throws Error if the page has no title, or names a menu, key or label that the program does not have
 */
export const renderPage = (
  text: string,
  source: string,
  folderOf: (picture: string) => string = () => 'pictures',
): RenderedPage => {
  const env: Finding = { source, folderOf, headings: [], pictures: [], links: [], actions: new Set() }
  const tokens = markdown.parse(text, { page: env })
  const html = markdown.renderer.render(tokens, markdown.options, { page: env })
  const [title] = env.headings
  if (title?.level !== 1) throw new Error(`${source} does not begin with a title`)
  const blocks = tokens.filter(({ type }) => type === 'inline' || type === 'fence')
  return {
    title: title.text,
    html,
    headings: env.headings,
    text: blocks.map(token => plainText([token])).join('\n'),
    pictures: env.pictures,
    links: env.links,
    actions: [...env.actions],
  }
}
