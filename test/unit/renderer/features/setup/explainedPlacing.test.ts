import { expect, test } from 'vitest'
import { variantById } from '@shared/variants'
import { explainedPlacing } from '../../../../../renderer/features/setup/useSetupHand'
import { shownSetup } from '../../../../../renderer/board/setup/shownSetup'
import { usePlacing } from '../../../../../renderer/features/setup/usePlacing'

const rules = variantById('fischer-benko')
const fen = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'

const handWith = (moves: readonly string[] | undefined) => {
  const told: string[] = []
  const hand = usePlacing(
    () => ({
      fen,
      setup: shownSetup(rules, fen),
      rules,
      moves: moves?.map(uci => ({ uci, san: uci, kind: 'placement' as const, ways: 1 })),
    }),
    uci => told.push(uci),
  )
  const placing = explainedPlacing(
    hand,
    () => rules.army,
    why => told.push(why),
  )
  return { placing, told }
}

test.each([
  { square: 'g1', said: 'K@g1' },
  { square: 'a1', said: 'King on a1 leaves no room for a rook on the a-side. It can go to g1' },
  { square: 'b1', said: 'b1 is occupied' },
])('placing a king on $square gives: $said', ({ square, said }) => {
  const { placing, told } = handWith(['K@g1'])
  placing.hold('K')
  placing.placeSelected(square)
  expect(told).toEqual([said])
})

test('nothing is explained before the rules have answered, or for squares off the back rank', () => {
  const waiting = handWith(undefined)
  waiting.placing.hold('K')
  waiting.placing.placeSelected('a1')
  const { placing, told } = handWith(['K@g1'])
  placing.hold('K')
  placing.placeSelected('e4')
  expect([...told, ...waiting.told]).toEqual([])
})
