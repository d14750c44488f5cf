// @module-tag fairy-stockfish
import { describe, expect, test } from 'vitest'
import { parseFen, makeFen } from '@shared/notation/fen/fen'
import { parseGame } from '@shared/notation/pgn/parser'
import { tagValue } from '@shared/notation/pgn/tags'
import { unwrap } from '@shared/result'
import { randomStart, seededRandom } from '@shared/setup/starts/random'
import { unflatten } from '@shared/tree/flat'
import { writeGame } from '@shared/tree/gamePgn'
import { writeInteroperable } from '@shared/tree/interoperable'
import { mainline } from '@shared/tree/tree'
import { variantById, type VariantId } from '@shared/variants'
import { asForeign } from '@shared/variants/ordinary'
import { coreCodec } from '../../electron/files/pgn/coreCodec'
import { theCore } from '../support/aPosition'
import { followedByFairy } from '../support/fairySan'
import { positionOf } from '../support/positionOf'
import { randomLine } from '../support/randomGameText'

/* Games on larger boards, exported for other programs and replayed by Fairy-Stockfish. */

const START = { line: 1, column: 1, offset: 0 }
const HAND = { marks: [''], variations: 1_000_000 }
const PLIES = 80

const gameOf = (id: VariantId, fen: string, movetext: string) => {
  const text = `[White "Anna"]\n[Black "Bela"]\n[Result "*"]\n[Variant "${variantById(id).pgnVariant[0]}"]\n[SetUp "1"]\n[FEN "${fen}"]\n\n${movetext} *\n`
  return unflatten(unwrap(coreCodec(theCore()).read(text, START)))
}

const randomGame = (id: VariantId, seed: string, fen?: string) => {
  const random = seededRandom(seed)
  const variant = variantById(id)
  const from = fen ?? makeFen(variant, randomStart(variant, random).setup)
  using position = positionOf(theCore(), id, from)
  return gameOf(id, from, randomLine(position, random, PLIES, HAND))
}

/** Positions in which both sides can castle, or with soldiers side by side. */
const RICH: Readonly<Partial<Record<VariantId, string>>> = {
  'capablanca-random': 'r3k4r/1pppppppPp/10/10/10/10/PPPPPPPP1P/R3K4R w KQkq - 0 1',
  'modern-random': 'r3k3r/ppppppppp/9/9/9/9/9/PPPPPPPPP/R3K3R w KQkq - 0 1 -/-',
  'korean-random': '3k5/4a4/4P4/1pP1p1PP1/1P1pP2pp/2PP1p3/9/2NCE4/4K4/9 w - - 0 1',
}

const READERS: readonly (readonly [VariantId, tag: string, variant: string])[] = [
  ['capablanca-random', 'Caparandom', 'caparandom'],
  ['modern-random', 'Modern960', 'modern'],
  ['korean-random', 'Janggi', 'janggi'],
]

describe.each(READERS)('%s, exported as %s', (id, tag, variant) => {
  const games = [1, 2, 3, 4].flatMap(seed => [
    randomGame(id, `foreign ${id} ${seed}`),
    randomGame(id, `rich ${id} ${seed}`, RICH[id]),
  ])

  test('is replayed by Fairy-Stockfish move by move to the same position', () => {
    const whole = games.filter(game => unwrap(writeInteroperable(game)).losses.length === 0)
    expect(whole.length).toBeGreaterThan(2)
    for (const game of whole) {
      const { pgn } = unwrap(writeInteroperable(game))
      const read = parseGame(pgn, START)
      expect(tagValue(read.tags, 'Variant')).toBe(tag)
      const fen = tagValue(read.tags, 'FEN')!
      const nodes = mainline(game.root)
      const exported = read.line.moves.map(({ text }) => text)
      const played = nodes.slice(nodes.length - exported.length)
      const followed = followedByFairy(
        variant,
        fen,
        played.map(({ uci }) => uci),
      )
      expect(followed.sans).toEqual(exported)
      const told = makeFen(
        asForeign(variantById(id)),
        unwrap(parseFen(variantById(id), nodes.at(-1)!.fen)).setup,
      )
      expect(followed.fen.split(' ')[0]).toBe(told.split(' ')[0])
    }
  })

  test('can be replayed only up to the first move that is reported as lost', () => {
    for (const game of games) {
      const [lost] = unwrap(writeInteroperable(game)).losses
      if (!lost) continue
      const { pgn } = unwrap(writeInteroperable(game))
      const moves = mainline(game.root)
        .slice(1)
        .map(({ uci }) => uci)
      const fen = tagValue(parseGame(pgn, START).tags, 'FEN')!
      const to = (plies: number) => () => followedByFairy(variant, fen, moves.slice(0, plies))
      expect(to(lost.path.length - 1)).not.toThrow()
      expect(to(lost.path.length)).toThrow('is not legal')
    }
  })

  test('is read back whole', () => {
    for (const game of games) {
      const { pgn } = unwrap(writeInteroperable(game))
      expect(writeGame(unflatten(unwrap(coreCodec(theCore()).read(pgn, START))))).toBe(writeGame(game))
    }
  })
})
