// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { ok } from '@shared/result'
import TrainingStage from '../../../../../renderer/features/training/TrainingStage.vue'
import { useTrainingStore } from '../../../../../renderer/features/training/trainingStore'
import { makeRoomForStages } from '../../../../support/roomForStages'
import { tellHost } from '../../../../support/tellHost'
import { aWorkbench, settled } from '../../../../support/workbench'

const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'

test('the training board shows why a placement is refused', async () => {
  aWorkbench({
    'rules:refuse': () => ok({ kind: 'occupied', square: 'b1' }),
    'training:follow': () => ok(undefined),
    'training:history': () => ({ records: [], damaged: null }),
  })
  await useTrainingStore().begin('fischer-benko', THROW, 'white', 6)
  await settled()
  makeRoomForStages()
  const stage = mount(TrainingStage)
  await settled()
  const said = () => stage.get('.board-line [role=status]').text()
  const board = stage.findComponent({ name: 'BoardView' })
  expect(said()).toBe('')
  tellHost(board, 'refuse', 'a2', 'a1')
  await settled()
  expect(said()).toContain('b1')
  tellHost(board, 'drop', 'king', 'a1')
  await settled()
  expect(said()).toContain('King on a1')
  stage.unmount()
})
