import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PAGE_CHOICES, type PageChoices } from '@shared/publish/choices'
import { availableContents } from '@shared/publish/document/available'
import type { PublishedGame, TextBlock, TextItem } from '@shared/publish/document/document'
import { makeDocument } from '@shared/publish/document/makeDocument'
import { gameOf } from '../../../support/published'

const ANNOTATED = readFileSync('test/fixtures/publish/annotated.pgn', 'utf8')

const published = (text: string, choices: Partial<PageChoices> = {}): PublishedGame =>
  makeDocument(gameOf(text), { ...PAGE_CHOICES, ...choices })

const wordsOf = (blocks: readonly TextBlock[]): string =>
  blocks
    .flatMap((block): readonly ('#' | TextItem)[] => (block.kind === 'diagram' ? ['#'] : block.items))
    .map(item => {
      if (item === '#') return item
      if (item.kind === 'move') return `${item.lead}${item.text}`
      if (item.kind === 'open') return '('
      return item.kind === 'close' ? ')' : item.text
    })
    .join(' ')
    .replaceAll('\ufe0e', '')

const none = { diagrams: 'none' } as const

describe('heading', () => {
  test('names the players in full and says in a line what is known', () => {
    const { title, facts } = published(ANNOTATED)
    expect(title).toBe('Srecko Lukic – Davor Vujacic')
    expect(facts).toBe('Half-Random Transcendental, played online, Internet, 11 July 2020. Unfinished.')
  })

  test('tells the system where the event does not, ratings, and how it ended', () => {
    const text =
      '[White "Long, Ann"]\n[WhiteElo "2100"]\n[Black "Bo"]\n[Event "Cup"]\n[Round "3"]\n[Result "0-1"]\n\n1. e4 0-1'
    const { title, facts, result } = published(text)
    expect(title).toBe('Ann Long (2100) – Bo')
    expect(facts).toBe('Chess, Cup, round 3. Black won.')
    expect(result).toBe('0–1')
  })
})

describe('start and setup', () => {
  test('show the throw and what the players made of it', () => {
    const { ranks, setup } = published(ANNOTATED)
    expect(ranks.map(({ heading }) => heading)).toEqual(['Throw 6,885', 'Start 1,440,186'])
    expect(setup?.plies).toBe(8)
    expect(setup?.rows.map(({ number, white, black }) => [number, white?.text, black?.value])).toEqual([
      ['1', '♖\ufe0e@e1', '+0.41'],
      ['2', '♘\ufe0e@h1', '+0.17'],
      ['3', '♘\ufe0e@c1', '+0.17'],
      ['4', '♕\ufe0e@b1+♔\ufe0e@g1', '+0.17'],
    ])
    expect(setup?.summary).toBe('The dice gave White 0.10. In the setup White gave away 0.40, Black 0.47.')
  })

  test('stand in the text where no table is wanted', () => {
    const contents = { ...PAGE_CHOICES.contents, setup: false, variations: false }
    const { setup, text } = published(ANNOTATED, { contents, ...none })
    expect(setup).toBeUndefined()
    expect(wordsOf(text)).toMatch(/^1\.♖@e1 ♘@f8 2\.♘@h1/)
  })

  test('give way to a board where the game begins in a position of its own', () => {
    const { ranks, firstDiagram } = published(
      '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 *',
    )
    expect(ranks).toEqual([])
    expect(firstDiagram).toEqual({ position: 0, orientation: 'white' })
  })
})

describe('text', () => {
  test('says numbers where they are needed, and remarks where they belong', () => {
    const { text } = published('1. e4 {Best by test.} e5 (1... c5 2. Nf3) (1... e6) 2. Nf3 Nc6 1-0', none)
    expect(wordsOf(text)).toBe('1.e4 Best by test. 1…e5 ( 1…c5 2.♘f3 ) ( 1…e6 ) 2.♘f3 ♘c6')
  })

  test('ends a variation with what it is worth', () => {
    const { text } = published('1. e4 e5 (1... c5 {[%eval -0.35]}) *', none)
    expect(wordsOf(text)).toBe('1.e4 e5 ( 1…c5 −0.35 )')
  })

  test('leaves out what was not chosen', () => {
    const contents = { ...PAGE_CHOICES.contents, comments: false, variations: false }
    const { text } = published('1. e4 {Best by test.} e5 (1... c5) 2. Nf3 *', { ...none, contents })
    expect(wordsOf(text)).toBe('1.e4 e5 2.♘f3')
  })

  test('keeps text that could not be read', () => {
    expect(wordsOf(published('1. e4 e5 2. Ke4 {what now} *', none).text)).toContain('Ke4 {what now}')
  })

  test('goes on in paragraphs that begin with a number', () => {
    const moves = Array.from({ length: 20 }, (_, i) => `${2 * i + 1}. Nf3 Nf6 ${2 * i + 2}. Ng1 Ng8`).join(
      ' ',
    )
    const { text } = published(`${moves} *`, none)
    expect(text.length).toBeGreaterThan(2)
    for (const block of text)
      expect(block.kind === 'paragraph' && block.items[0]).toMatchObject({ lead: /\d+\./ })
  })

  test('walks trees of any depth', () => {
    const moves = Array.from({ length: 1500 }, (_, i) => `${2 * i + 1}. Nf3 Nf6 ${2 * i + 2}. Ng1 Ng8`).join(
      ' ',
    )
    expect(published(`${moves} *`).positions).toHaveLength(6001)
  })
})

describe('diagrams', () => {
  const placesOf = (text: string, choices: Partial<PageChoices> = {}) => {
    const { text: blocks, positions } = published(text, choices)
    return blocks.flatMap(block =>
      block.kind === 'diagram' ? [[positions[block.diagram.position]!.label, block.diagram.orientation]] : [],
    )
  }

  test('stand where they are marked, from the side that is asked for', () => {
    const text = '1. e4 {[%diagram]} e5 2. Nf3 $220 Nc6 $221 3. Bb5 *'
    expect(placesOf(text, { diagrams: 'marked' })).toEqual([
      ['1.\u00a0e4', 'white'],
      ['2.\u00a0♘\ufe0ef3', 'white'],
      ['2…\u00a0♘\ufe0ec6', 'black'],
    ])
    expect(placesOf(text, { diagrams: 'none' })).toEqual([])
  })

  test('stand behind the variation in which they are marked', () => {
    const { text } = published('1. e4 e5 (1... c5 {[%diagram]} 2. Nf3) 2. d4 *', { diagrams: 'marked' })
    expect(wordsOf(text)).toBe('1.e4 e5 ( 1…c5 2.♘f3 ) # 2.d4')
  })

  test('stand at the turning points that the evaluations tell', () => {
    const text = '1. e4 {[%eval 0.3]} e5 {[%eval 0.3]} 2. Qh5 {[%eval -4.0]} Nc6 {[%eval -3.9]} *'
    expect(placesOf(text)).toEqual([['2.\u00a0♕\ufe0eh5', 'white']])
  })

  test('show the last position where there is no other', () => {
    expect(placesOf('1. e4 e5 *')).toEqual([['1…\u00a0e5', 'white']])
  })
})

describe('numbers', () => {
  test('are drawn and counted where the game has them', () => {
    const { graph, accuracy, sources } = published(ANNOTATED)
    expect(graph?.points).toHaveLength(115)
    expect(graph?.setupPlies).toBe(8)
    expect(graph?.faults.length).toBe(8)
    expect(accuracy.map(({ player }) => player)).toEqual(['Lukic', 'Vujacic'])
    expect(accuracy[0]!.all).toBeGreaterThan(80)
    expect(sources[0]).toMatch(/^White: accuracy 91/)
  })

  test('are found behind words about the move that bear the same mark', () => {
    const noted = (words: string) =>
      published(`1. e4 ${words}{[%eval -2.00] [%report 23,4]} e5 {[%eval -2.00] [%report 0]} *`).accuracy
    expect(noted('{[%report words 5-0] Oh dear.} ')).toEqual(noted(''))
    expect(noted('').length).toBeGreaterThan(0)
  })

  test('are left out where there are none', () => {
    const { graph, accuracy } = published('1. e4 e5 *')
    expect([graph, accuracy]).toEqual([undefined, []])
  })

  test('a game tells what it lacks', () => {
    expect(availableContents(gameOf('1. e4 e5 *'))).toEqual({
      start: true,
      setup: false,
      graph: false,
      comments: false,
      variations: false,
      accuracy: false,
    })
    expect(availableContents(gameOf(ANNOTATED))).toMatchObject({ setup: true, graph: true, comments: false })
  })
})

describe('who evaluated the moves', () => {
  const text = (summary: string) =>
    `{[%report summary] ${summary} [%report end]} 1. e4 {[%eval 0.30]} e5 {[%eval 0.20]} 2. Nf3 {[%eval 0.30]} *`

  test('is told apart from what the moves came to', () => {
    const { judgedBy, sources } = published(
      text('Evaluated by Stockfish 19 Lite, 200,000 nodes a move. White: accuracy 99.'),
    )
    expect(judgedBy).toEqual({ engine: 'Stockfish 19 Lite', nodes: 200_000 })
    expect(sources).toEqual(['White: accuracy 99.'])
  })

  test('is not told where the report does not say', () => {
    expect(published(text('White: accuracy 99.'))).not.toHaveProperty('judgedBy')
  })
})
