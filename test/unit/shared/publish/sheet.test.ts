import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PAGE_CHOICES, PAPERS } from '@shared/publish/choices'
import { makeSheet } from '@shared/publish/document/makeSheet'
import type { PublishedSheet, SheetMove, SheetRow } from '@shared/publish/document/sheetDocument'
import { makeSheets } from '@shared/publish/page/page'
import { gameOf } from '../../../support/published'

const fixture = (name: string): string =>
  readFileSync(`test/fixtures/publish/preparation-${name}.pgn`, 'utf8')
const SMALL = fixture('small')
const BIG = fixture('big')
const THROW = fixture('throw')

const LOOK = { ...PAGE_CHOICES, pieces: 'classic', lettering: 'letters' } as const

const sheetOf = (text: string, paper: (typeof PAPERS)[number] = 'a4'): PublishedSheet =>
  makeSheet(gameOf(text), LOOK, paper)!

const pageOf = (text: string, medium: 'screen' | 'print' = 'print'): string =>
  makeSheets([sheetOf(text)], LOOK, 'a4', medium)

const words = (moves: readonly SheetMove[]): string =>
  moves
    .map(({ lead, text, glyphs }) => `${lead}${text}${glyphs.map(({ glyph }) => glyph).join('')}`)
    .join(' ')

const rowsOf = ({ columns }: PublishedSheet): readonly SheetRow[] => columns.flatMap(({ rows }) => rows)

const told = ({ depth, answer, replies, value, mark, joins }: SheetRow): string =>
  [`${'.'.repeat(depth)}${words([answer])}`, mark, words(replies), joins, value].filter(Boolean).join(' ')

describe('the sheet of a preparation', () => {
  test('has a heading with the start, the color and the value', () => {
    const sheet = sheetOf(SMALL)
    expect(sheet.title).toBe('Start 241, Chess960')
    expect(sheet.facts).toBe('')
    expect(sheet.color).toBe('white')
    expect(sheet.numbers).toEqual(['Value +0.57', 'Coverage 6%', '33 decisions'])
    expect(sheet.ranks.map(({ heading }) => heading)).toEqual(['Start 241 of 960'])
    expect([words(sheet.opening), sheet.openingValue]).toEqual(['1.e3', '+0.57'])
  })

  test('may have a name, with the system below it', () => {
    const { title, facts } = sheetOf(SMALL.replace('[Event "?"]', '[Event "Club night"]'))
    expect({ title, facts }).toEqual({ title: 'Club night', facts: 'Chess960' })
  })

  test('has nested answers with replies and values, likeliest first', () => {
    const rows = rowsOf(sheetOf(SMALL)).map(told)
    expect(rows.slice(0, 4)).toEqual([
      '1…e6 2.c4 +0.57',
      '.2…Bf6 3.Bf3 +0.57',
      '..3…c5 4.Nc3 +0.57',
      '...4…Nc6 5.Bxc6 +0.57',
    ])
    expect(rows).toContain('...4…Na6 A 5.b3 +0.80')
    expect(rows).toContain('...4…Qe7 → A +0.80')
  })

  test('has two columns of similar height, the second with the moves that it continues', () => {
    const [first, second] = sheetOf(SMALL).columns
    expect(Math.abs(first!.rows.length - second!.rows.length)).toBeLessThanOrEqual(2)
    expect(first!.from.moves).toEqual([])
    expect(words(second!.from.moves)).toBe('1…e6 2.c4 Bf6 3.Bf3 Na6 4.Nc3')
  })

  test('has mistakes with the moves before them and their refutation', () => {
    const [trap] = sheetOf(SMALL).traps
    expect(words(trap!.line.moves)).toBe('1.e3 e6 2.c4 Bf6 3.Bf3')
    expect(trap!.line.isCut).toBe(false)
    expect([words([trap!.mistake]), words(trap!.replies), trap!.value]).toEqual([
      'Bxb2??',
      '4.Bxb2□',
      '+5.98',
    ])
  })

  test('reports what it has no room for, and has fewer lines on smaller paper', () => {
    expect(sheetOf(SMALL).left).toBe('')
    expect(sheetOf(BIG).left).toMatch(/^And \d{3} more lines, \d+ more traps\.$/)
    const counts = PAPERS.map(paper => rowsOf(sheetOf(BIG, paper)).length)
    expect(counts[0]).toBeGreaterThan(counts[1]!)
  })

  test('for a throw shows the throw, the pieces in hand, and placements like moves', () => {
    const sheet = sheetOf(THROW)
    expect(sheet.ranks.map(({ heading }) => heading)).toEqual([
      'Throw 6,885 of 9,216',
      'Start 109,649 of 921,600',
    ])
    expect(words(sheet.opening)).toBe('1.N@b1')
    const rows = rowsOf(sheet).map(told)
    expect(rows[0]).toBe('1…N@b8 2.N@e1 +0.13')
    expect(rows).toContainEqual(expect.stringMatching(/^\.\.2…|^\.\.3…\S+ 4\.Q@c1\+K@g1/))
    // There is room for the game after the setup, because lines that join make its start likely.
    expect(rows).toContainEqual(expect.stringMatching(/^\.{4}5…/))
    expect(makeSheets([sheet], LOOK, 'a4', 'print')).toContain(
      'aria-label="White’s pieces in hand: queen, rook, knight, knight and king"',
    )
  })

  test('is not made for a game without a preparation', () => {
    expect(makeSheet(gameOf('1. e4 e5 *'), LOOK, 'a4')).toBeUndefined()
  })
})

describe('the page of a sheet', () => {
  test('shows the board from the prepared side', () => {
    const first = (page: string) =>
      /<svg class="board"[^>]*aria-label="Starting position[^]*?<use x="0" y="0"[^>]*href="#([a-z-]+)"/.exec(
        page,
      )?.[1]
    expect(first(pageOf(SMALL))).toBe('b-bishop')
    expect(first(pageOf(BIG))).toBe('w-rook')
  })

  test('shows hostile text as text, runs no script and loads nothing', () => {
    const hostile = `><script>alert(1)</script><img src=x onerror=alert(2)>'&lt;`
    const page = pageOf(
      SMALL.replace('[Event "?"]', `[Event "${hostile}"]`).replace('[Site "?"]', `[Annotator "${hostile}"]`),
      'screen',
    )
    expect(page).not.toMatch(/<script|<img/)
    expect(page).toContain('&lt;script&gt;alert(1)')
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)![1]!
    const hashes = Array.from(
      page.matchAll(/<style[^>]*>([^]*?)<\/style>/g),
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    expect(policy).toContain(`style-src ${hashes.join(' ')};`)
    expect(policy).not.toContain('script-src')
    expect(page).not.toMatch(/(?:src|href)="(?!#)|style="|https?:(?!\/\/www\.w3\.org)/)
  })
})
