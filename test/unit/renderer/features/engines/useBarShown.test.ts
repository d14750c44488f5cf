import { beforeEach, expect, test } from 'vitest'
import { ok } from '@shared/result'
import { flatten } from '@shared/tree/flat'
import { useBarShown } from '../../../../../renderer/features/engines/useStageView'
import { useEnginesStore } from '../../../../../renderer/stores/engines'
import { usePanelsStore } from '../../../../../renderer/stores/panels'
import { usePracticeStore } from '../../../../../renderer/features/practice/practiceStore'
import { aGame, line, START_FEN } from '../../../../support/aGame'
import { aStatus } from '../../../../support/anEngine'
import { aWorkbench, SETTINGS, settled } from '../../../../support/workbench'

beforeEach(() => {
  let settings = SETTINGS
  aWorkbench({
    'settings:update': patch => (settings = { ...settings, ...patch }),
    'analysis:start': () => ok(1),
    'games:create': () => ok(flatten(aGame(line('')))),
    'play:cancel': () => undefined,
  })
  useEnginesStore().receive([aStatus()])
})

test('the evaluation bar is hidden during a practice game', async () => {
  const practice = usePracticeStore()
  const shown = useBarShown()
  expect(shown.value).toBe(false)
  await usePanelsStore().change('own', { on: true })
  expect(shown.value).toBe(true)
  await practice.start({ variant: 'chess', fen: START_FEN, options: [] }, { side: 'white', level: 4 })
  expect(shown.value).toBe(false)
  practice.resign()
  expect(shown.value).toBe(true)
  await settled()
})
