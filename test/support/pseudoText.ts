import type { Locator, Page } from 'playwright-core'

/** Text that may appear untranslated on the screen, besides elements with `translate="no"`. */
const NO_TEXT: readonly RegExp[] = [
  // FEN, whole or only the board; ranks.
  /[kqrbnapceghjmsw\d~]+(\/[kqrbnapceghjmsw\d~]+)+(\[[a-z]*\])?( [wb] [A-Za-z-]+ [a-l\d-]+ \d+ \d+( king\b| queen\b| [a-z]{1,2}\b| -)?)?/gi,
  // Ranks as they are typed.
  /\b[KQRBNACMEGHSWJP.]{8,10}\b/g,
  // Lists are joined by the rules of a locale, which no message changes.
  /(?<=\S) (and|or) (?=\S)/g,
  // Keys of the keyboard, in tooltips.
  /\b(Ctrl|Shift|Alt|Home|End|Esc|Enter|Delete|Del|Tab|Backspace|F\d+)\b/g,
  // SAN and UCI moves, with drops and castling.
  /\b([KQRBN]?[a-l]?\d{0,2}[x@]?[a-l]\d{1,2}(=?[QRBNqrbn])?|O-O(-O)?)[+#]?/g,
  // Units and counts as engines give them.
  /\b\d[\d.,]*\s?(kn\/s|Mn\/s|[kMG]B?|ms|min|px)\b/g,
]

/** A text on the screen that does not come from a message. */
export interface PlainText {
  /** Where: `text`, or the attribute that holds it. */
  readonly at: string
  readonly text: string
}

/** A text that does not fit into its element. */
export interface ClippedText {
  /** Tag and classes of the element. */
  readonly element: string
  readonly text: string
  /** The number of missing pixels. */
  readonly missing: number
}

/** Runs in the page, so it is self-contained. Returns all texts that a user can see or hear. */
const textsIn = (root: Element): readonly PlainText[] => {
  const isOwn = (element: Element | null): boolean =>
    element?.closest('[translate=no], kbd, script, style') === null
  // The options of a select are visible once it is opened.
  const isSeen = (element: Element): boolean =>
    (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true })
  const elements = [root, ...root.querySelectorAll('*')].filter(element => isOwn(element) && isSeen(element))
  const named = elements.flatMap(element =>
    [
      'placeholder',
      'title',
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'alt',
    ].flatMap(name => {
      const text = element.getAttribute(name)
      return text === null ? [] : [{ at: name, text }]
    }),
  )
  const written = elements.flatMap(element =>
    [...element.childNodes]
      .filter(node => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '')
      .map(node => ({ at: 'text', text: node.nodeValue!.trim() })),
  )
  return [...named, ...written]
}

/**
 * Runs in the page. Returns texts that are cut off. An ellipsis is fine if a tooltip has the whole text; a button,
 * tab or label must hold its text, and neither the window nor a dialog may scroll sideways.
 */
const clippedIn = (root: Element): readonly ClippedText[] => {
  const HOLDERS =
    'button, [role=button], [role=tab], [role=option], [role=menuitem], label, legend, dt, dd, th, td'
  const SIDEWAYS = 'html, body, .dialog, .popover'
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const nameOf = (element: Element) => [element.localName, ...element.classList].join('.')
  const told = (element: Element, text: string, missing: number): readonly ClippedText[] =>
    missing > 1 && text !== ''
      ? [{ element: nameOf(element), text: text.slice(0, 80), missing: Math.round(missing) }]
      : []
  /**
   * The visible text. Reading it forces a layout of the element's whole tree, so it is read only if something is
   * missing.
   */
  const shownText = (element: HTMLElement, missing: number) => (missing > 1 ? element.innerText.trim() : '')

  const cutOff = (element: HTMLElement): readonly ClippedText[] => {
    const style = getComputedStyle(element)
    // Wrapped parts that do not fit, and moves that fade out, visibly go on.
    const goesOn = style.textOverflow === 'ellipsis' || style.flexWrap === 'wrap'
    const hasTooltip = goesOn && element.closest('[title]') !== null
    if (hasTooltip || style.maskImage !== 'none') return []
    const across = hides(style.overflowX)
    const down = hides(style.overflowY) && style.webkitLineClamp === 'none'
    const missing = Math.max(
      across ? element.scrollWidth - element.clientWidth : 0,
      down ? element.scrollHeight - element.clientHeight : 0,
    )
    return told(element, shownText(element, missing), missing)
  }

  /** A text that extends beyond the button or label that it belongs to. */
  const outstanding = (element: HTMLElement): readonly ClippedText[] => {
    const holder = element.closest<HTMLElement>(HOLDERS)
    const own = [...element.childNodes].filter(
      node => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim(),
    )
    if (!holder || own.length === 0 || getComputedStyle(element).textOverflow === 'ellipsis') return []
    const box = holder.getBoundingClientRect()
    const allMissing = own.map(node => {
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return Math.max(right - box.right, box.left - left, bottom - box.bottom, box.top - top)
    })
    const missing = Math.max(...allMissing)
    return told(element, shownText(element, missing), missing)
  }

  const sideways = [root, ...root.querySelectorAll(SIDEWAYS)]
    .filter(element => element.matches(SIDEWAYS))
    .flatMap(element => told(element, 'scrolls sideways', element.scrollWidth - element.clientWidth))
  const elements = [...root.querySelectorAll('*')].filter(element => element instanceof HTMLElement)
  const texts = elements.flatMap(element => {
    const isHeardOnly =
      element.clientWidth <= 1 &&
      element.clientHeight <= 1 &&
      getComputedStyle(element).position === 'absolute'
    const isUnseen = !element.checkVisibility({ visibilityProperty: true })
    const isEmpty = element.textContent.trim() === ''
    if (isEmpty || isUnseen || isHeardOnly || element.closest('.visually-hidden')) return []
    return [...cutOff(element), ...outstanding(element)]
  })
  return [...sideways, ...texts]
}

const without = (text: string, allowed: readonly (RegExp | string)[]): string =>
  allowed.reduce<string>((rest, one) => rest.replaceAll(one, ' '), text)

/**
 * Whether a text shown in the pseudo-language has words that do not come from a message: two plain letters in a row,
 * since every letter of a message has an accent. English words passed to a message as values are found, too.
 *
 * @param allowed names and data of the user; patterns need the flag `g`
 */
export const hasPlainWords = (text: string, allowed: readonly (RegExp | string)[] = []): boolean =>
  /[A-Za-z]{2}/.test(without(text, [...allowed, ...NO_TEXT]))

const rootOf = (where: Page | Locator): Locator =>
  'locator' in where && 'goto' in where ? where.locator('html') : where

/**
 * All texts of a window in the pseudo-language that are still English: visible texts, placeholders, tooltips and
 * names for screen readers. Leaves out notation, keys, and elements with `translate="no"`, which hold data of the user.
 *
 * @param allowed names of engines, people and systems; patterns need the flag `g`
 */
export const plainTexts = async (
  where: Page | Locator,
  allowed: readonly (RegExp | string)[] = [],
): Promise<readonly PlainText[]> => {
  const texts = await rootOf(where).evaluate(textsIn)
  return texts.filter(({ text }) => hasPlainWords(text, allowed))
}

/** All texts of a window that are cut off without a tooltip, or extend beyond their button or label. */
export const clippedTexts = (where: Page | Locator): Promise<readonly ClippedText[]> =>
  rootOf(where).evaluate(clippedIn)
