import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { artUri } from '@shared/picture/pieces/artUri'
import { PIECE_SETS, type PieceSet } from '@shared/picture/pieces/pieceSets'
import { svgOfArt } from '@shared/picture/pieces/drawing'
import { escapeHtml, markup } from '@shared/publish/page/markup'
import { longGame, pageOf } from '../../../support/published'

const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(2)>'&lt;`

const between = (text: string, from: string, to: string): string =>
  text.slice(text.indexOf(from) + from.length, text.indexOf(to, text.indexOf(from) + from.length))

describe('markup', () => {
  test('escapes everything that is not markup', () => {
    expect(
      markup`<b title="${'"&\''}">${'<i>'}${markup`<u>${'&'}</u>`}${false}${undefined}${[1, '<']}</b>`.html,
    ).toBe('<b title="&quot;&amp;&#39;">&lt;i&gt;<u>&amp;</u>1&lt;</b>')
  })

  test('replaces characters that a page cannot contain', () => {
    expect(escapeHtml('a\u0000b\ud800c\nd')).toBe('a\ufffdb\ufffdc\nd')
  })
})

describe('a page', () => {
  test('shows hostile text as text in every place', () => {
    const tag = HOSTILE.replaceAll('"', '\\"')
    const text = `[White "${tag}"]\n[Black "${tag}"]\n[Event "${tag}"]\n[Site "${tag}"]\n[Annotator "${tag}"]\n\n{${HOSTILE}} 1. e4 {${HOSTILE} [%cal ${HOSTILE}]} e5 (1... c5 {${HOSTILE}}) 2. Ke9 ${HOSTILE} *`
    const page = pageOf(text)
    expect(page).not.toMatch(/<script>alert|<img/)
    expect(page).toContain('&lt;script&gt;alert(1)')
    expect(page.match(/<script/g)).toHaveLength(2)
    expect(page.match(/<\/script/g)).toHaveLength(2)
  })

  test('allows only its own styles and script, and loads nothing', () => {
    const page = pageOf('1. e4 e5 *')
    const policy = between(page, 'Content-Security-Policy" content="', '"')
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const styles = Array.from(page.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, text = '']) => hash(text))
    expect(policy).toContain(`style-src ${styles.join(' ')};`)
    expect(policy).toContain(`script-src ${hash(between(page, '<script>', '</script>'))}`)
    expect(policy).toMatch(/^default-src 'none'/)
    expect(page).not.toMatch(/(?:src|href)="(?!#)|style="|https?:(?!\/\/www\.w3\.org)/)
  })

  test.each([
    ['system', 'screen', ['screen and (prefers-color-scheme: dark)']],
    ['dark', 'screen', ['screen']],
    ['light', 'screen', []],
    ['dark', 'print', []],
  ] as const)(
    'with the theme %s, for %s, is dark in %j, but it is never dark in print',
    (theme, medium, media) => {
      const page = pageOf('1. e4 e5 *', { theme }, medium)
      const dark = Array.from(
        page.matchAll(/<style(?: media="(.*?)")?>[^<]*color-scheme: dark/g),
        ([, where]) => where,
      )
      expect(dark).toEqual(media)
    },
  )

  test.each(['classic', 'plain', 'counters'] as const)('draws the pieces of the set %s', set => {
    const page = pageOf('1. e4 e5 *', { pieces: set })
    const king = (name: PieceSet) => svgOfArt(artUri('king', 'black', name))!.replace(/^<svg[^>]*>/, '')
    const symbol = between(page, '<symbol id="b-king"', '</symbol>')
    const drawn = PIECE_SETS.filter(name => symbol.includes(king(name).replace('</svg>', '')))
    // The Hanja set differs from the classic one only in the tiles of Janggi.
    expect(drawn.filter(name => name !== 'hanja')).toEqual([set])
  })

  test('has no script on paper', () => {
    const page = pageOf('1. e4 e5 *', {}, 'print')
    expect(page).not.toContain('<script')
    expect(page).not.toContain('class="player"')
  })

  test('contains the typefaces that its text needs, and no others', () => {
    const faces = (text: string) => pageOf(text).match(/@font-face/g)!.length
    expect(faces('1. e4 e5 *')).toBe(2)
    expect(faces('[White "Lukić, Srećko"]\n\n1. e4 e5 *')).toBe(3)
    expect(faces('1. e4 {Ход} e5 *')).toBe(3)
    const page = pageOf('1. Nf3 *')
    expect(page).toContain('font-src data:')
    expect(page).not.toMatch(/url\((?!data:font)/)
  })

  test('links a comment to the move that it names', () => {
    expect(pageOf('1. e4 {Or 1. d4.} (1. d4) *')).toContain('Or <a href="#g1m2">1.\u00a0d4</a>.')
  })

  test('describes its content in metadata', () => {
    const page = pageOf('[White "Ann"]\n[Black "Bo"]\n[Event "Cup"]\n[Result "1-0"]\n\n1. e4 1-0')
    expect(page).toContain('<meta name="description" content="Chess, Cup. White won.">')
    expect(page).toContain('<meta name="keywords" content="Ann, Bo, Chess, Cup">')
  })

  test('draws a graph with its scale, numbers of moves and a legend', () => {
    const annotated = readFileSync('test/fixtures/publish/annotated.pgn', 'utf8')
    const chart = between(pageOf(annotated), '<figure class="chart">', '</figure>')
    expect(Array.from(chart.matchAll(/>(\d+%?)<\/text>/g), ([, text]) => text)).toEqual(
      '100% 50% 0% 10 20 30 40 50'.split(' '),
    )
    expect(Array.from(chart.matchAll(/<\/svg> ([^<]+)<\/span>/g), ([, text]) => text)).toEqual([
      'White’s winning chance',
      'Setup',
      'Mistake',
      'Blunder',
    ])
  })

  test('lists several games', () => {
    const page = pageOf('[White "Ann"]\n[Black "Bo"]\n\n1. e4 *\n\n[White "Cid"]\n[Black "Di"]\n\n1. d4 *\n')
    expect(page).toContain('<a href="#game-2">Cid – Di</a>')
    expect(page.match(/<h2 id="game-/g)).toHaveLength(2)
  })

  test('has less than 420 KB for a game of 2,000 positions', () => {
    const page = pageOf(longGame())
    expect(page.match(/<a id="g1m/g)).toHaveLength(2000)
    expect(Buffer.byteLength(page)).toBeLessThan(420 * 1024)
  })
})
