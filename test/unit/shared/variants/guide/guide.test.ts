import { describe, expect, test } from 'vitest'
import { parseSquare } from '@shared/board/square'
import { messagesOf } from '@shared/i18n/catalogue/catalogue'
import { en } from '@shared/i18n/en'
import { t, tRich } from '@shared/i18n/t'
import { makeFen, parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { parseRanks } from '@shared/setup/starts/rankStrip'
import { startNumber } from '@shared/setup/starts/starts'
import { VARIANTS, variantById } from '@shared/variants'
import { guideOf } from '@shared/variants/guide'
import type { Guide, GuideBlock, GuideExample, GuideText } from '@shared/variants/guide/guide'
import { rulesService } from '../../../../../electron/rules/rulesService'
import { parsedArguments } from '../../../../support/messageParts'
import { theCore } from '../../../../support/aPosition'

const rules = rulesService(theCore())

const GUIDES = VARIANTS.map(variant => ({ variant, guide: guideOf(variant.id) }))

const blocksOf = ({ sections }: Guide): readonly GuideBlock[] => sections.flatMap(({ blocks }) => blocks)

const EXAMPLES = GUIDES.flatMap(({ variant, guide }) =>
  blocksOf(guide).flatMap(block =>
    block.kind === 'example' ? [{ id: variant.id, title: t(block.title), example: block }] : [],
  ),
)

const PICTURES = GUIDES.flatMap(({ variant, guide }) =>
  blocksOf(guide).flatMap(block =>
    block.kind === 'picture' ? [{ id: variant.id, title: t(block.title), fen: block.fen }] : [],
  ),
)

const textsOf = (block: GuideBlock): readonly GuideText[] => {
  if (block.kind === 'paragraph') return [block.text]
  return [block.notice, ...(block.kind === 'example' ? block.barred.map(({ why }) => why) : [])]
}

/** A text as it is shown, with its counts as `#`. */
const shown = ({ key, counts }: GuideText): string =>
  tRich(key, Object.fromEntries(counts.map(name => [name, '#'])), (_, written) => written).join('')

const proseOf = (guide: Guide): string => blocksOf(guide).flatMap(textsOf).map(shown).join('\n')

const wordsOf = (guide: Guide): number =>
  blocksOf(guide)
    .flatMap(block => (block.kind === 'paragraph' ? [block.text] : []))
    .map(shown)
    .join(' ')
    .split(/\s+/).length

/** The legal moves after `plies` moves of an example, and those moves in SAN. */
const after = (id: (typeof EXAMPLES)[number]['id'], { fen, options, moves }: GuideExample, plies: number) => {
  const request = { variant: id, options }
  const sans: string[] = []
  let at = fen
  for (const uci of moves.slice(0, plies)) {
    const played = unwrap(rules['rules:play']({ ...request, fen: at }, uci))
    sans.push(played.san)
    at = played.fen
  }
  return { sans, legal: unwrap(rules['rules:legal']({ ...request, fen: at })) }
}

/** Numbers published by others that a page mentions. */
const QUOTED: ReadonlyMap<string, readonly string[]> = new Map([['arrangement', ['100', '100']]])

describe.each(GUIDES)('the page of $variant.name', ({ variant, guide }) => {
  test('has sections about the system, its start, its special rules and its notation', () => {
    const parts = guide.sections.map(({ id }) => id)
    expect(parts).toEqual(expect.arrayContaining(['about', 'start', 'special', 'notation']))
    expect(guide.sources.length).toBeGreaterThan(0)
  })

  test('is neither too short nor too long', () => {
    expect(wordsOf(guide)).toBeGreaterThan(115)
    expect(wordsOf(guide)).toBeLessThan(330)
  })

  test('shows a typical start of the system', () => {
    const setup = unwrap(parseRanks(variant, guide.typical))
    expect(startNumber(variant, setup)).toBeTypeOf('number')
  })

  test('shows something on a board', () => {
    const isShown = ({ kind }: { readonly kind: string }) => kind === 'example' || kind === 'picture'
    expect(blocksOf(guide).some(isShown)).toBe(true)
  })

  test('takes its counts from the rules', () => {
    const typed = proseOf(guide)
      .replace(/Chess\d+|19\d\d|20\d\d/g, '')
      .match(/\d[\d,]{2,}/g)
    expect(typed ?? []).toEqual(QUOTED.get(variant.id) ?? [])
  })

  test('has clean spacing and American spelling', () => {
    expect(proseOf(guide)).not.toMatch(/ {2}|\s[.,;:)]|[a-z]\.[A-Z]|\bcolours?\b/)
  })
})

test('every text gets the counts that it asks for, and no others', () => {
  const texts = GUIDES.flatMap(({ guide }) => blocksOf(guide)).flatMap(textsOf)
  const english = messagesOf(en)
  for (const { key, counts } of texts) {
    expect([key, ...Object.keys(parsedArguments(english.get(key)!))]).toEqual([key, ...[...counts].sort()])
  }
})

test('every text of a page is shown on it', () => {
  const titles = GUIDES.flatMap(({ guide }) => blocksOf(guide)).flatMap(block =>
    block.kind === 'paragraph' ? [] : [block.title],
  )
  const texts = GUIDES.flatMap(({ guide }) => blocksOf(guide)).flatMap(textsOf)
  const shownKeys = new Set<string>([...titles, ...texts.map(({ key }) => key)])
  const written = [...messagesOf(en).keys()].filter(key => /^systems\.[^.]+\.guide\./.test(key))
  expect(written.filter(key => !shownKeys.has(key))).toEqual([])
})

describe.each(EXAMPLES)('$id, "$title"', ({ id, example }) => {
  const variant = variantById(id)

  test('begins with a position of the system, written in full', () => {
    const read = unwrap(parseFen(variant, example.fen))
    expect(read.warnings).toEqual([])
    expect(makeFen(variant, read.setup)).toBe(example.fen)
    expect(after(id, example, 0).legal.fen).toBe(example.fen)
  })

  test('plays legal moves', () => {
    expect(example.moves.length).toBeGreaterThan(0)
    expect(after(id, example, example.moves.length).sans).toHaveLength(example.moves.length)
  })

  test('bars only moves that are not legal', () => {
    for (const { after: plies, uci, written } of example.barred) {
      const { moves } = after(id, example, plies).legal
      expect(moves.map(move => move.uci)).not.toContain(uci)
      expect(moves.map(move => move.san.replace(/[+#]$/, ''))).not.toContain(written)
    }
  })

  test('marks squares of the board and holds a piece that can be placed', () => {
    for (const square of example.marks) expect(parseSquare(square, variant.board)).toBeDefined()
    if (example.hand === undefined) return
    const { moves } = after(id, example, 0).legal
    expect(moves.some(({ uci }) => uci.startsWith(`${example.hand}@`))).toBe(true)
  })
})

test.each(PICTURES)('$id, "$title" is a start of the system', ({ id, fen }) => {
  const variant = variantById(id)
  const read = unwrap(parseFen(variant, fen))
  expect(read.warnings).toEqual([])
  expect(makeFen(variant, read.setup)).toBe(fen)
  expect(startNumber(variant, read.setup)).toBeTypeOf('number')
})

/** The moves of an example, as the page steps through them. */
const scoreOf = (id: string, title: string): string => {
  const found = EXAMPLES.find(one => one.id === id && one.title === title)!
  return after(found.id, found.example, found.example.moves.length).sans.join(' ')
}

describe('the examples match their texts', () => {
  test.each([
    ['chess', 'One castles short, the other long', 'O-O O-O-O'],
    ['chess960', 'From b to g, and from b to c', 'O-O O-O-O'],
    ['contemporary-random', 'Short to the left', 'O-Ob O-Og'],
    ['contemporary-random', 'Over three pieces into the bunker', 'Nf3 e5 Kc>>g1 Nc6 e4 Kf>>b8'],
    ['contemporary-random', 'Two adjustments', 'e4 e5 c3 Be<=>R Bf<=>N c5'],
    ['transcendental', 'Both sides transpose', 'Nb1<=>Qg1 Qd8<=>Ng8 e4 e5'],
    ['arrangement', 'Kings to the g-file, queens apart', 'K<=>g8 K<=>g1 Q<=>e8 Q<=>b1 e4 e5'],
    ['arrangement', 'Castling by the rook alone', 'O-O O-O'],
    ['beautiful', 'Across the whole board', 'O-O'],
    ['ajax-random', 'Three quiet steps', 'e4 e5 Bc4 Nc6 Bc3 Nb6 g3 d6 Rg2'],
  ])('%s, "%s"', (id, title, score) => {
    expect(scoreOf(id, title)).toBe(score)
  })

  test('a king on h1 leaves no completion, and on g1 only the rook may go to h1', () => {
    const { id, example } = EXAMPLES.find(({ title }) => title === 'A king with no way back')!
    const kings = after(id, example, 0).legal.moves.filter(({ uci }) => uci.startsWith('K@'))
    expect(kings.map(({ uci, ways }) => [uci, ways! > 0])).toEqual(
      ['d1', 'e1', 'f1', 'g1'].map(square => [`K@${square}`, true]),
    )
    const onH1 = after(id, example, 2).legal.moves.filter(({ uci }) => uci.endsWith('@h1'))
    expect(onH1.map(({ uci }) => uci)).toEqual(['R@h1'])
  })
})
