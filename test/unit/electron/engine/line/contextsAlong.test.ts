import { describe, expect, test } from 'vitest'
import { makeFen } from '@shared/notation/fen/fen'
import { makeUci } from '@shared/notation/uci'
import { unwrap } from '@shared/result'
import { seededRandom } from '@shared/setup/starts/random'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { type Core, loadCore } from '../../../../../electron/core/load'
import { Position } from '../../../../../electron/core/position'
import { contextsAlong } from '../../../../../electron/engine/line/contextsAlong'
import { gameLine, type LineText } from '../../../../../electron/engine/line/gameLine'
import { openContext, type PositionContext } from '../../../../../electron/engine/line/playedLine'
import { mainLinePlaces, questionAt } from '../../../../../electron/engine/report/gamePlaces'
import { anyFirstSetup } from '../../../../support/randomPositions'

const core = loadCore()
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

const randomLine = (variant: VariantDefinition): LineText => {
  const random = seededRandom(`contexts ${variant.id}`)
  using position = unwrap(Position.from(core, variant, anyFirstSetup(variant, random)))
  const startFen = position.fen()
  const moves: string[] = []
  for (let ply = 0; ply < 120; ply++) {
    const legal = position.legalMoves()
    if (legal.length === 0) break
    if (position.canPass() && random.below(12) === 0) {
      moves.push('0000')
      position.playNull()
      continue
    }
    const move = legal[random.below(legal.length)]!
    moves.push(makeUci(variant, move))
    position.play(move)
  }
  return { variant: variant.id, options: [], startFen, moves }
}

/** A context in plain values, for comparison by content. */
const shown = ({ variant, options, start, moves }: PositionContext) => ({
  variant: variant.id,
  options,
  start: makeFen(variant, start),
  moves: moves.map(move => makeUci(variant, move)),
})

const goneTo = (line: LineText): readonly PositionContext[] => {
  const following = gameLine(core)
  const contexts = Array.from({ length: line.moves.length + 1 }, (_, ply) =>
    unwrap(following.goTo({ ...line, moves: line.moves.slice(0, ply) })),
  )
  following.close()
  return contexts
}

test.each(VARIANTS)('the positions along a line of $id equal those reached one by one', variant => {
  const line = randomLine(variant)
  expect([...contextsAlong(core, line, 0)].map(shown)).toEqual(goneTo(line).map(shown))
  expect([...contextsAlong(core, line, 7)].map(shown)).toEqual(goneTo(line).slice(7).map(shown))
})

test('a line ends before its first illegal move', () => {
  const line = { variant: 'chess', options: [], startFen: START, moves: ['e2e4', 'e2e4', 'e7e5'] }
  expect([...contextsAlong(core, line, 0)]).toHaveLength(2)
  expect([...contextsAlong(core, { ...line, startFen: '8/8 w' }, 0)]).toEqual([])
})

const toAndFro = (plies: number): LineText => ({
  variant: 'chess',
  options: [],
  startFen: START,
  moves: Array.from({ length: plies }, (_, ply) => ['g1f3', 'g8f6', 'f3g1', 'f6g8'][ply % 4]!),
})

test('a context goes back at most 100 plies, which are enough for the fifty-move draw', () => {
  const last = goneTo(toAndFro(250)).at(-1)!
  expect(last.moves).toHaveLength(100)
  expect(last.start.halfmoves).toBe(150)
  using position = openContext(core, last)
  expect(position.outcome()).toEqual({ kind: 'fiftyMoves' })
})

/** A core that counts accesses to its exports. */
const countingCore = (): { readonly core: Core; readonly asked: () => number } => {
  let count = 0
  const whole = loadCore()
  const exports = new Proxy(whole.exports, {
    get: (all, name) => {
      count++
      return Reflect.get(all, name) as unknown
    },
  })
  return { core: Object.assign(whole, { exports }), asked: () => count }
}

/** The work of asking about all positions of a game without captures. */
const workOf = (plies: number) => {
  const { core: counted, asked } = countingCore()
  const places = mainLinePlaces(counted, { ...toAndFro(plies), setup: 0 })
  const letters = places.map(
    place => JSON.stringify(questionAt(place, { limits: {}, multiPv: 1, plies: 1 })).length,
  )
  return { places: places.length, asked: asked(), letters: letters.reduce((sum, length) => sum + length, 0) }
}

describe('a game twice as long', () => {
  const [short, long] = [workOf(2000), workOf(4000)]

  test('has twice the positions', () => {
    expect([short.places, long.places]).toEqual([2001, 4001])
  })

  test('takes twice the work, not four times', () => {
    expect(long.asked / short.asked).toBeLessThan(2.2)
    expect(long.letters / short.letters).toBeLessThan(2.2)
  })
})
