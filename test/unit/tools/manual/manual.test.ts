import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { finishedPages } from '../../../../tools/manual/main'
import { renderPage } from '../../../../tools/manual/markdown'

const manual = path.join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'manual')
const render = (text: string) => renderPage(`# Title\n\n${text}\n`, 'page.md')

describe('a page of the manual', () => {
  test('names menus, keys and texts as they stand in the program', () => {
    expect(render('Choose {menu:publish} or {key:publish}.').html).toContain(
      'Choose <b class="menu">File <span aria-hidden="true">›</span> Publish</b> or <kbd>Ctrl</kbd> <kbd>P</kbd>.',
    )
    expect(render('{ui:solver.title} and {press:Ctrl+K}').text).toBe('Title\nSolver and Ctrl K')
  })

  test.each(['{menu:fly}', '{key:fly}', '{key:savePng}', '{ui:solver.nowhere}', '{press:Ctrl+J}', '{press:Fn}'])(
    'cannot name %s, which the program does not have',
    reference => {
      expect(() => render(`Choose ${reference}.`)).toThrow(`page.md names ${reference}`)
    },
  )

  test('cannot show a picture from elsewhere', () => {
    expect(() => render('![A board](https://example.org/a.png)')).toThrow('page.md shows https://example.org/a.png')
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

describe('the manual', async () => {
  const { parts, pages } = await finishedPages()

  test('has all its pages, with links that lead somewhere and pictures that are there', () => {
    expect(parts.map(({ id }) => id)).toEqual(['guide', 'organizers', 'scripts', 'contribute'])
    expect(pages.length).toBeGreaterThan(20)
  })

  test('lists every picture that it shows', () => {
    const listed = Object.keys(
      JSON.parse(readFileSync(path.join(manual, 'pictures.json'), 'utf8')) as Record<string, string>,
    )
    expect([...new Set(pages.flatMap(({ pictures }) => pictures))].sort()).toEqual(listed.sort())
  })

  test('tells of every command', () => {
    const commands = pages.find(({ page }) => page.id === 'scripts/commands')!
    expect(commands.headings.map(({ text }) => text)).toContain('backrank solve')
    expect(commands.text).toContain('Usage: backrank solve VARIANT FEN')
  })
})
