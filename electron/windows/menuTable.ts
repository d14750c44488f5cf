import type { MenuCommand, RecentFile, SampleGame } from '@shared/ipc/contract'

/** A line of the menu, as data. */
export type MenuEntry =
  | {
      readonly kind: 'command'
      readonly command: MenuCommand
      readonly label: string
      readonly keys?: string
      /** The page listens to these keys itself, so that text fields keep them; the menu only shows them. */
      readonly shownOnly?: true
    }
  | { readonly kind: 'sample'; readonly id: string; readonly label: string }
  | { readonly kind: 'recent'; readonly path: string; readonly label: string }
  | { readonly kind: 'clearRecent'; readonly label: string }
  | { readonly kind: 'zoom'; readonly by: number; readonly label: string; readonly keys: string }
  | { readonly kind: 'role'; readonly role: MenuRole; readonly label?: string }
  | { readonly kind: 'note'; readonly label: string }
  | { readonly kind: 'separator' }
  | MenuSection

export interface MenuSection {
  readonly kind: 'section'
  readonly label: string
  readonly entries: readonly MenuEntry[]
}

/** What the system does by itself. */
export type MenuRole =
  | 'appMenu'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'selectAll'
  | 'togglefullscreen'
  | 'toggleDevTools'
  | 'windowMenu'
  | 'quit'

/** What the menu shows besides its commands. */
export interface MenuContents {
  readonly samples: readonly SampleGame[]
  readonly recentFiles: readonly RecentFile[]
  readonly platform: string
  /** Running from sources: the developer tools are offered. */
  readonly development: boolean
}

const SEPARATOR = { kind: 'separator' } as const

const command = (name: MenuCommand, label: string, keys?: string): MenuEntry =>
  keys === undefined
    ? { kind: 'command', command: name, label }
    : { kind: 'command', command: name, label, keys }

const shown = (name: MenuCommand, label: string, keys: string): MenuEntry => ({
  kind: 'command',
  command: name,
  label,
  keys,
  shownOnly: true,
})

const role = (name: MenuRole): MenuEntry => ({ kind: 'role', role: name })

const section = (label: string, entries: readonly MenuEntry[]): MenuSection => ({
  kind: 'section',
  label,
  entries,
})

const recentEntries = (files: readonly RecentFile[]): readonly MenuEntry[] =>
  files.length === 0
    ? [{ kind: 'note', label: 'No recent files' }]
    : [
        ...files.map(({ path }): MenuEntry => ({ kind: 'recent', path, label: path })),
        SEPARATOR,
        { kind: 'clearRecent', label: 'Clear Recent Files' },
      ]

const fileSection = ({ samples, recentFiles, platform }: MenuContents) =>
  section('File', [
    command('newAnalysis', 'New Analysis…', 'CmdOrCtrl+N'),
    command('open', 'Open…', 'CmdOrCtrl+O'),
    section('Open Recent', recentEntries(recentFiles)),
    section(
      'Open Sample',
      samples.map(({ id, name }): MenuEntry => ({ kind: 'sample', id, label: name })),
    ),
    SEPARATOR,
    command('save', 'Save', 'CmdOrCtrl+S'),
    command('saveAs', 'Save As…', 'CmdOrCtrl+Shift+S'),
    command('exportInteroperable', 'Export for Other Programs…', 'CmdOrCtrl+E'),
    SEPARATOR,
    command('closeTab', 'Close Tab', 'CmdOrCtrl+W'),
    ...(platform === 'darwin' ? [] : [SEPARATOR, role('quit')]),
  ])

const EDIT = section('Edit', [
  command('undo', 'Undo', 'CmdOrCtrl+Z'),
  command('redo', 'Redo', 'CmdOrCtrl+Shift+Z'),
  SEPARATOR,
  role('cut'),
  role('copy'),
  role('paste'),
  role('selectAll'),
  SEPARATOR,
  command('copyFen', 'Copy FEN', 'CmdOrCtrl+Shift+C'),
  command('copyPgn', 'Copy PGN', 'CmdOrCtrl+Alt+C'),
  command('paste', 'New from Clipboard', 'CmdOrCtrl+Shift+V'),
])

const GO = section('Go', [
  shown('goFirst', 'First Position', 'Home'),
  shown('goPrevious', 'Previous Move', 'Left'),
  shown('goNext', 'Next Move', 'Right'),
  shown('goLast', 'Last Position', 'End'),
  SEPARATOR,
  command('palette', 'Command Palette…', 'CmdOrCtrl+K'),
])

const viewSection = ({ development }: MenuContents) =>
  section('View', [
    shown('flip', 'Flip Board', 'F'),
    command('toggleSide', 'Side Panel', 'CmdOrCtrl+B'),
    command('toggleTheme', 'Light or Dark Theme', 'CmdOrCtrl+Shift+L'),
    SEPARATOR,
    { kind: 'zoom', by: 10, label: 'Zoom In', keys: 'CmdOrCtrl+Plus' },
    { kind: 'zoom', by: -10, label: 'Zoom Out', keys: 'CmdOrCtrl+-' },
    { kind: 'zoom', by: 0, label: 'Actual Size', keys: 'CmdOrCtrl+0' },
    SEPARATOR,
    role('togglefullscreen'),
    ...(development ? [role('toggleDevTools')] : []),
  ])

const HELP = section('Help', [
  command('rules', 'Rules of the Systems', 'F1'),
  shown('keys', 'Keyboard Shortcuts', 'Shift+/'),
  command('selfTest', 'Self-Test…'),
  command('about', 'About Backrank'),
])

/** The whole menu from left to right. */
export const menuTable = (contents: MenuContents): readonly MenuEntry[] => {
  const mac = contents.platform === 'darwin'
  return [
    ...(mac ? [role('appMenu')] : []),
    fileSection(contents),
    EDIT,
    GO,
    viewSection(contents),
    ...(mac ? [role('windowMenu')] : []),
    HELP,
  ]
}
