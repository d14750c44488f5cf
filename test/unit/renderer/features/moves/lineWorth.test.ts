import { describe, expect, test } from 'vitest'
import { worthAfter } from '../../../../../renderer/features/moves/lineWorth'
import { rootStep, stepTo, type EditStep } from '../../../../../renderer/edits/step'
import { gameOf } from '../../../../support/published'

const GAME =
  '1. e4 {[%eval 0.40]} f6 {[%eval 1.20] [%report 12,2]} (1... e5 {[%report better]} 2. Nf3 (2. f4 {Wild.}) Nc6) 2. d4 (2. h3 a6) *'

/** The step reached by child indices from the start. */
const stepAt = (...places: readonly number[]): EditStep =>
  places.reduce((step, place) => stepTo(step, step.node.children[place]!), rootStep(gameOf(GAME).root))

describe('the value of the position after a move', () => {
  test.each<[string, readonly number[], number | undefined]>([
    ['as the game records it', [0], 40],
    ['at the end of a better line what the best move was worth', [0, 1, 0, 0], 40],
    ['not within that line', [0, 1, 0], undefined],
    ['not in a variation of that line', [0, 1, 1], undefined],
    ['not in a line of someone else', [0, 0, 1, 0], undefined],
    ['not at the end of the main line', [0, 0, 0], undefined],
  ])('%s', (_, places, centipawns) => {
    expect(worthAfter(stepAt(...places))).toEqual(
      centipawns === undefined ? undefined : { kind: 'cp', value: centipawns },
    )
  })
})
