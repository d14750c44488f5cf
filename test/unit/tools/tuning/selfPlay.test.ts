import { describe, expect, test } from 'vitest'
import { soloSearch } from '../../../../electron/search/soloSearch'
import { drawOpening, drawSystem } from '../../../../tools/tuning/openings'
import { packSample, readSample, RESULT } from '../../../../tools/tuning/records'
import { ownPlayer } from '../../../../tools/tuning/player'
import { adjudicator, playGame } from '../../../../tools/tuning/selfPlay'
import { canTeach } from '../../../../tools/tuning/teacher'
import { parseFen } from '@shared/notation/fen'
import { unwrap } from '@shared/result'
import { seededRandom } from '@shared/setup/random'
import { variantById, type VariantId } from '@shared/variants'

const judgeAll = (scores: readonly number[], firstPly: number) => {
  const { judge } = adjudicator()
  return scores.map((score, i) => judge(score, firstPly + i)).find(result => result !== undefined)
}

describe('a game is given up as', () => {
  test.each([
    ['won by White once both agree for long', Array<number>(6).fill(950), 0, RESULT.whiteWins],
    ['won by Black once both agree for long', Array<number>(6).fill(-950), 0, RESULT.blackWins],
    ['nothing while the sides disagree', [950, -950, 950, -950, 950, -950, 950], 0, undefined],
    ['nothing while it is early', Array<number>(20).fill(0), 10, undefined],
    ['drawn once it is late and level', Array<number>(20).fill(5), 70, RESULT.draw],
    ['drawn when it is too long', [100], 300, RESULT.draw],
  ])('%s', (_, scores, firstPly, result) => {
    expect(judgeAll(scores, firstPly)).toBe(result)
  })
})

test('a system is drawn only from those that are named', () => {
  const random = seededRandom('systems')
  const drawn = new Set(
    Array.from({ length: 50 }, () => drawSystem(random, ['beautiful', 'transcendental']).id),
  )
  expect([...drawn].sort()).toEqual(['beautiful', 'transcendental'])
})

test('games give quiet positions of the game proper that survive being written down', async () => {
  const search = soloSearch(undefined, 1)
  const random = seededRandom('games')
  let kept = 0
  for (let game = 0; game < 3; game++) {
    using position = drawOpening(search.core, drawSystem(random, []), random)
    if (!position) continue
    for (const sample of await playGame(ownPlayer(search, 100), position)) {
      kept++
      expect(Object.keys(sample.setup.pockets.white)).toEqual([])
      expect(sample.setup.memory.relocation).toBeUndefined()
      const { setup, score, result } = readSample(packSample(sample))
      expect({
        pieces: setup.board.pieces,
        turn: setup.turn,
        castling: setup.castling,
        score,
        result,
      }).toEqual({
        pieces: sample.setup.board.pieces,
        turn: sample.setup.turn,
        castling: sample.setup.castling,
        score: sample.score,
        result: sample.result,
      })
    }
  }
  expect(kept).toBeGreaterThan(50)
}, 60_000)

describe('a teacher that knows Chess960 is', () => {
  test.each<[string, boolean, VariantId, string]>([
    ['asked about castling to c and g', true, 'double-chess960', 'rkr5/8/8/8/8/8/8/1R1K2R1 b KQk - 12 9'],
    ['asked where nobody can castle', true, 'contemporary-random', '1k6/8/8/8/8/8/8/1R1K2R1 b - - 12 9 -/-'],
    [
      'not asked about castling to b',
      false,
      'contemporary-random',
      '1k6/8/8/8/8/8/8/1R1K2R1 b KQ - 12 9 -/-',
    ],
    ['not asked about a leap', false, 'contemporary-random', '1k6/8/8/8/8/8/8/1R1K2R1 b - - 12 9 K/-'],
    ['not asked about castling by halves', false, 'beautiful', '1k6/8/8/8/8/8/8/1R1K2R1 b BG - 12 9'],
    ['not asked about a transposition', false, 'transcendental', '1k6/8/8/8/8/8/8/1R1K2R1 b - - 12 9 t'],
  ])('%s', (_, isAsked, id, fen) => {
    const variant = variantById(id)
    expect(canTeach({ variant, setup: unwrap(parseFen(variant, fen)).setup })).toBe(isAsked)
  })
})
