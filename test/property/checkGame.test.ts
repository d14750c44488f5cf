import fc from 'fast-check'
import { describe, test } from 'vitest'
import { scanGame, startScan } from '@shared/notation/pgn/gameScan'
import { beginGame, beginGames, parseGames } from '@shared/notation/pgn/parser'
import { makeFen } from '@shared/notation/fen/fen'
import { seededRandom, type Random } from '@shared/setup/starts/random'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Position } from '../../electron/core/position'
import { textOfGame } from '../../electron/files/pgn/gameTexts'
import { checkGame } from '../../electron/rules/games/checkGame'
import { checkRead, type CheckedGame } from '../../electron/rules/games/checkRead'
import { checkScanned } from '../../electron/rules/games/scannedGame'
import { expectSame } from '../support/expectSame'
import { anyPgn } from '../support/anyPgn'
import { makeSan } from '../support/makeSan'
import { theCore } from '../support/aPosition'
import { anyFirstSetup, randomPositions } from '../support/randomPositions'

const GAMES = Number(process.env['CHECKED_GAMES'] ?? 60)

const systems: readonly VariantDefinition[] = VARIANTS

const pick = <T>(random: Random, items: readonly T[]): T => items[random.below(items.length)]!

const MARKS = ['', '', '', '', '', '!', ' !?', ' $1', ' {a remark}', ' ; to the end\n'] as const
const JUNK = [
  '(',
  ')',
  '*',
  '1-0',
  '0000',
  '--',
  '%',
  '[',
  ']',
  '.',
  '1...',
  'Ke9',
  'e4',
  'Nf3',
  '0-0',
  '½',
  '{',
  '}',
  ';',
] as const
const RESULTS = [
  '1-0',
  '0-1',
  '1/2-1/2',
  '*',
  '',
  '1/2',
  '* {behind}',
  '*\n; behind',
  '* e4',
  '1-0 1-0',
] as const

/**
 * Random moves from a position, with or without numbers, marks and variations; keeps the position as it is.
 */
const lineOf = (position: Position, random: Random, plies: number, depth: number): string => {
  const words: string[] = []
  let played = 0
  for (; played < plies; played++) {
    const moves = position.legalMoves()
    if (moves.length === 0) break
    const move = pick(random, moves)
    const number = pick(random, ['', '', `${played + 1}.`, `${played + 1}. `, `${played + 1}...`])
    words.push(`${number}${makeSan(position, move)}${pick(random, MARKS)}`)
    if (depth < 3 && random.below(6) === 0) words.push(`(${lineOf(position, random, 3, depth + 1)})`)
    position.play(move)
  }
  for (; played > 0; played--) position.undo()
  return words.join(' ')
}

/** Drops or doubles one word of a text, or puts junk in its place or at its end. */
const damaged = (text: string, random: Random): string => {
  const words = text.split(' ')
  const at = random.below(words.length)
  const instead = pick(random, [
    [],
    [words[at]!, words[at]!],
    [pick(random, JUNK)],
    [`${words[at]!}${pick(random, JUNK)}`],
  ])
  return words.toSpliced(at, 1, ...instead).join(' ')
}

const gameText = (variant: VariantDefinition, position: Position, random: Random): string => {
  const movetext = `${lineOf(position, random, 12, 0)} ${pick(random, RESULTS)}`
  const fen = makeFen(variant, position.setup())
  const moves = random.below(2) === 0 ? movetext : damaged(movetext, random)
  return `[Variant "${variant.name}"]\n[FEN "${fen}"]\n[SetUp "1"]\n[Result "1-0"]\n\n${moves}\n`
}

const checked = (text: string): readonly CheckedGame[] =>
  [...beginGames(text)].map(begun => checkGame(theCore(), begun, text))

const read = (text: string): readonly CheckedGame[] =>
  parseGames(text).map(pgn => checkRead(theCore(), pgn, text))

describe.each(systems)('$id', variant => {
  test('a checked game has the same plies, end and fault as a read one', () => {
    const random = seededRandom(`check ${variant.id}`)
    let left = GAMES
    for (const position of randomPositions(theCore(), variant, 'check', GAMES * 2, anyFirstSetup)) {
      if (random.below(2) === 0 || left-- <= 0) continue
      const text = gameText(variant, position, random)
      expectSame(checked(text), read(text), text)
    }
  })
})

test('arbitrary text has the same result when it is checked as when it is read', () => {
  const words = fc.constantFrom(
    ...JUNK,
    'e4',
    'e5',
    'd4',
    'Nf3',
    'Nc6',
    'Bb5',
    'a6',
    'O-O',
    '(d4)',
    '1. ',
    '{x}',
    '\n',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), fc.constantFrom(' ', ''), (some, between) => {
      const text = some.join(between)
      expectSame(checked(text), read(text))
    }),
    { numRuns: 2000 },
  )
})

test('a game checked from its bytes has the same result as a read one', () => {
  fc.assert(
    fc.property(anyPgn, file => {
      const scan = startScan(file)
      for (let span = scanGame(scan); span; span = scanGame(scan)) {
        const game = { bytes: file, span }
        const scanned = checkScanned(theCore(), game)
        if (!scanned) continue
        const { text, origin } = textOfGame(game)
        expectSame(scanned, checkRead(theCore(), beginGame(text, origin).finish(), text), text)
      }
    }),
    { numRuns: 1500 },
  )
})
