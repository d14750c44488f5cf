import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeFen } from '@shared/notation/fen/fen'
import { beginGame } from '@shared/notation/pgn/parser'
import { unwrap } from '@shared/result'
import { seededRandom, type Random } from '@shared/setup/starts/random'
import { writeGame } from '@shared/tree/gamePgn'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Position } from '../../electron/core/position'
import { readGame } from '../../electron/rules/games/gameReader'
import { rewriteBegun } from '../../electron/rules/games/rewriteBegun'
import { anyPgn } from '../support/anyPgn'
import { theCore } from '../support/aPosition'
import { randomLine, type Hand } from '../support/randomGameText'
import { anyFirstSetup, randomPositions } from '../support/randomPositions'
import { filedGames } from '../support/savedGame'

/*
 * What the core writes straight from movetext equals what is written from the game's tree, if it writes
 * anything.
 */

const GAMES = Number(process.env['REWRITTEN_GAMES'] ?? 80)

const pick = <T>(random: Random, items: readonly T[]): T => items[random.below(items.length)]!

/** Remarks that are longer than a line, have several lines, or contain characters beyond ASCII. */
const LONG = 'x'.repeat(70)
const REMARKS = [
  '{a remark}',
  '{of two\nlines}',
  `{${LONG} ${LONG}}`,
  '{größer als 𝄞}',
  '{\r\n}',
  '{[%clk 0:01:02] (1-0) ; *}',
]

const TIDY: Hand = {
  marks: ['', '', '', '', '', '', '!', '?!', ' $14', '! $18', ...REMARKS.map(remark => ` ${remark}`)],
  between: [' ', ' ', '\n', '\r\n'],
  variations: 7,
}

const UNTIDY: Hand = {
  marks: [
    ...TIDY.marks,
    ' {a}{b}',
    ' {c} $1',
    '!!!',
    ' $0',
    ' $007',
    ' $255',
    ' $256',
    ' {[%chr 7D]}',
    ' {a {b}',
    ' {\n[A "b"]}',
    ' ; to the end\n',
    ' e.p.',
  ],
  before: ['', '', '', '{before} ', ' $1 ', '...', '\u00a0'],
  between: [' ', ' ', '\n', '', '\t', ' () '],
  variations: 4,
}

const INTRODUCTIONS = ['', '', '', '{introduction} ', '\n{of}\n{two}\n', '1. {so} ']
const ENDS = [
  ' 1-0',
  ' 0-1',
  ' 1/2-1/2',
  ' *',
  '',
  ' 1/2',
  ' * {behind}',
  ' 1-0 {behind} {that}',
  ' 7. *',
  ' {last} ',
]

const gameText = (variant: VariantDefinition, position: Position, random: Random, hand: Hand): string => {
  const fen = makeFen(variant, position.setup())
  const moves = randomLine(position, random, random.below(30), hand)
  const movetext = `${pick(random, INTRODUCTIONS)}${moves}${pick(random, ENDS)}`
  return `[Variant "${variant.name}"]\n[FEN "${fen}"]\n[Result "0-1"]\n\n${movetext}\n`
}

const viaTree = (text: string): string =>
  writeGame(unwrap(readGame(theCore(), beginGame(text).finish(), text)))

const straight = (text: string): string | undefined => rewriteBegun(theCore(), beginGame(text))

const systems = VARIANTS.filter(variant => variant.board.files === 8)

describe.each([
  ['tidy', TIDY, 0.25],
  ['untidy', UNTIDY, 0],
] as const)('%s games of', (_, hand, share) => {
  test.each(systems)('$id are written as from their trees', variant => {
    const random = seededRandom(`rewrite ${variant.id}`)
    let games = 0
    let straightly = 0
    for (const position of randomPositions(theCore(), variant, 'rewrite', GAMES * 2, anyFirstSetup)) {
      if (random.below(2) === 0 || games === GAMES) continue
      const text = gameText(variant, position, random, hand)
      const written = straight(text)
      if (written !== undefined) expect(written, text).toBe(viaTree(text))
      games++
      if (written !== undefined) straightly++
    }
    expect(straightly).toBeGreaterThanOrEqual(share * games)
  })
})

test('any text is written as from its tree, or not at all', () => {
  fc.assert(
    fc.property(anyPgn, file => {
      for (const { text, read } of filedGames(file)) {
        const written = straight(text)
        if (written === undefined) continue
        expect(read).not.toBeTypeOf('string')
        expect(written, text).toBe(viaTree(text))
      }
    }),
    { numRuns: 2000 },
  )
})
