import { afterEach, describe, expect, test } from 'vitest'
import { speak } from '@shared/i18n/spoken'
import { menuTexts } from '@shared/i18n/en/menu'
import { sampleGames } from '../../../../electron/files/samples'
import { type MenuEntry, menuTable } from '../../../../electron/windows/menuTable'

const flat = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap(entry => (entry.kind === 'section' ? flat(entry.entries) : [entry]))

const labels = (entries: readonly MenuEntry[]): readonly string[] =>
  entries.flatMap(entry => {
    if (entry.kind === 'separator') return []
    return entry.kind === 'section' ? [entry.label, ...labels(entry.entries)] : [entry.label]
  })

afterEach(() => speak(() => 'en'))

const recentFiles = [{ path: '/g/a.pgn', name: 'a.pgn', openedAt: 1 }]

describe.each(['linux', 'darwin', 'win32'])('the menu on %s', platform => {
  const entries = flat(menuTable({ samples: sampleGames(), recentFiles, platform, development: false }))

  test('has every command once', () => {
    const commands = entries.flatMap(entry => (entry.kind === 'command' ? [entry.command] : []))
    expect([...commands].sort()).toEqual(Object.keys(menuTexts.commands).sort())
  })

  test('is short enough to read: sixty entries, and on a Mac also those of every program', () => {
    const own = entries.filter(({ kind }) => ['command', 'zoom', 'role'].includes(kind))
    expect(own).toHaveLength(platform === 'darwin' ? 68 : 60)
  })

  test('has no more entries in each menu than the user can see at a glance', () => {
    const sections = menuTable({ samples: [], recentFiles, platform, development: false })
    const sizes = sections.flatMap(section =>
      section.kind === 'section' && section.role === undefined
        ? [section.entries.filter(({ kind }) => ['command', 'zoom', 'role'].includes(kind)).length]
        : [],
    )
    expect(sizes).toEqual([platform === 'darwin' ? 7 : 8, 11, 12, 10, 6, 9, 4])
  })

  test('uses no key twice', () => {
    const keys = entries.flatMap(entry =>
      (entry.kind === 'command' || entry.kind === 'zoom') && entry.keys !== undefined ? [entry.keys] : [],
    )
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('only shows bare keys, because text fields need them', () => {
    const bare = entries.filter(
      entry => entry.kind === 'command' && entry.keys !== undefined && !/Ctrl|Alt|F\d/.test(entry.keys),
    )
    expect(bare.every(entry => entry.kind === 'command' && entry.shownOnly)).toBe(true)
  })

  test.each([
    ['toggleEngine', 'L'],
    ['addBest', 'I'],
    ['threat', 'X'],
    ['playBest', 'Space'],
    ['engines', 'CmdOrCtrl+Shift+E'],
    ['redo', 'CmdOrCtrl+Shift+Z'],
    ['keys', 'CmdOrCtrl+/'],
    ['goPrevious', 'Left'],
    ['practise', undefined],
  ])('shows the keys of %s that the page listens to: %s', (command, keys) => {
    const entry = entries.find(one => one.kind === 'command' && one.command === command)
    expect(entry).toBeDefined()
    expect(entry?.kind === 'command' ? entry.keys : '').toBe(keys)
  })

  test('offers samples and recent files, and no developer tools', () => {
    expect(entries).toContainEqual({ kind: 'recent', path: '/g/a.pgn', label: '/g/a.pgn' })
    expect(entries.filter(({ kind }) => kind === 'sample')).toHaveLength(sampleGames().length)
    expect(entries).not.toContainEqual({ kind: 'role', role: 'toggleDevTools' })
  })

  test('is in the current language, except for its own name and those of files', () => {
    speak(() => 'en-XA')
    const all = labels(menuTable({ samples: sampleGames(), recentFiles, platform, development: true }))
    const names = ['Backrank', '/g/a.pgn']
    expect(all.filter(label => !/^⟦.*⟧$/.test(label) && !names.includes(label))).toEqual([])
  })
})
