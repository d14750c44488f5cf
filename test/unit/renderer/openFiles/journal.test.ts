import { beforeEach, describe, expect, test } from 'vitest'
import type { FileError } from '@shared/ipc/contract'
import { useDocumentsStore } from '../../../../renderer/openFiles/documents'
import { useJournalStore } from '../../../../renderer/openFiles/journal'
import { useNoticesStore } from '../../../../renderer/stores/notices'
import { aGame, line } from '../../../support/aGame'
import { aWorkbench } from '../../../support/workbench'

const game = aGame(line('e2e4:e4'))
const FULL: FileError = { kind: 'file', reason: 'diskFull', path: '/user/journal/a.json', detail: 'ENOSPC' }

beforeEach(() => {
  aWorkbench()
})

const anEdit = () => {
  const documents = useDocumentsStore()
  const { id } = documents.add(game)
  documents.edit(id, { name: 'Result 1-0', game: { ...game, result: '1-0' } })
  return id
}

describe('trouble with the journal', () => {
  test('is shown until it is over, and its end is announced', () => {
    const [notices, trouble] = [useNoticesStore(), useJournalStore()]
    anEdit()
    trouble.receive(FULL)
    expect(trouble.trouble).toEqual(FULL)
    expect(notices.troubles.map(({ text }) => text.title)).toEqual(['The journal cannot be written'])
    trouble.receive(null)
    expect(trouble.trouble).toBeUndefined()
    expect(notices.troubles).toEqual([])
    expect(notices.toasts.map(({ text }) => text)).toEqual(['Your unsaved edits are in the journal again'])
  })

  test('ends without a notice when its edits were saved', () => {
    const [documents, notices, trouble] = [useDocumentsStore(), useNoticesStore(), useJournalStore()]
    const id = anEdit()
    trouble.receive(FULL)
    documents.markSaved(id, documents.documentById(id)!.game)
    trouble.receive(null)
    expect([...notices.toasts, ...notices.troubles]).toEqual([])
  })

  test('causes no notice when it never existed', () => {
    anEdit()
    useJournalStore().receive(null)
    expect([...useNoticesStore().toasts, ...useNoticesStore().troubles]).toEqual([])
  })
})
