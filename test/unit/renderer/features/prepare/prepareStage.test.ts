// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import type { PreparationSummary } from '@shared/ipc/contract'
import type { BetterMove } from '@shared/tree/pricedSetup'
import PrepareStage from '../../../../../renderer/features/prepare/PrepareStage.vue'
import { usePreparedTreeStore } from '../../../../../renderer/features/prepare/tree/preparedTreeStore'
import { makeRoomForStages } from '../../../../support/roomForStages'
import { aWorkbench, settled } from '../../../../support/workbench'

const FEN = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'
const PREPARATION = {
  id: 'one',
  variant: 'chess960',
  options: [],
  fen: FEN,
  color: 'white',
} as unknown as PreparationSummary

/** The squares lit on the board at the end of a line with this last move. */
const litAfter = async (last: BetterMove) => {
  aWorkbench({ 'preparations:list': () => [] })
  usePreparedTreeStore().place = {
    line: [last],
    keys: ['', 'a'],
    branch: { key: 'a', fen: FEN, isOurs: false, state: 'leaf', value: null, moves: [], prepared: 0 },
    below: [],
    continuation: [],
  }
  makeRoomForStages()
  const stage = mount(PrepareStage, { props: { preparation: PREPARATION } })
  await settled()
  const lit = stage.findComponent({ name: 'BoardView' }).props('lastMove') as readonly string[]
  stage.unmount()
  return lit
}

test.each<[BetterMove, readonly string[]]>([
  [{ uci: 'e1h1', san: 'O-O', kind: 'castlingH', check: false, fen: FEN }, ['e1', 'g1']],
  [{ uci: 'e1a1', san: 'O-O-O', kind: 'castlingA', check: false, fen: FEN }, ['e1', 'c1']],
  [{ uci: 'a1a8', san: 'Rxa8', kind: 'normal', check: true, fen: FEN }, ['a1', 'a8']],
])('the prepare board after %j lights the squares %j', async (last, lit) => {
  expect(await litAfter(last)).toEqual(lit)
})
