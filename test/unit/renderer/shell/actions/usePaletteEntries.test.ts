// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { shallowRef } from 'vue'
import { ACTIONS } from '@shared/ipc/actionTable'
import { ok } from '@shared/result'
import { foundEntries, matching, paletteEntry } from '../../../../../renderer/widgets/palette'
import { usePaletteEntries } from '../../../../../renderer/shell/actions/usePaletteEntries'
import { useDialogsStore } from '../../../../../renderer/stores/dialogs'
import { useFilesStore } from '../../../../../renderer/openFiles/files'
import { flatten } from '@shared/tree/flat'
import { aGame, line, START_FEN } from '../../../../support/aGame'
import { hearCommands } from '../../../../support/someCommands'
import { aFile, aWorkbench, settled } from '../../../../support/workbench'

test.each([
  ['flip', 'Flip board', true],
  ['bo fl', 'Flip board', true],
  ['', 'Flip board', true],
  ['lip', 'Flip board', false],
  ['benko', 'Fischer-Benko Chess', true],
  ['fischer-b', 'Fischer-Benko Chess', true],
])('the palette query %j finds %j: %s', (query, text, found) => {
  expect(matching(query)(text)).toBe(found)
})

test.each([
  [1, ['Rook lift']],
  [2, ['Rook lift', 'Rook pawn']],
  [4, ['Rook lift', 'Rook pawn', 'Castling', 'Tower']],
  [9, ['Rook lift', 'Rook pawn', 'Castling', 'Tower']],
])('the palette finds at most %i entries: names first, each once, in the order given', (limit, labels) => {
  const entry = (label: string, more = {}) => paletteEntry(label, label, vi.fn(), more)
  const all = [
    entry('Castling', { note: 'king and rook' }),
    entry('Rook lift', { note: 'a rook' }),
    entry('Tower', { synonyms: 'rook' }),
    entry('Brook'),
    entry('Rook pawn'),
  ]
  expect(foundEntries('rook', 'Words', all, limit).entries.map(({ label }) => label)).toEqual(labels)
})

describe('the palette', () => {
  const run = vi.fn()
  const query = shallowRef('')
  const groupsFor = (text: string) => {
    query.value = text
    return usePaletteEntries(query).groups.value
  }

  beforeEach(() => {
    run.mockClear()
    aWorkbench({
      'files:openText': () => ok(aFile()),
      'files:game': () => ok(flatten(aGame(line('e2e4:e4')))),
    })
    hearCommands(run)
  })

  test('offers no commands that are meant for keys only', () => {
    const offered = ACTIONS.filter(action => !('keyOnly' in action)).map(({ id }) => id as string)
    expect(offered.length).toBeLessThanOrEqual(97)
    expect(offered).not.toContain('goNext')
    for (const { id, keys } of ACTIONS)
      if (!offered.includes(id)) expect([id, keys.length > 0]).toEqual([id, true])
  })

  test('runs commands and shows their keys', () => {
    const [group] = groupsFor('flip')
    expect(group?.entries.map(({ label, key }) => [label, key])).toEqual([['Flip board', 'F']])
    void group?.entries[0]?.run()
    expect(run).toHaveBeenCalledExactlyOnceWith('flip')
  })

  test.each([
    ['print', 'Publish…'],
    ['clock', 'Practice from here…'],
    ['odds', 'Dice assistant'],
    ['couplet', 'Rules of the systems'],
    ['night', 'Light or dark'],
  ])('finds by the synonym %j: %s', (word, label) => {
    expect(groupsFor(word).flatMap(({ entries }) => entries.map(entry => entry.label))).toContain(label)
  })

  test.each([
    [START_FEN, 'FEN'],
    ['1. e4 e5 2. Nf3 *', 'PGN'],
    ['518 / 534', 'Number'],
    ['RKRBBQNN', 'Ranks'],
  ])('reads %j first, as %s', (text, note) => {
    expect(groupsFor(text)[0]).toMatchObject({ name: 'Read as', entries: [{ note }] })
  })

  test.each(['previous', 'practice', 'turning'])('finds a command by the word %j, not a rank', word => {
    expect(groupsFor(word)[0]?.name).toBe('Commands')
  })

  test('passes a number to the New analysis dialog', () => {
    void groupsFor('4532')[0]?.entries[0]?.run()
    expect(useDialogsStore()).toMatchObject({ shown: 'newAnalysis' })
    expect(useDialogsStore().argumentOf('newAnalysis')?.text).toBe('4532')
  })

  test('goes to another game of the file', async () => {
    const files = useFilesStore()
    await files.openText('two.pgn', '')
    const games = groupsFor('black 2').find(({ name }) => name === 'Games of this file')
    void games?.entries[0]?.run()
    await settled()
    expect(files.currentIndex).toBe(1)
  })

  test('opens the rules of a variant', () => {
    const rules = groupsFor('rules of fischer-benko').find(({ name }) => name === 'Rules')
    void rules?.entries[0]?.run()
    expect(useDialogsStore().rulesOf).toBe('fischer-benko')
  })

  test('starts a new analysis in another variant', async () => {
    const systems = groupsFor('korean').find(({ name }) => name === 'Systems')
    void systems?.entries[0]?.run()
    await settled()
    expect(useDialogsStore().shown).toBe('newAnalysis')
  })
})
