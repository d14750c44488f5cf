import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The rules that must hold: levels A and AA of WCAG 2.1, and the best practices of axe. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']

type RuleSwitches = Readonly<Record<string, { enabled: boolean }>>

const OF_COLORS = ['color-contrast', 'link-in-text-block']

/** Switches off all rules except those about colors. */
const COLORS_ALONE: RuleSwitches = Object.fromEntries(
  axe.getRules(TAGS).map(({ ruleId }) => [ruleId, { enabled: OF_COLORS.includes(ruleId) }]),
)

/** An element of a page that breaks a rule of axe. */
export interface Violation {
  readonly rule: string
  readonly selector: string
  readonly markup: string
  readonly why: string
}

/** Added to the page on the first check: color checks take most of the time, and most of a page stays unchanged. */
interface Watched {
  readonly axe: typeof axe
  /**
   * Returns the elements with text that look different from when they last passed; `remember` keeps the current
   * looks.
   */
  readonly lookAround: () => { readonly changed: readonly Element[]; readonly remember: () => void }
  /** The attribute of the elements whose colors axe checks. */
  readonly mark: string
}

/**
 * Runs in the page. An element with text is identified by the tags around it, which carry theme and background, its own
 * tag, its place and its text. Elements with the focus or the pointer are always checked again. Elements hidden from
 * assistive technology, such as the window behind a dialog, are skipped except for links, as axe does.
 */
const watchTexts = (): void => {
  const { axe } = window as unknown as Watched
  const seen = new Set<string>()
  const LINKS = 'a[href], [role=link]'
  const mark = 'data-looks-new'
  axe.configure({
    // Otherwise axe serializes every element that it checks, with all its content.
    noHtml: true,
    rules: [
      // Only `!important` keeps readers from changing spacing; otherwise axe collects the texts of all elements with
      // a style.
      { id: 'avoid-inline-spacing', selector: '[style*="!"]' },
      { id: 'color-contrast', selector: `[${mark}]` },
      { id: 'link-in-text-block', selector: `a[href][${mark}], [role=link][${mark}]` },
    ],
  })
  /** Elements that may cover others, whose colors axe cannot read meanwhile. */
  const COVERS =
    '[role=dialog], [role=menu], [data-reka-popper-content-wrapper], .popover, .toast, .tab-card, .move-preview'

  /** A 64-bit hash of a text. */
  const digest = (text: string): string => {
    let [one, other] = [7, 11]
    for (let at = 0; at < text.length; at += 1) {
      one = (Math.imul(one, 31) + text.charCodeAt(at)) | 0
      other = (Math.imul(other, 131) + text.charCodeAt(at)) | 0
    }
    return `${one} ${other}`
  }

  /** The tag, without an attribute that no style uses and that every step through a list changes. */
  const tagOf = (element: Element): string => {
    const bare = element.cloneNode(false) as Element
    bare.removeAttribute('aria-activedescendant')
    return bare.outerHTML
  }

  const textOf = (element: Element): string =>
    [...element.childNodes]
      .map(node => (node.nodeType === Node.TEXT_NODE ? node.nodeValue!.trim() : ''))
      .join('') + ('value' in element ? String(element.value) : '')

  const lookAround: Watched['lookAround'] = () => {
    const changed: Element[] = []
    const looks: string[] = []
    const isCovered = document.querySelector(COVERS) !== null
    const visit = (element: Element, around: string, isAroundHidden = false): void => {
      const isHidden = isAroundHidden || element.getAttribute('aria-hidden') === 'true'
      const within = digest(around + tagOf(element))
      const text = textOf(element)
      if (element.matches(LINKS) || (text !== '' && !isHidden)) {
        const { x, y, width, height } = element.getBoundingClientRect()
        const look = [within, x, y, width, height, text].join(' ')
        if (!seen.has(look) || element.matches(':hover, :focus-within')) {
          changed.push(element)
          if (!isCovered || element.closest(COVERS)) looks.push(look)
        }
      }
      for (const child of element.children) visit(child, within, isHidden)
    }
    visit(document.documentElement, `${innerWidth} ${innerHeight}`)
    return { changed, remember: () => looks.forEach(look => seen.add(look)) }
  }

  Object.assign(window, { lookAround, mark })
}

/** Adds `axe` to the page by evaluating its source: the page's own policy would refuse a script element. */
const bringAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(axe.source)
  await page.evaluate(watchTexts)
}

/** What axe checks: everything, or only the colors, for a page that was checked in other colors before. */
export type Scope = 'everything' | 'colors'

/**
 * The violations that axe finds in the current page. One run covers all rules: reading the page takes much of its
 * time.
 */
export const findViolations = async (page: Page, scope: Scope): Promise<readonly Violation[]> => {
  await bringAxe(page)
  return page.evaluate(
    async ([tags, rules, ofColors]) => {
      const { axe, lookAround, mark } = window as unknown as Watched
      const { changed, remember } = lookAround()
      if (rules && changed.length === 0) return []
      for (const element of changed) element.setAttribute(mark, '')
      const found = await axe.run(document, {
        runOnly: tags,
        ...(rules && { rules }),
        reporter: 'no-passes',
        preload: false,
      })
      for (const element of changed) element.removeAttribute(mark)
      if (!found.violations.some(({ id }) => ofColors.includes(id))) remember()
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none }): Violation => {
          const selector = target.flat().join(' > ')
          const markup = document.querySelector(selector)?.outerHTML.slice(0, 240) ?? ''
          const why = [...any, ...all, ...none].map(({ message }) => message).join('; ')
          return { rule: id, selector, markup, why }
        }),
      )
    },
    [TAGS, scope === 'colors' ? COLORS_ALONE : undefined, OF_COLORS] as const,
  )
}

/**
 * Fails the test, without stopping it, for every violation that axe finds in the current page; each failure names
 * state, rule, selector, markup and reason.
 *
 * @param where the state of the page, for the message
 * @param scope what is checked; everything by default
 */
export const expectAccessible = async (
  page: Page,
  where: string,
  scope: Scope = 'everything',
): Promise<void> => {
  const found = await findViolations(page, scope)
  expect
    .soft(found.map(({ rule, selector, markup, why }) => `${where}: ${rule}: ${selector}: ${markup}: ${why}`))
    .toEqual([])
}
