import MiniSearch, { type SearchResult } from 'minisearch'
import { SEARCH_OPTIONS } from '../searchOptions'
import { chooseTheme, shownTheme } from './shownTheme'

declare const manualIndex: string

const MOST_FOUND = 8

const one = <T extends Element>(selector: string): T => document.querySelector<T>(selector)!

const setUpTheme = (): void => {
  const button = one<HTMLButtonElement>('button.theme')
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

const setUpSearch = (): void => {
  const index = MiniSearch.loadJSON(manualIndex, SEARCH_OPTIONS)
  const input = one<HTMLInputElement>('.search input')
  const list = one<HTMLOListElement>('#found')
  let chosen = 0

  const search = (text: string): readonly SearchResult[] => {
    const options = { prefix: true, fuzzy: 0.2, boost: { title: 4, headings: 2 } }
    const strict = index.search(text, { ...options, combineWith: 'AND' })
    return (strict.length > 0 ? strict : index.search(text, { ...options, fuzzy: 0.4 })).slice(0, MOST_FOUND)
  }

  const choose = (place: number): void => {
    const items = [...list.children]
    chosen = Math.max(0, Math.min(place, items.length - 1))
    items.forEach((item, at) => item.classList.toggle('is-chosen', at === chosen))
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

  const show = (): void => {
    const text = input.value.trim()
    const found = search(text)
    list.hidden = text === ''
    list.replaceChildren(...found.map(itemOf))
    if (text !== '' && found.length === 0) {
      const nothing = document.createElement('li')
      nothing.className = 'nothing'
      nothing.textContent = 'Nothing found'
      list.append(nothing)
    }
    choose(0)
  }

  const close = (): void => {
    input.value = ''
    show()
  }

  input.disabled = false
  input.addEventListener('input', show)
  input.addEventListener('keydown', event => {
    if (event.key === 'ArrowDown') choose(chosen + 1)
    else if (event.key === 'ArrowUp') choose(chosen - 1)
    else if (event.key === 'Enter') list.children[chosen]?.querySelector('a')?.click()
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  })
  document.addEventListener('keydown', event => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    input.focus()
  })
  document.addEventListener('click', event => {
    if (!one('.search').contains(event.target as Node)) list.hidden = true
  })
  input.addEventListener('focus', () => {
    list.hidden = input.value.trim() === ''
  })
}

/** The list of pages is folded on narrow screens, where it would push the page down. */
const foldPages = (): void => {
  if (matchMedia('(max-width: 720px)').matches) one<HTMLDetailsElement>('details.pages').open = false
}

setUpTheme()
setUpSearch()
foldPages()
