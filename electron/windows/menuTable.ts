import { actionById } from '@shared/actionTable'
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

/** Keys of the action table as Electron calls them. */
const KEY_NAMES: Readonly<Record<string, string>> = {
  Mod: 'CmdOrCtrl',
  ' ': 'Space',
  '?': 'Shift+/',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
}

const acceleratorOf = (chord: string): string =>
  chord
    .split('+')
    .map(part => KEY_NAMES[part] ?? part)
    .join('+')

/** Keys that write in a text field, or move in it. */
const isBare = (chord: string): boolean => !chord.startsWith('Mod') && !/F\d+$/.test(chord)

/** Its keys are those of the action. */
const command = (name: MenuCommand, label: string): MenuEntry => {
  const chord = actionById(name).keys[0]
  return {
    kind: 'command',
    command: name,
    label,
    ...(chord !== undefined && { keys: acceleratorOf(chord) }),
    ...(chord !== undefined && isBare(chord) && { shownOnly: true }),
  }
}

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
    command('newAnalysis', 'New Analysis…'),
    command('setUpPosition', 'Set Up Position'),
    command('open', 'Open…'),
    section('Open Recent', recentEntries(recentFiles)),
    section(
      'Open Sample',
      samples.map(({ id, name }): MenuEntry => ({ kind: 'sample', id, label: name })),
    ),
    SEPARATOR,
    command('save', 'Save'),
    command('saveAs', 'Save As…'),
    command('exportInteroperable', 'Export for Other Programs…'),
    section('Save Picture', [command('savePng', 'As PNG…'), command('saveSvg', 'As SVG…')]),
    SEPARATOR,
    command('closeTab', 'Close Tab'),
    ...(platform === 'darwin' ? [] : [SEPARATOR, role('quit')]),
  ])

const EDIT = section('Edit', [
  command('undo', 'Undo'),
  command('redo', 'Redo'),
  SEPARATOR,
  role('cut'),
  role('copy'),
  role('paste'),
  role('selectAll'),
  SEPARATOR,
  command('copyFen', 'Copy FEN'),
  command('copyPgn', 'Copy PGN'),
  command('copyPicture', 'Copy Picture'),
  command('paste', 'New from Clipboard'),
  SEPARATOR,
  command('editPosition', 'Edit This Position'),
])

const GO = section('Go', [
  command('goFirst', 'First Position'),
  command('goPrevious', 'Previous Move'),
  command('goNext', 'Next Move'),
  command('goLast', 'Last Position'),
  SEPARATOR,
  command('nextGame', 'Next Game'),
  command('previousGame', 'Previous Game'),
  SEPARATOR,
  command('palette', 'Command Palette…'),
])

const viewSection = ({ development }: MenuContents) =>
  section('View', [
    command('dice', 'Dice Assistant'),
    SEPARATOR,
    command('flip', 'Flip Board'),
    command('toggleSide', 'Side Panel'),
    command('toggleTheme', 'Light or Dark Theme'),
    SEPARATOR,
    { kind: 'zoom', by: 10, label: 'Zoom In', keys: 'CmdOrCtrl+Plus' },
    { kind: 'zoom', by: -10, label: 'Zoom Out', keys: 'CmdOrCtrl+-' },
    { kind: 'zoom', by: 0, label: 'Actual Size', keys: 'CmdOrCtrl+0' },
    SEPARATOR,
    role('togglefullscreen'),
    ...(development ? [role('toggleDevTools')] : []),
  ])

const ENGINE = section('Engine', [
  command('toggleEngine', 'Engine On or Off'),
  SEPARATOR,
  command('playBest', 'Play First Move'),
  command('addBest', 'Add First Line'),
  command('threat', 'Show Threat'),
  command('pinEngine', 'Pin to This Position'),
  SEPARATOR,
  command('practise', 'Practise from Here…'),
  command('engines', 'Engines…'),
])

const HELP = section('Help', [
  command('rules', 'Rules of the Systems'),
  command('keys', 'Keyboard Shortcuts'),
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
    ENGINE,
    viewSection(contents),
    ...(mac ? [role('windowMenu')] : []),
    HELP,
  ]
}
