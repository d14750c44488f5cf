import { beforeEach, describe, expect, test } from 'vitest'
import { parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { variantById, type VariantId } from '@shared/variants'
import { useEnginesStore } from '../../../../renderer/stores/engines'
import { useJudgeStore } from '../../../../renderer/stores/judge'
import { aStatus } from '../../../support/anEngine'
import { aWorkbench, settled } from '../../../support/workbench'

const OURS = aStatus()
const LITE = aStatus({
  id: 'lite',
  name: 'Stockfish 19 Lite',
  origin: 'bundled',
  variants: ['chess', 'chess960', 'double-chess960'],
  playsChess960: true,
  relativeSpeed: 0.635,
})
const CHECKERS = aStatus({ id: 'other', origin: 'external', variants: [], playsChess960: false })

/** A Fischer-Benko position whose queens and kings are still to be placed. */
const LATE = 'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqk] w - - 0 4'

beforeEach(async () => {
  aWorkbench()
  useEnginesStore().receive([OURS, LITE, CHECKERS])
  await settled()
})

const setupOf = (system: VariantId, fen: string | undefined) =>
  fen === undefined ? undefined : unwrap(parseFen(variantById(system), fen)).setup

const idFor = (system: VariantId, fen?: string): string | undefined =>
  useJudgeStore().judgeFor(variantById(system), setupOf(system, fen))?.profile.id

const candidates = (system: VariantId, fen?: string): readonly string[] =>
  useJudgeStore()
    .candidates(variantById(system), setupOf(system, fen))
    .map(({ profile }) => profile.id)

describe('the judging engine', () => {
  test('is the bundled engine until another is chosen, or our own if none is bundled', async () => {
    const judge = useJudgeStore()
    expect([judge.chosen, judge.chosenSpeed]).toEqual([LITE, 0.635])
    await judge.choose('own')
    expect([judge.chosen, judge.chosenSpeed]).toEqual([OURS, 1])
    await judge.choose('lite')
    expect(judge.chosen).toEqual(LITE)
    expect(judge.judgedBy('lite', 1000)).toEqual({ engine: 'Stockfish 19 Lite', nodes: 1000 })
    useEnginesStore().receive([OURS])
    expect([judge.chosen, judge.chosenSpeed]).toEqual([OURS, 1])
    expect(judge.judgedBy('lite', 1000)).toBeUndefined()
    expect([judge.speedOf('lite'), judge.speedOf('own')]).toEqual([1, 1])
  })

  test('is the chosen engine only if it knows all rules', () => {
    expect(idFor('chess960')).toBe('lite')
    expect(idFor('double-chess960')).toBe('lite')
    expect(idFor('ajax-random')).toBe('own')
    // A game after the setup can be a game of Chess960; the setup itself cannot.
    expect(idFor('fischer-benko')).toBe('lite')
    expect(idFor('fischer-benko', LATE)).toBe('own')
    expect(idFor('fischer-benko', 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRQKR w - - 0 5')).toBe('lite')
  })

  test('is chosen among the engines that know the rules', () => {
    expect(candidates('chess960')).toEqual(['own', 'lite'])
    expect(candidates('fischer-benko')).toEqual(['own', 'lite'])
    expect(candidates('fischer-benko', LATE)).toEqual(['own'])
    expect(candidates('ajax-random')).toEqual(['own'])
  })
})
