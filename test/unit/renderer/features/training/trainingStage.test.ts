// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { ok } from '@shared/result'
import StageView from '../../../../../renderer/features/stage/StageView.vue'
import TrainingStage from '../../../../../renderer/features/training/TrainingStage.vue'
import { useTrainingStore } from '../../../../../renderer/features/training/trainingStore'
import { aWorkbench, settled } from '../../../../support/workbench'

const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'

test('why a placement is refused is told to the board, which shows it', async () => {
  aWorkbench({
    'rules:refuse': () => ok({ kind: 'occupied', square: 'b1' }),
    'training:follow': () => ok(undefined),
    'training:history': () => ({ records: [], damaged: null }),
  })
  await useTrainingStore().begin('fischer-benko', THROW, 'white', 6)
  await settled()
  const stage = mount(TrainingStage)
  const view = stage.findComponent(StageView)
  const { $emit: emit } = view.vm as unknown as { readonly $emit: (name: string, what: string) => void }
  expect(view.props('refused')).toBeUndefined()
  emit('tryInVain', 'R@b1')
  await settled()
  expect(view.props('refused')).toContain('b1')
  emit('refuse', 'Not there')
  await settled()
  expect(view.props('refused')).toBe('Not there')
  stage.unmount()
})
