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
import { useGameListsStore } from '../../../../../renderer/openFiles/gameLists'
import { useNoticesStore } from '../../../../../renderer/stores/notices'
import { useSettingsStore } from '../../../../../renderer/stores/settings'
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
  const mounted = () =>
    mount(BrokenGame, {
      props: { broken: files.broken! },
      attachTo: document.body,
      global: { plugins: [pinia] },
    })
  const page = mounted()
  const named = (key: 'shell.brokenGame.open' | 'shell.brokenGame.original', on = page) =>
    on.findAll('button').find(one => one.text() === t(key))
  const button = () => named('shell.brokenGame.open')
  const correct = async (to: string) => {
    await page.get('textarea').setValue(to)
    await settled()
    if (files.broken) await page.setProps({ broken: files.broken })
    await button()!.trigger('click')
    await settled()
  }
  const field = (on = page) => on.get<HTMLTextAreaElement>('textarea').element.value
  return { page, mounted, named, field, files, asked, button, correct }
}

const whites = (files: ReturnType<typeof useFilesStore>) => files.current?.games.map(({ white }) => white)

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
    expect(files.broken?.index).toBe(0)
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

  test('cannot be several games if its file is read-only, and the field keeps them', async () => {
    const { page, field, files, button, correct } = await shown(aFile({ readOnly: true }), () => [
      readable,
      readable,
    ])
    await correct('1. e4 *\n\n1. d4 *')
    expect(page.text()).toContain(t('shell.brokenGame.oneGame'))
    expect(button()!.attributes('disabled')).toBeDefined()
    expect(field()).toBe('1. e4 *\n\n1. d4 *')
    expect(files.lists.size).toBe(0)
  })

  test('becomes as many games of the list as it contains, in one step', async () => {
    const reads = (text: string) => text.split('\n\n').map(game => err(faulty(game)))
    const { page, field, files, correct } = await shown(aFile(), reads, '1. R@h1 *')
    await correct('1. R@h2 *\n\n1. R@h3 *')
    expect(page.text()).toContain(t('shell.brokenGame.several', { count: 2 }))
    expect(whites(files)).toEqual(['Benko', 'Benko', 'White 2'])
    await correct('1. R@h2 *\n\n1. R@h3 *\n\n1. R@h4 *')
    expect(files.listOf('file-1')!.slots.map(({ pgn }) => pgn)).toEqual([
      '1. R@h2 *',
      '1. R@h3 *',
      '1. R@h4 *',
      undefined,
    ])
    await correct('1. R@h4 *')
    expect(field()).toBe('1. R@h4 *')
    const list = files.listOf('file-1')!
    expect(list.slots.map(({ pgn, stored }) => pgn ?? stored)).toEqual(['1. R@h4 *', 1])
    expect(list.undo).toHaveLength(1)
  })

  test('stays in the list as it was while no game is in the field', async () => {
    const { page, files, correct } = await shown(aFile(), () => [])
    await correct(' ')
    expect(page.text()).toContain(t('shell.brokenGame.noGame'))
    expect(files.lists.size).toBe(0)
  })

  test('is not an edit when the key to open it is pressed without a change', async () => {
    const { page, files } = await shown(aFile(), text => [err(faulty(text))])
    await page.get('textarea').trigger('keydown', { key: 'Enter', ctrlKey: true })
    await settled()
    expect(files.lists.size).toBe(0)
  })

  test('follows undo in its list', async () => {
    const { page, field, files, correct } = await shown(aFile(), text => [err(faulty(text))], 'before')
    await correct('after')
    await useGameListsStore().undo('file-1')
    await page.setProps({ broken: files.broken! })
    await settled()
    expect(field()).toBe('before')
    expect(files.lists.get('file-1')?.redo).toHaveLength(1)
  })

  test('comes back as corrected so far if its file is read-only, until the original is asked for', async () => {
    const read = (text: string) => [err(faulty(text))]
    const { page, mounted, named, field, correct } = await shown(aFile({ readOnly: true }), read)
    expect(named('shell.brokenGame.original')).toBeUndefined()
    const better = '[White "Benko"]\r\n\r\n1. R@h2 *'
    await correct('[White "Benko"]\n\n1. R@h2 *')
    page.unmount()
    const { settings } = useSettingsStore()
    expect(settings.corrections).toEqual([{ text: TEXT, corrected: better }])

    const again = mounted()
    expect(field(again)).toBe('[White "Benko"]\n\n1. R@h2 *')
    await named('shell.brokenGame.original', again)!.trigger('click')
    expect(field(again)).toBe(TEXT.replaceAll('\r\n', '\n'))
    expect(useSettingsStore().settings.corrections).toEqual([])
    expect(named('shell.brokenGame.original', again)).toBeUndefined()

    // The button that undoes it works even after another game has been shown.
    again.unmount()
    useNoticesStore().toasts.at(-1)!.action!.run()
    expect(field(mounted())).toBe('[White "Benko"]\n\n1. R@h2 *')
  })

  test('has no correction as long as it is unchanged, whatever its line ends', async () => {
    const mixed = '[White "Benko"]\r\n\n1. R@h1 *'
    const { named, field, correct } = await shown(
      aFile({ readOnly: true }),
      text => [err(faulty(text))],
      mixed,
    )
    expect(named('shell.brokenGame.original')).toBeUndefined()
    await correct(`${field()} {x}`)
    await correct(mixed.replace('\r\n', '\n'))
    expect(named('shell.brokenGame.original')).toBeUndefined()
    expect(useSettingsStore().settings.corrections).toEqual([])
  })

  test('is no longer kept as a correction once it has been opened', async () => {
    const { files, correct } = await shown(aFile({ readOnly: true }), () => [readable])
    await correct('[White "Corrected"]\n\n1. e4 *')
    expect(files.broken).toBeUndefined()
    expect(useSettingsStore().settings.corrections).toEqual([])
  })

  test('is shown without a field if it is too long', async () => {
    const { page, button } = await shown(aFile(), () => [readable], 'x'.repeat(200_001))
    expect(page.find('textarea').exists()).toBe(false)
    expect(page.get('pre').text()).toMatch(/^x{200000}/)
    expect(button()).toBeUndefined()
  })
})
