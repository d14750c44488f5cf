// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import ToastList from '../../../../renderer/shell/ToastList.vue'
import { useDialogsStore } from '../../../../renderer/stores/dialogs'
import { useDocumentsStore } from '../../../../renderer/openFiles/documents'
import { TOAST_MS, useNoticesStore } from '../../../../renderer/stores/notices'
import { aGame, line } from '../../../support/aGame'
import { freshPinia } from '../../../support/freshPinia'
import { aWorkbench } from '../../../support/workbench'

const mounted = () => {
  aWorkbench({})
  const pinia = freshPinia()
  const list = mount(ToastList, { global: { plugins: [pinia] } })
  return { list, notices: useNoticesStore(), dialogs: useDialogsStore() }
}

test('toasts from before a dialog are hidden until it closes; its own are shown', async () => {
  const { list, notices, dialogs } = mounted()
  const texts = () => list.findAll('.toast .text').map(text => text.text())
  notices.tell('note', 'Closed Kasparov with unsaved edits')
  dialogs.show('about')
  await nextTick()
  expect(texts()).toEqual([])
  notices.tell('done', 'Saved a picture')
  await nextTick()
  expect(texts()).toEqual(['Saved a picture'])
  dialogs.close()
  await nextTick()
  expect(texts()).toEqual(['Closed Kasparov with unsaved edits', 'Saved a picture'])
})

describe('an error without actions', () => {
  afterEach(() => vi.useRealTimers())

  test('disappears once it was seen and another game is shown', async () => {
    vi.useFakeTimers()
    const { notices } = mounted()
    const documents = useDocumentsStore()
    notices.report({ title: 'empty.pgn holds no games' })
    notices.report({ title: 'The disk is full' }, [{ label: 'Save as…', run: () => undefined }])
    documents.add(aGame(line('')))
    await nextTick()
    expect(notices.troubles).toHaveLength(2)
    vi.advanceTimersByTime(TOAST_MS)
    documents.add(aGame(line('')))
    await nextTick()
    expect(notices.troubles.map(({ text }) => text.title)).toEqual(['The disk is full'])
  })
})

test('errors from before a dialog are hidden until it closes; its own are shown', async () => {
  const { list, notices, dialogs } = mounted()
  const titles = () => list.findAll('.title').map(title => title.text())
  notices.report({ title: 'empty.pgn holds no games' })
  dialogs.show('newAnalysis')
  await nextTick()
  expect(titles()).toEqual([])
  notices.report({ title: 'The disk is full' })
  await nextTick()
  expect(titles()).toEqual(['The disk is full'])
  dialogs.close()
  await nextTick()
  expect(titles()).toEqual(['empty.pgn holds no games', 'The disk is full'])
})
