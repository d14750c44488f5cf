import type { MenuItemConstructorOptions } from 'electron'
import { actionById } from '@shared/ipc/actionTable'
import { t } from '@shared/i18n/t'
import type { MenuCommand, RecentFile, StartState } from '@shared/ipc/contract'

/** A line of the menu, as data. */
export type MenuEntry =
  | {
      readonly kind: 'command'
      readonly command: MenuCommand
      readonly label: string
      readonly keys?: string
      /** The page listens to these keys itself, so that they work in text fields; the menu only shows them. */
      readonly shownOnly?: true
    }
  | { readonly kind: 'sample'; readonly id: string; readonly label: string }
  | { readonly kind: 'recent'; readonly path: string; readonly label: string }
  | { readonly kind: 'clearRecent'; readonly label: string }
  | { readonly kind: 'zoom'; readonly by: number; readonly label: string; readonly keys: string }
  | { readonly kind: 'role'; readonly role: MenuRole; readonly label: string }
  | { readonly kind: 'note'; readonly label: string }
  | { readonly kind: 'separator' }
  | MenuSection

export interface MenuSection {
  readonly kind: 'section'
  /** Sections that macOS treats in a special way. */
  readonly role?: 'appMenu' | 'windowMenu'
  readonly label: string
  readonly entries: readonly MenuEntry[]
}

/** An action that the system carries out by itself. */
export type MenuRole = NonNullable<MenuItemConstructorOptions['role']>

/** The variable contents of the menu. */
export interface MenuContents extends Pick<StartState, 'samples' | 'recentFiles' | 'platform'> {
  /** Whether the program runs from sources, so that the developer tools are offered. */
  readonly development: boolean
}

const SEPARATOR = { kind: 'separator' } as const

/** Electron's names for keys of the action table. */
const KEY_NAMES: Readonly<Record<string, string>> = {
  Mod: 'CmdOrCtrl',
  ' ': 'Space',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
}

const acceleratorOf = (chord: string): string =>
  chord
    .split('+')
    .map(part => KEY_NAMES[part] ?? part)
    .join('+')

/** Whether a chord writes in a text field, or moves the cursor there. */
const isBare = (chord: string): boolean => !chord.startsWith('Mod') && !/F\d+$/.test(chord)

/** The menu entry of a command, with the keys of its action. */
const command = (name: MenuCommand): MenuEntry => {
  const chord = actionById(name).keys[0]
  return {
    kind: 'command',
    command: name,
    label: t(`menu.commands.${name}`),
    ...(chord !== undefined && { keys: acceleratorOf(chord) }),
    ...(chord !== undefined && isBare(chord) && { shownOnly: true }),
  }
}

const role = (name: MenuRole, label: string): MenuEntry => ({ kind: 'role', role: name, label })

const section = (label: string, entries: readonly MenuEntry[]): MenuSection => ({
  kind: 'section',
  label,
  entries,
})

const recentEntries = (files: readonly RecentFile[]): readonly MenuEntry[] =>
  files.length === 0
    ? [{ kind: 'note', label: t('menu.recent.none') }]
    : [
        ...files.map(({ path }): MenuEntry => ({ kind: 'recent', path, label: path })),
        SEPARATOR,
        { kind: 'clearRecent', label: t('menu.recent.clear') },
      ]

const quit = (platform: string): MenuEntry => role('quit', t('menu.roles.quit', { platform }))

/*
 * The menus have sixty entries besides files and samples: commands for the program and the open game. Pages of the rail, commands for lists
 * and for a single move, and the forms of a publication are offered where they are used; the palette has all of them.
 */

const fileSection = ({ samples, recentFiles, platform }: MenuContents) =>
  section(t('menu.sections.file'), [
    command('newAnalysis'),
    command('open'),
    section(t('menu.sections.openRecent'), recentEntries(recentFiles)),
    section(
      t('menu.sections.openSample'),
      samples.map(({ id }): MenuEntry => ({ kind: 'sample', id, label: t(`samples.${id}.name`) })),
    ),
    SEPARATOR,
    command('save'),
    command('saveAs'),
    command('publish'),
    command('round'),
    SEPARATOR,
    command('closeTab'),
    ...(platform === 'darwin' ? [] : [SEPARATOR, quit(platform)]),
  ])

const editSection = () =>
  section(t('menu.sections.edit'), [
    command('undo'),
    command('redo'),
    SEPARATOR,
    role('cut', t('menu.roles.cut')),
    role('copy', t('menu.roles.copy')),
    role('paste', t('menu.roles.paste')),
    role('selectAll', t('menu.roles.selectAll')),
    SEPARATOR,
    command('copyFen'),
    command('copyPgn'),
    command('pasteMoves'),
    command('paste'),
    SEPARATOR,
    command('editPosition'),
  ])

/** Commands for the open game, and the moves to other games of its file. */
const gameSection = () =>
  section(t('menu.sections.game'), [
    command('goFirst'),
    command('goPrevious'),
    command('goNext'),
    command('goLast'),
    SEPARATOR,
    command('previousTurningPoint'),
    command('nextTurningPoint'),
    SEPARATOR,
    command('nextGame'),
    command('previousGame'),
    command('gamesTable'),
    SEPARATOR,
    command('findGames'),
    command('gamesFromStart'),
    command('gamesWithPosition'),
  ])

const engineSection = () =>
  section(t('menu.sections.engine'), [
    command('analyzeGame'),
    command('annotateReport'),
    SEPARATOR,
    command('toggleEngine'),
    command('playBest'),
    command('addBest'),
    command('threat'),
    SEPARATOR,
    command('solveSetup'),
    command('liveJudgment'),
    SEPARATOR,
    command('tasks'),
    command('engines'),
  ])

const viewSection = ({ development }: MenuContents) =>
  section(t('menu.sections.view'), [
    command('flip'),
    command('toggleSide'),
    command('toggleGraph'),
    command('toggleTheme'),
    command('besideGame'),
    SEPARATOR,
    { kind: 'zoom', by: 10, label: t('menu.zoom.in'), keys: 'CmdOrCtrl+Plus' },
    { kind: 'zoom', by: -10, label: t('menu.zoom.out'), keys: 'CmdOrCtrl+-' },
    { kind: 'zoom', by: 0, label: t('menu.zoom.actual'), keys: 'CmdOrCtrl+0' },
    SEPARATOR,
    role('togglefullscreen', t('menu.roles.fullScreen')),
    ...(development ? [role('toggleDevTools', t('menu.roles.devTools'))] : []),
  ])

const practiceSection = () =>
  section(t('menu.sections.practice'), [
    command('prepare'),
    command('drill'),
    SEPARATOR,
    command('drillGame'),
    command('guessMoves'),
    SEPARATOR,
    command('practise'),
    command('twoPlayers'),
  ])

const helpSection = () =>
  section(t('menu.sections.help'), [command('manual'), command('rules'), command('keys'), command('about')])

const macAppSection = ({ platform }: MenuContents): MenuSection => ({
  kind: 'section',
  role: 'appMenu',
  // The system replaces this with the name of the program.
  label: 'Backrank',
  entries: [
    role('about', t('menu.mac.about')),
    SEPARATOR,
    role('services', t('menu.mac.services')),
    SEPARATOR,
    role('hide', t('menu.mac.hide')),
    role('hideOthers', t('menu.mac.hideOthers')),
    role('unhide', t('menu.mac.showAll')),
    SEPARATOR,
    quit(platform),
  ],
})

const macWindowSection = (): MenuSection => ({
  kind: 'section',
  role: 'windowMenu',
  label: t('menu.mac.window'),
  entries: [
    role('minimize', t('menu.mac.minimize')),
    role('zoom', t('menu.mac.zoom')),
    SEPARATOR,
    role('front', t('menu.mac.front')),
  ],
})

/** The whole menu from left to right, in the current language. */
export const menuTable = (contents: MenuContents): readonly MenuEntry[] => {
  const mac = contents.platform === 'darwin'
  return [
    ...(mac ? [macAppSection(contents)] : []),
    fileSection(contents),
    editSection(),
    gameSection(),
    engineSection(),
    practiceSection(),
    viewSection(contents),
    ...(mac ? [macWindowSection()] : []),
    helpSection(),
  ]
}
