import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { PROCEDURES } from '@shared/procedures/catalogue'
import { EQUIPMENT, SQUARE_COLORS } from '@shared/procedures/model/procedure'
import { LANGUAGES } from '@shared/i18n/languages'
import { speak } from '@shared/i18n/spoken'
import { documentOf, type FinishedPage } from '../../../../tools/manual/layout'
import { finishedManuals } from '../../../../tools/manual/main'
import { renderPage } from '../../../../tools/manual/markdown'

const manual = path.join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'manual')
const render = (text: string) => renderPage(`# Title\n\n${text}\n`, 'page.md')

describe('a page of the manual', () => {
  test('names menus, keys and texts as in the program', () => {
    expect(render('Choose {menu:publish} or {key:publish}.').html).toContain(
      'Choose <b class="menu">File <span aria-hidden="true">›</span> Publish</b> or <kbd>Ctrl</kbd> <kbd>P</kbd>.',
    )
    expect(render('{ui:solver.title} and {press:Mod+K}').text).toBe('Title\nSolver and Ctrl K')
  })

  test.each([
    '{menu:fly}',
    '{key:fly}',
    '{key:savePng}',
    '{ui:solver.nowhere}',
    '{press:Mod+J}',
    '{press:Fn}',
  ])('cannot name %s, which the program does not have', reference => {
    expect(() => render(`Choose ${reference}.`)).toThrow(`page.md names ${reference}`)
  })

  test('cannot show a picture from elsewhere', () => {
    expect(() => render('![A board](https://example.org/a.png)')).toThrow(
      'page.md shows https://example.org/a.png',
    )
  })

  test('shows each picture in its language if available, light and dark', () => {
    const text = '# Title\n\n![A](picture:window) ![B](picture:dice)\n'
    const { html } = renderPage(text, 'page.md', name => (name === 'dice' ? 'pictures/de' : 'pictures'))
    expect(html.match(/(?<=src=")[^"]*/g)).toEqual([
      '../../pictures/window-light.webp',
      '../../pictures/window-dark.webp',
      '../../pictures/de/dice-light.webp',
      '../../pictures/de/dice-dark.webp',
    ])
  })

  test('must begin with a title', () => {
    expect(() => renderPage('Text\n', 'page.md')).toThrow('page.md does not begin with a title')
  })

  test('keeps HTML markup as text', () => {
    expect(render('<b>bold</b> `{menu:publish}`').html).toContain(
      '&lt;b&gt;bold&lt;/b&gt; <code>{menu:publish}</code>',
    )
  })
})

describe('a page of the manual in German', () => {
  test('names menus, keys and texts as in the German window', () => {
    onTestFinished(() => speak(() => 'en'))
    speak(() => 'de')
    expect(render('{menu:publish}, {key:publish}, {ui:solver.solve}, {press:Home}').text).toBe(
      'Title\nDatei Veröffentlichen, Strg P, Aufbau bewerten, Pos1',
    )
  })
})

/** The pages for users of the program, one task each. */
const tasksOf = (pages: readonly FinishedPage[]) =>
  pages.filter(({ page }) => /^(guide|organizers)\//.test(page.id))

const listed = JSON.parse(readFileSync(path.join(manual, 'pictures.json'), 'utf8')) as Readonly<
  Record<string, { readonly marks: Readonly<Record<string, string>> }>
>

describe('the manual', async () => {
  const manuals = await finishedManuals()
  const [english] = manuals

  test('has all its pages, with valid links and existing pictures', () => {
    expect(english!.parts.map(({ id }) => id)).toEqual(['guide', 'organizers', 'scripts', 'contribute'])
    expect(english!.pages.length).toBeGreaterThan(20)
    expect(english!.pages.every(({ page }) => page.isTranslated)).toBe(true)
  })

  test('lists every picture that it shows', () => {
    const shown = new Set(english!.pages.flatMap(({ pictures }) => pictures))
    expect([...shown].sort()).toEqual(Object.keys(listed).sort())
  })

  test('numbers only existing steps in its pictures', () => {
    for (const { page, html, pictures } of tasksOf(english!.pages)) {
      const steps = /<ol>([^]*?)<\/ol>/.exec(html)![1]!.match(/<li>/g)!.length
      const numbers = pictures.flatMap(name => Object.keys(listed[name]!.marks).map(Number))
      expect([page.id, numbers.filter(number => number > steps)]).toEqual([page.id, []])
      expect([page.id, numbers.length > 0]).toEqual([page.id, true])
    }
  })

  test('lists every command', () => {
    const commands = english!.pages.find(({ page }) => page.id === 'scripts/commands')!
    expect(commands.headings.map(({ text }) => text)).toContain('backrank solve')
    expect(commands.text).toContain('Usage: backrank solve VARIANT FEN')
  })

  test('documents the batch commands and the parts of a procedure', () => {
    const textOf = (id: string) => english!.pages.find(({ page }) => page.id === id)!.text
    expect(textOf('scripts/batch')).toContain('{"command":"perft","variant":V,"fen":FEN,"depth":N}')
    const procedures = textOf('scripts/procedures')
    const steps = PROCEDURES.flatMap(({ steps }) => steps.map(({ kind }) => kind))
    for (const word of [...EQUIPMENT, ...SQUARE_COLORS, ...steps]) expect(procedures).toContain(word)
  })

  test('links to related pages from every page', () => {
    for (const manual of manuals)
      for (const [at, { page }] of manual.pages.entries()) {
        const { seeAlso } = manual.language.words.page
        expect([page.id, documentOf(manual, at, '1').includes(`aria-label="${seeAlso}"`)]).toEqual([
          page.id,
          true,
        ])
      }
  })

  test('says where to find the subject of a page in the program', () => {
    const at = english!.pages.findIndex(({ page }) => page.id === 'guide/publish')
    expect(documentOf(english!, at, '1')).toMatch(
      /<h2>In the program<\/h2><ul>.*<li><span>File › Publish<\/span> <kbd>Ctrl<\/kbd><kbd>P<\/kbd>/,
    )
  })

  test('exists in every language of the program, without other folders', () => {
    const folders = readdirSync(manual, { withFileTypes: true }).filter(
      one => one.isDirectory() && one.name !== 'pictures',
    )
    expect(folders.map(({ name }) => name).sort()).toEqual(LANGUAGES.map(({ code }) => code).sort())
    expect(manuals.map(({ language }) => language.code)).toEqual(LANGUAGES.map(({ code }) => code))
  })

  test('refers contributors to existing files and scripts only', () => {
    const root = path.join(manual, '..', '..')
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const texts = english!.pages
      .filter(({ page }) => page.part === 'contribute' && page.id !== 'contribute/flows')
      .map(({ page }) => page.markdown.replaceAll('CODE', 'de'))
    const files = texts.flatMap(text => text.match(/(?<=`)[\w.]+(?:\/[\w.]+)+(?=`)/g) ?? [])
    const runs = texts.flatMap(text => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!))
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter(file => !existsSync(path.join(root, file)))).toEqual([])
    expect(runs.filter(name => scripts[name] === undefined)).toEqual([])
  })

  test('lists every variant with its numbers', () => {
    const systems = english!.pages.find(({ page }) => page.id === 'guide/systems')!
    expect(systems.html).toMatch(/<td><code>chess960<\/code><\/td>\s*<td>8 × 8<\/td>\s*<td>960<\/td>/)
  })

  describe.each(manuals)('the manual in $language.name', each => {
    const { language, pages } = each

    test('has the same pages, which link to their versions in other languages', () => {
      expect(pages.map(({ page }) => page.id)).toEqual(english!.pages.map(({ page }) => page.id))
      const text = documentOf(each, 0, '1.2.3')
      expect(text).toContain(`<html lang="${language.code}"`)
      for (const { language: other } of manuals)
        expect(text).toContain(`href="../../${other.code}/${pages[0]!.page.id}.html"`)
    })

    test('is translated in every part for users', () => {
      const left = tasksOf(pages).filter(({ page }) => !page.isTranslated)
      expect(left.map(({ page }) => page.id)).toEqual([])
    })

    test('has one page for each task: a paragraph, steps, a picture of them, then details', () => {
      const shape = /^<h1[^>]*>[^<]*<\/h1>\n<p>[^]*?<\/p>\n<ol>\n[^]*?<\/ol>\n<p><figure>/
      for (const { page, html, pictures } of tasksOf(pages)) {
        const before = html.slice(0, html.indexOf('<figure>'))
        expect([page.id, shape.test(html), before.match(/<p>/g)!.length]).toEqual([page.id, true, 2])
        expect([page.id, pictures.length]).toEqual([page.id, 1])
      }
    })

    test('has the same pictures and headings on each page as in English', () => {
      for (const [at, page] of pages.entries()) {
        const original = english!.pages[at]!
        expect([page.page.id, ...page.pictures]).toEqual([page.page.id, ...original.pictures])
        expect([page.page.id, ...page.headings.map(({ level }) => level)]).toEqual([
          page.page.id,
          ...original.headings.map(({ level }) => level),
        ])
      }
    })

    test('has as many paragraphs, items and figures on each page as in English', () => {
      const blocksOf = (html: string) => html.match(/<(?:p|li|tr|pre|figure)\b/g)?.length
      const lengths = (from: readonly FinishedPage[]) =>
        from.map(({ page, html }) => [page.id, blocksOf(html)])
      expect(lengths(pages)).toEqual(lengths(english!.pages))
    })

    test('marks the pages that are in English', () => {
      const at = pages.findIndex(({ page }) => !page.isTranslated)
      const notice = language.words.page.notTranslated
      for (const index of pages.keys())
        expect(documentOf(each, index, '1').includes(notice)).toBe(!pages[index]!.page.isTranslated)
      expect(at >= 0).toBe(language.code !== 'en')
    })
  })
})
