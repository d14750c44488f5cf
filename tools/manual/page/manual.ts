import MiniSearch, { type SearchResult } from 'minisearch'
import { SEARCH_OPTIONS } from '../searchOptions'
import { chooseTheme, shownTheme } from './shownTheme'

declare const manualIndex: string

const MOST_FOUND = 8
/** Pixels below the top of the window: the last section whose heading is above this line is being read. */
const READING_LINE = 120
/** The most pages to show if none has all words. */
const MOST_NEAR = 3

const setUpTheme = (): void => {
  const button = document.querySelector<HTMLButtonElement>('button.theme')!
  const show = () => {
    const { toDark = '', toLight = '' } = button.dataset
    button.title = shownTheme() === 'dark' ? toLight : toDark
    button.ariaLabel = button.title
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

const nothingFound = (text: string): HTMLLIElement => {
  const item = document.createElement('li')
  item.className = 'nothing'
  item.textContent = text
  return item
}

/** The result of a search: pages with all words, or else the nearest ones. */
interface Finding {
  readonly pages: readonly SearchResult[]
  readonly isExact: boolean
}

const finder = (): ((text: string) => Finding) => {
  const index = MiniSearch.loadJSON(manualIndex, SEARCH_OPTIONS)
  const options = { prefix: true, boost: { title: 4, headings: 2 } }
  return text => {
    const exact = index.search(text, { ...options, fuzzy: 0.2, combineWith: 'AND' })
    if (exact.length > 0) return { pages: exact.slice(0, MOST_FOUND), isExact: true }
    return { pages: index.search(text, { ...options, fuzzy: 0.4 }).slice(0, MOST_NEAR), isExact: false }
  }
}

const setUpSearch = (): void => {
  const find = finder()
  const box = document.querySelector<HTMLElement>('.search')!
  const input = box.querySelector('input')!
  const list = box.querySelector('ol')!
  let chosen = 0

  const choose = (place: number): void => {
    const items = [...list.querySelectorAll('li:not(.nothing)')]
    chosen = Math.max(0, Math.min(place, items.length - 1))
    items.forEach((item, at) => item.classList.toggle('is-chosen', at === chosen))
  }
  const show = (): void => {
    const text = input.value.trim()
    const { pages, isExact } = find(text)
    const nothing = isExact ? [] : [nothingFound(list.dataset.nothing ?? '')]
    list.hidden = text === ''
    list.replaceChildren(...nothing, ...pages.map(itemOf))
    choose(0)
  }
  const close = (): void => {
    input.value = ''
    show()
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => choose(chosen + 1),
    ArrowUp: () => choose(chosen - 1),
    Enter: () => list.querySelectorAll('a')[chosen]?.click(),
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

/** Folds the list of pages on narrow screens, where it would push the page down. */
const foldPages = (): void => {
  if (matchMedia('(max-width: 720px)').matches)
    document.querySelector<HTMLDetailsElement>('details.pages')!.open = false
}

/** Marks the section that is being read in the list beside the page. */
const followReading = (): void => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.outline a')]
  const headings = links.map(link => document.getElementById(decodeURIComponent(link.hash.slice(1)))!)
  if (links.length === 0) return
  const mark = (): void => {
    const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 1
    const passed = headings.filter(heading => heading.getBoundingClientRect().top < READING_LINE).length
    const here = isAtEnd ? links.length - 1 : passed - 1
    links.forEach((link, at) => link.classList.toggle('is-here', at === here))
  }
  addEventListener('scroll', mark, { passive: true })
  // Pictures that load late make the page longer.
  new ResizeObserver(mark).observe(document.body)
}

/** Opens pictures in full size when they are clicked; another click closes them. */
const enlargePictures = (): void => {
  const dialog = document.createElement('dialog')
  dialog.className = 'large'
  dialog.addEventListener('click', () => dialog.close())
  document.body.append(dialog)
  document.querySelectorAll('.enlarge').forEach(button =>
    button.addEventListener('click', () => {
      dialog.replaceChildren(button.firstElementChild!.cloneNode())
      dialog.showModal()
    }),
  )
}

/** Closes the chooser of languages as menus close: by a click elsewhere or Escape. */
const closeLanguages = (): void => {
  const chooser = document.querySelector<HTMLDetailsElement>('details.languages')
  if (!chooser) return
  document.addEventListener('click', event => {
    if (!chooser.contains(event.target as Node)) chooser.open = false
  })
  chooser.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    chooser.open = false
    chooser.querySelector('summary')!.focus()
  })
}

setUpTheme()
setUpSearch()
foldPages()
followReading()
closeLanguages()
enlargePictures()
