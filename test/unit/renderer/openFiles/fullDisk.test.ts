import { describe, expect, test } from 'vitest'
import type { FileError, Handlers } from '@shared/ipc/contract'
import { err, ok } from '@shared/result'
import { flatten } from '@shared/tree/flat'
import { useDocumentsStore } from '../../../../renderer/openFiles/documents'
import { useFilesStore } from '../../../../renderer/openFiles/files'
import { useNoticesStore } from '../../../../renderer/stores/notices'
import { useSavingStore } from '../../../../renderer/openFiles/saving'
import { aGame, line } from '../../../support/aGame'
import { aFile, aWorkbench } from '../../../support/workbench'

const game = aGame(line('e2e4:e4'))
const failed = (reason: FileError['reason']): FileError => ({
  kind: 'file',
  reason,
  path: '/games/two.pgn',
  detail: reason,
})
const saved: Partial<Handlers> = {
  'files:save': ({ index }) =>
    ok({ ...aFile(), index, convertedToUtf8: false, leftOtherNames: false, foundChanged: false }),
}

const edited = async () => {
  const bridge = aWorkbench({
    'files:open': () => ok(aFile()),
    'files:game': () => ok(flatten(game)),
  })
  await useFilesStore().open('/games/two.pgn')
  const documents = useDocumentsStore()
  const { id, game: before } = documents.active!
  documents.edit(id, { name: 'Result 1-0', game: { ...before, result: '1-0' } })
  return bridge
}

const titles = () => useNoticesStore().troubles.map(({ text }) => text.title)

describe.each(['diskFull', 'noPermission'] as const)('a save that fails with %s', reason => {
  test('is shown once, until a save succeeds', async () => {
    const bridge = await edited()
    bridge.answer('files:save', () => err(failed(reason)))
    await useSavingStore().save()
    expect(titles()).toHaveLength(1)
    await useSavingStore().save()
    expect(titles()).toHaveLength(1)
    bridge.answer('files:save', saved['files:save']!)
    await useSavingStore().save()
    expect(titles()).toEqual([])
    expect(useNoticesStore().toasts.map(({ text }) => text)).toEqual(['Saved two.pgn'])
  })
})

test('the notice of a full disk disappears when something else is saved', async () => {
  const bridge = await edited()
  bridge.answer('files:save', () => err(failed('diskFull')))
  await useSavingStore().save()
  expect(titles()).toEqual(['The disk is full'])
  bridge.answer('files:export', () => ok({ path: '/elsewhere/copy.pgn', losses: [] }))
  await useSavingStore().exportInteroperable()
  expect(titles()).toEqual([])
})

test('failures of Save all are reported until the next Save all succeeds', async () => {
  const bridge = await edited()
  bridge.answer('games:saveList', () => err(failed('diskFull')))
  await useSavingStore().saveAll()
  expect(titles()).toEqual(['One item was not saved'])
  bridge.answer('games:saveList', () => ok({ ...aFile(), convertedToUtf8: 0 }))
  await useSavingStore().saveAll()
  expect(titles()).toEqual([])
})
