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

const none = { diagrams: 'none' } as const

describe('the heading', () => {
  test('names the players in full and lists the known facts on one line', () => {
    const { title, facts } = published(ANNOTATED)
    expect(title).toBe('Srecko Lukic – Davor Vujacic')
    expect(facts).toBe('Half-Random Transcendental, played online, Internet, 11 Jul 2020. Unfinished.')
  })

  test('names the ratings, the result, and the system if the event does not', () => {
    const text =
      '[White "Long, Ann"]\n[WhiteElo "2100"]\n[Black "Bo"]\n[Event "Cup"]\n[Round "3"]\n[Result "0-1"]\n\n1. e4 0-1'
    const { title, facts, result } = published(text)
    expect(title).toBe('Ann Long (2100) – Bo')
    expect(facts).toBe('Chess, Cup, round 3. Black won.')
    expect(result).toBe('0–1')
  })
})

test('the facts are only the result if the heading has all others', () => {
  expect(published(readFileSync('samples/fischer-benko-setup.pgn', 'utf8')).facts).toBe('Unfinished.')
})

describe('start and setup', () => {
  test('show the throw and the turns of the players', () => {
    const { ranks, setup } = published(ANNOTATED)
    expect(ranks.map(({ heading }) => heading)).toEqual([
      'Throw 6,885 of 9,216',
      'Start 1,440,186 of 8,294,400',
    ])
    expect(setup?.plies).toBe(8)
    expect(setup?.rows.map(({ number, white, black }) => [number, white?.text, black?.value])).toEqual([
      ['1', '♖@e1', '+0.41'],
      ['2', '♘@h1', '+0.17'],
      ['3', '♘@c1', '+0.17'],
      ['4', '♕@b1+♔@g1', '+0.17'],
    ])
    expect(setup?.summary).toBe('The dice gave White 0.10. In the setup White gave away 0.40, Black 0.47.')
  })

  test('are part of the text if no table is chosen', () => {
    const contents = { ...PAGE_CHOICES.contents, setup: false, variations: false }
    const { setup, text } = published(ANNOTATED, { contents, ...none })
    expect(setup).toBeUndefined()
    expect(wordsOf(text)).toMatch(/^1\.♖@e1 ♘@f8 \+0\.04, after ♘@f8 \+0\.41 2\.♘@h1/)
  })

  test('are explained in two sentences, with the values of turns if known', () => {
    expect(published(ANNOTATED).setup?.explanation.table).toBe(
      'The throw put a rook and two bishops on the board for White and a rook and two bishops for Black; the players placed the rest in turn, the last two together. ♖@e1 is a rook placed on e1, and the number after a turn is the value of the position for White, in pawns.',
    )
    const bare = readFileSync('samples/fischer-benko-setup.pgn', 'utf8')
    expect(published(bare).setup?.explanation.table).toBe(
      'The throw put a rook and two bishops on the board for White and a rook and two bishops for Black; the players placed the rest in turn, the last two together. ♖@h1 is a rook placed on h1.',
    )
  })

  test('are replaced by a diagram if the game begins in a custom position', () => {
    const { ranks, firstDiagram } = published(
      '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 *',
    )
    expect(ranks).toEqual([])
    expect(firstDiagram).toMatchObject({ position: 0, orientation: 'white', caption: 'Starting position' })
  })
})

describe('the text', () => {
  test('has move numbers where needed, and comments after their moves', () => {
    const { text } = published('1. e4 {Best by test.} e5 (1... c5 2. Nf3) (1... e6) 2. Nf3 Nc6 1-0', none)
    expect(wordsOf(text)).toBe('1.e4 Best by test. 1…e5 ( 1…c5 2.♘f3 ) ( 1…e6 ) 2.♘f3 ♘c6')
  })

  test('shows the value of a judged move, and of the better line', () => {
    const words = wordsOf(published(ANNOTATED, none).text)
    expect(words).toContain('10…c5 +2.00 ( 10…exd4 11.♗xd4 h5 12.axb6 axb6 13.b4 h4 +0.28 )')
    const bare = { ...PAGE_CHOICES.contents, variations: false }
    expect(wordsOf(published(ANNOTATED, { ...none, contents: bare }).text)).toContain(
      'c5 +0.28, after c5 +2.00',
    )
  })

  test('links moves in comments to those of the game', () => {
    const source = '1. e4 {Or 1. d4 d5, see move 2. Nf3. Not Nc3 on e4.} (1. d4 d5) 1... e5 2. Nf3 Nc6 *'
    const { text, positions } = published(source, none)
    const comment = text
      .flatMap(block => (block.kind === 'paragraph' ? block.items : []))
      .find(item => item.kind === 'comment')
    const links = comment?.kind === 'comment' ? comment.links : []
    const shown = links.map(({ start, end, position }) => [
      comment?.kind === 'comment' && comment.text.slice(start, end),
      positions[position]!.label.replaceAll(/\u00a0/g, ''),
    ])
    expect(shown).toEqual([
      ['1.\u00a0d4', '1.d4'],
      ['d5', '1…d5'],
      ['2.\u00a0♘f3', '2.♘f3'],
    ])
    expect(wordsOf(text)).toContain('Not ♘c3 on e4.')
  })

  test('ends a variation with its value', () => {
    const { text } = published('1. e4 e5 (1... c5 {[%eval -0.35]}) *', none)
    expect(wordsOf(text)).toBe('1.e4 e5 ( 1…c5 −0.35 )')
  })

  test('leaves out contents that were not chosen', () => {
    const contents = { ...PAGE_CHOICES.contents, comments: false, variations: false }
    const { text } = published('1. e4 {Best by test.} e5 (1... c5) 2. Nf3 *', { ...none, contents })
    expect(wordsOf(text)).toBe('1.e4 e5 2.♘f3')
  })

  test('keeps text that could not be read', () => {
    expect(wordsOf(published('1. e4 e5 2. Ke4 {what now} *', none).text)).toContain('Ke4 {what now}')
  })

  test('is divided into paragraphs that begin with a number', () => {
    const moves = Array.from({ length: 20 }, (_, i) => `${2 * i + 1}. Nf3 Nf6 ${2 * i + 2}. Ng1 Ng8`).join(
      ' ',
    )
    const { text } = published(`${moves} *`, none)
    expect(text.length).toBeGreaterThan(2)
    for (const block of text)
      expect(block.kind === 'paragraph' && block.items[0]).toMatchObject({ lead: /\d+\./ })
  })

  test('covers trees of any depth', () => {
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

  const diagramsOf = (text: string) =>
    published(text).text.flatMap(block => (block.kind === 'diagram' ? [block.diagram] : []))

  test('appear where they are marked, from the requested side', () => {
    const text = '1. e4 {[%diagram]} e5 2. Nf3 $220 Nc6 $221 3. Bb5 *'
    expect(placesOf(text, { diagrams: 'marked' })).toEqual([
      ['1.\u00a0e4', 'white'],
      ['2.\u00a0♘f3', 'white'],
      ['2…\u00a0♘c6', 'black'],
    ])
    expect(placesOf(text, { diagrams: 'none' })).toEqual([])
  })

  test('follow the variation in which they are marked', () => {
    const { text } = published('1. e4 e5 (1... c5 {[%diagram]} 2. Nf3) 2. d4 *', { diagrams: 'marked' })
    expect(wordsOf(text)).toBe('1.e4 e5 ( 1…c5 2.♘f3 ) # 2.d4')
  })

  test('precede the turning points that the evaluations show', () => {
    const text = '1. e4 {[%eval 0.3]} e5 {[%eval 0.3]} 2. Qh5 {[%eval -4.0]} Nc6 {[%eval -3.9]} *'
    const [diagram, ...others] = diagramsOf(text)
    expect(others).toEqual([])
    expect(diagram).toEqual({
      position: 2,
      orientation: 'white',
      caption: 'After 1…\u00a0e5, White to move',
      shapes: [{ color: 'red', from: 'd1', to: 'h5' }],
    })
    expect(wordsOf(published(text).text)).toBe('1.e4 e5 # 2.♕h5 +0.30, after ♕h5 −4.00 ♘c6')
  })

  test('show the played and the better move, each in a very different position', () => {
    const shown = diagramsOf(ANNOTATED)
    const { positions } = published(ANNOTATED)
    expect(shown.map(({ caption }) => caption.replaceAll('\u00a0', ' '))).toEqual([
      'After 6… d6, White to move',
      'After 10. d4, Black to move',
      'After 23… ♖c8, White to move',
    ])
    expect(shown.at(-1)!.shapes).toEqual([
      { color: 'green', from: 'c6', to: 'd7' },
      { color: 'red', from: 'c6', to: 'e4' },
    ])
    const boards = shown.map(({ position }) => positions[position]!.setup.board.pieces)
    for (const [place, one] of boards.entries())
      for (const other of boards.slice(place + 1))
        expect(one.filter((piece, square) => piece !== other[square]).length).toBeGreaterThanOrEqual(10)
  })

  test('show the last position if there are no others', () => {
    expect(placesOf('1. e4 e5 *')).toEqual([['1…\u00a0e5', 'white']])
  })
})

describe('numbers', () => {
  test('are a graph, accuracies and judgments if the game has evaluations', () => {
    const { graph, accuracy, sources } = published(ANNOTATED)
    expect(graph?.points).toHaveLength(115)
    expect(graph?.setupPlies).toBe(8)
    expect(graph?.faults.length).toBe(8)
    expect(accuracy.map(({ player }) => player)).toEqual(['Lukic', 'Vujacic'])
    expect(accuracy[0]!.all).toBeGreaterThan(80)
    expect(accuracy.map(({ judged }) => judged)).toEqual([
      { inaccuracy: 7, mistake: 3, blunder: 1 },
      { inaccuracy: 6, mistake: 2, blunder: 2 },
    ])
    expect(sources).toEqual([
      'Values are White’s, in pawns, from searches to depth 7–12. Winning chance given away, of 100: ?! from 5, ? from 10, ?? from 20.',
      'In diagrams the red arrow is the move of the game, the green one the better move.',
    ])
  })

  test('are found after words about the move with the same kind of mark', () => {
    const noted = (words: string) =>
      published(`1. e4 ${words}{[%eval -2.00] [%report 23,4]} e5 {[%eval -2.00] [%report 0]} *`).accuracy
    expect(noted('{[%report words 5-0] Oh dear.} ')).toEqual(noted(''))
    expect(noted('').length).toBeGreaterThan(0)
  })

  test('are left out if the game has none', () => {
    const { graph, accuracy } = published('1. e4 e5 *')
    expect([graph, accuracy]).toEqual([undefined, []])
  })

  test('are among the contents that a game can lack', () => {
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

describe('the engine that evaluated the moves', () => {
  const text = (summary: string) =>
    `{[%report summary] ${summary} [%report end]} 1. e4 {[%eval 0.30]} e5 {[%eval 0.20]} 2. Nf3 {[%eval 0.30]} *`

  test('is taken from the summary and named before the values', () => {
    const { judgedBy, sources, introduction } = published(
      text('A short draw. Evaluated by Stockfish 19 Lite, 200,000 nodes a move. White: accuracy 99.'),
    )
    expect(judgedBy).toEqual({ engine: 'Stockfish 19 Lite', nodes: 200_000 })
    expect(sources[0]).toMatch(/^Evaluated by Stockfish 19 Lite, 200,000 nodes a move\. Values are White’s/)
    expect(introduction).toEqual(['A short draw.'])
  })

  test('is left out if the report does not name it', () => {
    expect(published(text('White: accuracy 99.'))).not.toHaveProperty('judgedBy')
  })
})
