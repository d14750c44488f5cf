// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, test } from 'vitest'
import { t } from '@shared/i18n/t'
import type { Answer, GameError, OpenedFile } from '@shared/ipc/contract'
import { err, ok } from '@shared/result'
import { flatten } from '@shared/tree/flat'
import BrokenGame from '../../../../../renderer/features/analysis/BrokenGame.vue'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { useFilesStore } from '../../../../../renderer/openFiles/files'
import { aGame, line } from '../../../../support/aGame'
import { freshPinia } from '../../../../support/freshPinia'
import { aFile, aWorkbench, settled } from '../../../../support/workbench'

const TEXT = '[White "Benko"]\r\n\r\n1. R@h1 *'

const faulty = (text: string): GameError => ({
  kind: 'game',
  fault: { kind: 'pgn', reason: 'missingFen', at: { line: 1, column: 1, offset: 0 }, found: '', legal: [] },
  tags: [{ name: 'White', value: 'Benko' }],
  text,
})

const readable = ok(flatten(aGame(line('e2e4:e4'), [{ name: 'White', value: 'Corrected' }])))

/** Shows the first game of a file, which cannot be opened; `read` answers for corrected texts. */
const shown = async (file: OpenedFile, read: (text: string) => Answer<'games:read'>, text = TEXT) => {
  const asked: string[] = []
  aWorkbench({
    'files:game': () => err(faulty(text)),
    'games:read': pgn => {
      asked.push(pgn)
      return read(pgn)
    },
  })
  const pinia = freshPinia()
  const files = useFilesStore()
  await files.adopt(file)
  const page = mount(BrokenGame, {
    props: { broken: files.broken! },
    attachTo: document.body,
    global: { plugins: [pinia] },
  })
  const button = () => page.findAll('button').find(one => one.text() === t('shell.brokenGame.open'))
  const correct = async (to: string) => {
    await page.get('textarea').setValue(to)
    await settled()
    if (files.broken) await page.setProps({ broken: files.broken })
    await button()!.trigger('click')
    await settled()
  }
  return { page, files, asked, button, correct }
}

beforeEach(() => document.body.replaceChildren())

describe('the text of a game that cannot be opened', () => {
  test('is read after each change, with the line ends of its file', async () => {
    const { asked, button, correct } = await shown(aFile(), text => [err(faulty(text))])
    expect(button()!.attributes('disabled')).toBeDefined()
    await correct('[White "Benko"]\n\n1. N@h1 *')
    expect(asked).toEqual(['[White "Benko"]\r\n\r\n1. N@h1 *'])
  })

  test('replaces the game in the list of a file that may be written, though it is still wrong', async () => {
    const { page, files, correct } = await shown(aFile(), text => [err(faulty(text))], 'before')
    await correct('aft')
    await correct('after')
    expect(files.broken).toMatchObject({ index: 0, error: { text: 'after' } })
    expect(page.get<HTMLTextAreaElement>('textarea').element.value).toBe('after')
    const list = files.listOf('file-1')!
    expect(list.slots.map(({ pgn, stored }) => pgn ?? stored)).toEqual(['after', 1])
    expect(list.undo).toHaveLength(1)
    expect(list.lastEdit).toBe(t('shell.brokenGame.corrected', { game: 'Benko – ?' }))
  })

  test('keeps the space at its ends, which the reader leaves out of a game', async () => {
    const { page, files, correct } = await shown(aFile(), text => [err(faulty(text.trim()))], 'before')
    await correct('\nafter\n\n')
    expect(page.get<HTMLTextAreaElement>('textarea').element.value).toBe('\nafter\n\n')
    expect(files.listOf('file-1')!.slots[0]!.pgn).toBe('\nafter\n\n')
  })

  test('opens in its place when it can be read', async () => {
    const { files, correct } = await shown(aFile(), () => [readable])
    await correct('[White "Corrected"]\n\n1. e4 *')
    expect(files.broken).toBeUndefined()
    expect(useDocumentsStore().active).toMatchObject({ origin: { fileId: 'file-1', index: 0 } })
  })

  test('becomes a new game, not saved yet, if its file is read-only', async () => {
    const { page, files, correct } = await shown(aFile({ readOnly: true }), () => [readable])
    expect(page.text()).toContain(t('shell.brokenGame.hintNewGame'))
    await correct('[White "Corrected"]\n\n1. e4 *')
    const { active, dirty } = useDocumentsStore()
    expect(active).toBeDefined()
    expect(active?.origin).toBeUndefined()
    expect(dirty).toHaveLength(1)
    expect(files.lists.size).toBe(0)
  })

  test('cannot be several games, and the field keeps them', async () => {
    const { page, files, button, correct } = await shown(aFile(), () => [readable, readable])
    await correct('1. e4 *\n\n1. d4 *')
    expect(page.text()).toContain(t('shell.brokenGame.oneGame'))
    expect(button()!.attributes('disabled')).toBeDefined()
    expect(page.get<HTMLTextAreaElement>('textarea').element.value).toBe('1. e4 *\n\n1. d4 *')
    expect(files.lists.size).toBe(0)
  })

  test('is shown without a field if it is too long', async () => {
    const { page, button } = await shown(aFile(), () => [readable], 'x'.repeat(20_001))
    expect(page.find('textarea').exists()).toBe(false)
    expect(page.get('pre').text()).toMatch(/^x{20000}/)
    expect(button()).toBeUndefined()
  })
})
