import MiniSearch, { type SearchResult } from 'minisearch'
import { SEARCH_OPTIONS } from '../searchOptions'
import { chooseTheme, shownTheme } from './shownTheme'

declare const manualIndex: string

const MOST_FOUND = 8

const setUpTheme = (): void => {
  const button = document.querySelector<HTMLButtonElement>('button.theme')!
  const show = () => {
    button.textContent = shownTheme() === 'dark' ? 'Light' : 'Dark'
    button.hidden = false
  }
  button.addEventListener('click', () => {
    chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')
    show()
  })
  show()
}

const itemOf = ({ id, title, place }: SearchResult): HTMLLIElement => {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = `../${String(id)}.html`
  link.textContent = String(title)
  const where = document.createElement('span')
  where.textContent = String(place)
  link.append(where)
  item.append(link)
  return item
}

const nothingFound = (): HTMLLIElement => {
  const item = document.createElement('li')
  item.className = 'nothing'
  item.textContent = 'Nothing found'
  return item
}

/** Pages for what is typed: those with all words if there are any, else the nearest. */
const finder = (): ((text: string) => readonly SearchResult[]) => {
  const index = MiniSearch.loadJSON(manualIndex, SEARCH_OPTIONS)
  const options = { prefix: true, boost: { title: 4, headings: 2 } }
  return text => {
    const strict = index.search(text, { ...options, fuzzy: 0.2, combineWith: 'AND' })
    return (strict.length > 0 ? strict : index.search(text, { ...options, fuzzy: 0.4 })).slice(0, MOST_FOUND)
  }
}

const setUpSearch = (): void => {
  const find = finder()
  const box = document.querySelector<HTMLElement>('.search')!
  const input = box.querySelector('input')!
  const list = box.querySelector('ol')!
  let chosen = 0

  const choose = (place: number): void => {
    const items = [...list.children]
    chosen = Math.max(0, Math.min(place, items.length - 1))
    items.forEach((item, at) => item.classList.toggle('is-chosen', at === chosen))
  }
  const show = (): void => {
    const text = input.value.trim()
    const found = find(text).map(itemOf)
    list.hidden = text === ''
    list.replaceChildren(...(found.length > 0 ? found : [nothingFound()]))
    choose(0)
  }
  const close = (): void => {
    input.value = ''
    show()
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => choose(chosen + 1),
    ArrowUp: () => choose(chosen - 1),
    Enter: () => list.children[chosen]?.querySelector('a')?.click(),
    Escape: close,
  }

  input.disabled = false
  input.addEventListener('input', show)
  input.addEventListener('keydown', event => {
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  input.addEventListener('focus', () => {
    list.hidden = input.value.trim() === ''
  })
  document.addEventListener('keydown', event => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    input.focus()
  })
  document.addEventListener('click', event => {
    if (!box.contains(event.target as Node)) list.hidden = true
  })
}

/** The list of pages is folded on narrow screens, where it would push the page down. */
const foldPages = (): void => {
  if (matchMedia('(max-width: 720px)').matches)
    document.querySelector<HTMLDetailsElement>('details.pages')!.open = false
}

setUpTheme()
setUpSearch()
foldPages()
