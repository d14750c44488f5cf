import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { PROCEDURES } from '@shared/procedures/catalogue'
import { EQUIPMENT, SQUARE_COLORS } from '@shared/procedures/model/procedure'
import { speak } from '@shared/i18n/spoken'
import { documentOf } from '../../../../tools/manual/layout'
import { finishedManuals } from '../../../../tools/manual/main'
import { renderPage } from '../../../../tools/manual/markdown'

const manual = path.join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'manual')
const render = (text: string) => renderPage(`# Title\n\n${text}\n`, 'page.md')

describe('a page of the manual', () => {
  test('names menus, keys and texts as they stand in the program', () => {
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

  test('has a title', () => {
    expect(() => renderPage('Text\n', 'page.md')).toThrow('page.md does not begin with a title')
  })

  test('keeps markup in a text a text', () => {
    expect(render('<b>bold</b> `{menu:publish}`').html).toContain(
      '&lt;b&gt;bold&lt;/b&gt; <code>{menu:publish}</code>',
    )
  })
})

describe('a page of the manual in German', () => {
  test('names menus, keys and texts as the German window does', () => {
    onTestFinished(() => speak(() => 'en'))
    speak(() => 'de')
    expect(render('{menu:publish}, {key:publish}, {ui:solver.solve}, {press:Home}').text).toBe(
      'Title\nDatei Veröffentlichen, Strg P, Aufbau bewerten, Pos1',
    )
  })
})

describe('the manual', async () => {
  const manuals = await finishedManuals()
  const [english] = manuals

  test('has all its pages, with links that lead somewhere and pictures that are there', () => {
    expect(english!.parts.map(({ id }) => id)).toEqual(['guide', 'organizers', 'scripts', 'contribute'])
    expect(english!.pages.length).toBeGreaterThan(20)
    expect(english!.pages.every(({ page }) => page.isTranslated)).toBe(true)
  })

  test('lists every picture that it shows', () => {
    const listed = Object.keys(
      JSON.parse(readFileSync(path.join(manual, 'pictures.json'), 'utf8')) as Record<string, string>,
    )
    expect([...new Set(english!.pages.flatMap(({ pictures }) => pictures))].sort()).toEqual(listed.sort())
  })

  test('lists every command', () => {
    const commands = english!.pages.find(({ page }) => page.id === 'scripts/commands')!
    expect(commands.headings.map(({ text }) => text)).toContain('backrank solve')
    expect(commands.text).toContain('Usage: backrank solve VARIANT FEN')
  })

  test('says what batch can be asked, and what a procedure consists of', () => {
    const textOf = (id: string) => english!.pages.find(({ page }) => page.id === id)!.text
    expect(textOf('scripts/batch')).toContain('{"command":"perft","variant":V,"fen":FEN,"depth":N}')
    const procedures = textOf('scripts/procedures')
    const steps = PROCEDURES.flatMap(({ steps }) => steps.map(({ kind }) => kind))
    for (const word of [...EQUIPMENT, ...SQUARE_COLORS, ...steps]) expect(procedures).toContain(word)
  })

  test('lists every system with its numbers', () => {
    const systems = english!.pages.find(({ page }) => page.id === 'guide/systems')!
    expect(systems.html).toMatch(/<td><code>chess960<\/code><\/td>\s*<td>8 × 8<\/td>\s*<td>960<\/td>/)
  })

  describe.each(manuals)('in $language.name', each => {
    const { language, pages } = each

    test('has the same pages, which lead to one another and to themselves in other languages', () => {
      expect(pages.map(({ page }) => page.id)).toEqual(english!.pages.map(({ page }) => page.id))
      const text = documentOf(each, 0, '1.2.3')
      expect(text).toContain(`<html lang="${language.code}"`)
      for (const { language: other } of manuals)
        expect(text).toContain(`href="../../${other.code}/${pages[0]!.page.id}.html"`)
    })

    test('speaks the language in every part for users', () => {
      const left = pages.filter(({ page }) => /^(guide|organizers)\//.test(page.id) && !page.isTranslated)
      expect(left.map(({ page }) => page.id)).toEqual([])
    })

    test('shows on each page what the page shows in English', () => {
      for (const [at, page] of pages.entries()) {
        const original = english!.pages[at]!
        expect([page.page.id, ...page.pictures]).toEqual([page.page.id, ...original.pictures])
        expect([page.page.id, ...page.headings.map(({ level }) => level)]).toEqual([
          page.page.id,
          ...original.headings.map(({ level }) => level),
        ])
      }
    })

    test('says so where a page is in English', () => {
      const at = pages.findIndex(({ page }) => !page.isTranslated)
      const notice = language.words.page.notTranslated
      for (const index of pages.keys())
        expect(documentOf(each, index, '1').includes(notice)).toBe(!pages[index]!.page.isTranslated)
      expect(at >= 0).toBe(language.code !== 'en')
    })
  })
})
