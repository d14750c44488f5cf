/** What a person can ask for by key, menu, palette or button. The keys stand nowhere else. */
export interface ActionEntry {
  readonly id: string
  readonly label: string
  readonly group: ActionGroup
  /** Keys as written in the overview; `Mod` is Ctrl, or Cmd on a Mac. The first one is shown. */
  readonly keys: readonly string[]
  /** The palette leaves it out: it makes no sense to look for it by name. */
  readonly keyOnly?: true
}

export const ACTION_GROUPS = ['File', 'Edit', 'Moves', 'Board', 'Engine', 'Dice', 'Tabs', 'Window'] as const
export type ActionGroup = (typeof ACTION_GROUPS)[number]

const entry = <const Id extends string>(
  group: ActionGroup,
  id: Id,
  label: string,
  keys: readonly string[],
  keyOnly = false,
) => ({ id, label, group, keys, ...(keyOnly && { keyOnly: true as const }) })

/** Every action, in the order of the key overview. */
export const ACTIONS = [
  entry('File', 'newAnalysis', 'New analysis…', ['Mod+N']),
  entry('File', 'setUpPosition', 'Set up a position', ['Mod+Shift+N']),
  entry('File', 'open', 'Open…', ['Mod+O']),
  entry('File', 'nextGame', 'Next game of the file', ['Alt+PageDown']),
  entry('File', 'previousGame', 'Previous game of the file', ['Alt+PageUp']),
  entry('File', 'save', 'Save', ['Mod+S']),
  entry('File', 'saveAs', 'Save as…', ['Mod+Shift+S']),
  entry('File', 'exportInteroperable', 'Export for other programs…', ['Mod+E']),
  entry('File', 'savePng', 'Save picture of the board as PNG…', []),
  entry('File', 'saveSvg', 'Save picture of the board as SVG…', []),

  entry('Edit', 'undo', 'Undo', ['Mod+Z']),
  entry('Edit', 'redo', 'Redo', ['Mod+Shift+Z', 'Mod+Y']),
  entry('Edit', 'copyFen', 'Copy FEN', ['Mod+Shift+C']),
  entry('Edit', 'copyPgn', 'Copy PGN', ['Mod+Alt+C']),
  entry('Edit', 'copyPicture', 'Copy picture of the board', ['Mod+Shift+P']),
  entry('Edit', 'paste', 'Paste a FEN or PGN', ['Mod+Shift+V']),

  entry('Edit', 'editPosition', 'Edit this position', ['Mod+Shift+B']),

  entry('Moves', 'goFirst', 'First position', ['Home']),
  entry('Moves', 'goPrevious', 'Previous move', ['ArrowLeft']),
  entry('Moves', 'goNext', 'Next move', ['ArrowRight']),
  entry('Moves', 'goLast', 'Last move', ['End']),
  entry('Moves', 'previousVariation', 'Previous variation', ['ArrowUp']),
  entry('Moves', 'nextVariation', 'Next variation', ['ArrowDown']),

  entry('Board', 'flip', 'Flip board', ['F']),
  entry('Board', 'boardOnly', 'Only the board', ['Mod+.']),

  entry('Engine', 'toggleEngine', 'Engine on or off', ['L']),
  entry('Engine', 'playBest', 'Play the engine’s first move', [' ']),
  entry('Engine', 'addBest', 'Add the engine’s first line', ['I']),
  entry('Engine', 'threat', 'Show the threat', ['X']),
  entry('Engine', 'pinEngine', 'Pin the engine to this position', ['P']),
  entry('Engine', 'practise', 'Practise from here…', []),
  entry('Engine', 'engines', 'Engines…', ['Mod+Shift+E']),

  entry('Dice', 'dice', 'Dice assistant', ['Mod+D']),
  entry('Dice', 'throwForMe', 'Throw for me', ['R']),
  entry('Dice', 'throwBack', 'Take the last throw back', ['Backspace']),
  entry('Dice', 'largeType', 'Large type', ['F9']),

  entry('Tabs', 'nextTab', 'Next tab', ['Mod+Tab', 'Mod+PageDown']),
  entry('Tabs', 'previousTab', 'Previous tab', ['Mod+Shift+Tab', 'Mod+PageUp']),
  entry('Tabs', 'tab1', 'Tab 1', ['Mod+1'], true),
  entry('Tabs', 'tab2', 'Tab 2', ['Mod+2'], true),
  entry('Tabs', 'tab3', 'Tab 3', ['Mod+3'], true),
  entry('Tabs', 'tab4', 'Tab 4', ['Mod+4'], true),
  entry('Tabs', 'tab5', 'Tab 5', ['Mod+5'], true),
  entry('Tabs', 'tab6', 'Tab 6', ['Mod+6'], true),
  entry('Tabs', 'tab7', 'Tab 7', ['Mod+7'], true),
  entry('Tabs', 'tab8', 'Tab 8', ['Mod+8'], true),
  entry('Tabs', 'tab9', 'Tab 9', ['Mod+9'], true),
  entry('Tabs', 'closeTab', 'Close tab', ['Mod+W']),
  entry('Tabs', 'reopenTab', 'Reopen closed tab', ['Mod+Shift+T']),

  entry('Window', 'palette', 'Command palette', ['Mod+K'], true),
  entry('Window', 'toggleSide', 'Show or hide the list of games', ['Mod+B']),
  entry('Window', 'toggleTheme', 'Light or dark', ['Mod+Shift+L']),
  entry('Window', 'nextRegion', 'Next region', ['F6'], true),
  entry('Window', 'previousRegion', 'Previous region', ['Shift+F6'], true),
  entry('Window', 'fullScreen', 'Full screen', ['F11'], true),
  entry('Window', 'rules', 'Rules of the systems', ['F1']),
  entry('Window', 'keys', 'Keys', ['?']),
  entry('Window', 'selfTest', 'Self-test…', []),
  entry('Window', 'about', 'About Backrank', []),
] as const satisfies readonly ActionEntry[]

export type ActionId = (typeof ACTIONS)[number]['id']

const BY_ID: ReadonlyMap<string, ActionEntry> = new Map(ACTIONS.map(action => [action.id, action]))

export const actionById = (id: ActionId): ActionEntry => BY_ID.get(id)!
