import { expect, test } from 'vitest'
import { ok } from '@shared/result'
import { flatten } from '@shared/tree/flat'
import { useChecksStore } from '../../../../../../renderer/features/games/list/checksStore'
import { useFilesStore } from '../../../../../../renderer/openFiles/files'
import { aGame, line } from '../../../../../support/aGame'
import { aFile, aWorkbench } from '../../../../../support/workbench'

test('games are checked once, and again when their file has changed', async () => {
  const bridge = aWorkbench({
    'files:open': () => ok(aFile()),
    'files:game': () => ok(flatten(aGame(line('')))),
    'files:check': (_fileId, indexes) => indexes.map(index => ({ index, plies: 7, faults: 1 })),
  })
  const files = useFilesStore()
  const checks = useChecksStore()
  await files.open('/games/two.pgn')
  await checks.see([0])
  await checks.see([0, 1])
  expect(bridge.askedFor('files:check')).toEqual([
    ['file-1', [0]],
    ['file-1', [1]],
  ])
  expect([...checks.checks.values()].map(({ plies }) => plies)).toEqual([7, 7])
  files.keep(aFile())
  expect(checks.checks.size).toBe(0)
  await checks.see([0])
  expect(bridge.askedFor('files:check')).toHaveLength(3)
})
