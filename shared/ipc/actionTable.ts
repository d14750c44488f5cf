import { actionsTexts } from '../i18n/en/actions'
import { t } from '../i18n/t'

/** An action that the user can ask for by key, menu, palette or button. Keys are defined only here. */
export interface ActionEntry {
  readonly id: string
  readonly group: ActionGroup
  /** Keys as written in the overview; `Mod` is Ctrl, or Cmd on a Mac. The first one is shown. */
  readonly keys: readonly string[]
  /** The palette does not list it: nobody would look for it by name. */
  readonly keyOnly?: true
}

export const ACTION_GROUPS = [
  'File',
  'Edit',
  'Games',
  'Moves',
  'Board',
  'Engine',
  'Training',
  'Prepare',
  'Dice',
  'Tabs',
  'Window',
] as const
export type ActionGroup = (typeof ACTION_GROUPS)[number]

const entry = <const Id extends string>(
  group: ActionGroup,
  id: Id,
  keys: readonly string[],
  keyOnly = false,
) => ({ id, group, keys, ...(keyOnly && { keyOnly: true as const }) })

/** Every action, in the order of the key overview. */
export const ACTIONS = [
  entry('File', 'newAnalysis', ['Mod+N']),
  entry('File', 'setUpPosition', ['Mod+Shift+N']),
  entry('File', 'open', ['Mod+O']),
  entry('File', 'nextGame', ['Alt+PageDown']),
  entry('File', 'previousGame', ['Alt+PageUp']),
  entry('File', 'save', ['Mod+S']),
  entry('File', 'saveAs', ['Mod+Shift+S']),
  entry('File', 'saveAll', ['Mod+Alt+S']),
  entry('File', 'exportInteroperable', ['Mod+E']),
  entry('File', 'publish', ['Mod+P']),
  entry('File', 'round', []),
  entry('File', 'verifyRound', []),
  entry('File', 'savePng', []),
  entry('File', 'saveSvg', []),

  entry('Edit', 'undo', ['Mod+Z']),
  entry('Edit', 'redo', ['Mod+Shift+Z', 'Mod+Y']),
  entry('Edit', 'copyFen', ['Mod+Shift+C']),
  entry('Edit', 'copyPgn', ['Mod+Alt+C']),
  entry('Edit', 'copyPicture', ['Mod+Shift+P']),
  entry('Edit', 'copyForumText', []),
  entry('Edit', 'paste', ['Mod+Shift+V']),
  entry('Edit', 'pasteMoves', []),

  entry('Edit', 'editPosition', ['Mod+Shift+B']),

  entry('Games', 'gamesTable', ['Alt+T']),
  entry('Games', 'findGames', ['Mod+F']),
  entry('Games', 'gamesFromStart', []),
  entry('Games', 'gamesWithPosition', []),
  entry('Games', 'addGame', []),
  entry('Games', 'duplicateGames', []),
  entry('Games', 'deleteGames', []),
  entry('Games', 'moveGamesTo', []),
  entry('Games', 'copyGamesToFile', []),
  entry('Games', 'moveGamesToFile', []),
  entry('Games', 'mergeGames', []),
  entry('Games', 'copyGamesPgn', []),
  entry('Games', 'undoList', []),
  entry('Games', 'redoList', []),

  entry('Moves', 'goFirst', ['Home'], true),
  entry('Moves', 'goPrevious', ['ArrowLeft'], true),
  entry('Moves', 'goNext', ['ArrowRight'], true),
  entry('Moves', 'goLast', ['End'], true),
  entry('Moves', 'previousVariation', ['ArrowUp'], true),
  entry('Moves', 'nextVariation', ['ArrowDown'], true),
  entry('Moves', 'previousTurningPoint', ['Alt+ArrowLeft']),
  entry('Moves', 'nextTurningPoint', ['Alt+ArrowRight']),
  entry('Moves', 'replaceMove', ['Mod+Shift+R']),
  entry('Moves', 'besideGame', ['Alt+B']),
  entry('Moves', 'otherGame', ['Alt+O']),
  entry('Moves', 'otherPrevious', ['Shift+ArrowLeft'], true),
  entry('Moves', 'otherNext', ['Shift+ArrowRight'], true),
  entry('Moves', 'stepTogether', ['Alt+S']),
  entry('Moves', 'closeBeside', ['Alt+Shift+B']),

  entry('Board', 'flip', ['F']),
  entry('Board', 'boardOnly', ['Mod+.']),
  entry('Board', 'toggleGraph', ['Mod+Shift+G']),

  entry('Engine', 'toggleEngine', ['L']),
  entry('Engine', 'playBest', [' ']),
  entry('Engine', 'addBest', ['I']),
  entry('Engine', 'threat', ['X']),
  entry('Engine', 'pinEngine', ['P']),
  entry('Engine', 'solveSetup', []),
  entry('Engine', 'placeBest', ['Mod+Shift+Enter']),
  entry('Engine', 'annotateSetup', ['Mod+Shift+A']),
  entry('Engine', 'analyzeGame', ['Mod+Alt+R']),
  entry('Engine', 'pauseReport', ['Alt+P']),
  entry('Engine', 'cancelReport', []),
  entry('Engine', 'annotateReport', ['Mod+Alt+A']),
  entry('Engine', 'liveJudgment', ['J']),
  entry('Engine', 'practise', []),
  entry('Engine', 'twoPlayers', []),
  entry('Engine', 'hideLastPair', []),
  entry('Engine', 'engines', ['Mod+Shift+E']),

  entry('Training', 'drill', ['Mod+Alt+T']),
  entry('Training', 'trainPlacements', ['Mod+Shift+D']),
  entry('Training', 'trainGuessing', []),
  entry('Training', 'trainMistakes', []),
  entry('Training', 'drillGame', ['Mod+Alt+D']),
  entry('Training', 'drillSelection', []),
  entry('Training', 'guessMoves', ['Mod+Shift+U']),
  entry('Training', 'guessHint', ['Alt+H'], true),
  entry('Training', 'guessGiveUp', ['Alt+G']),

  entry('Prepare', 'prepare', ['Mod+Shift+Y']),
  entry('Prepare', 'newPreparation', []),
  entry('Prepare', 'lookDeeper', ['Alt+D']),
  entry('Prepare', 'alwaysMove', ['Alt+A']),
  entry('Prepare', 'neverMove', ['Alt+X']),
  entry('Prepare', 'pausePreparation', []),
  entry('Prepare', 'openPreparation', []),
  entry('Prepare', 'publishPreparation', []),
  entry('Prepare', 'trainPreparation', []),

  entry('Dice', 'dice', ['Mod+D']),
  entry('Dice', 'starts', []),
  entry('Dice', 'startsOfThrow', ['Alt+Shift+S']),
  entry('Dice', 'throwForMe', ['R'], true),
  entry('Dice', 'throwBack', ['Backspace'], true),
  entry('Dice', 'largeType', ['F9']),

  entry('Tabs', 'nextTab', ['Mod+Tab', 'Mod+PageDown'], true),
  entry('Tabs', 'previousTab', ['Mod+Shift+Tab', 'Mod+PageUp'], true),
  entry('Tabs', 'tab1', ['Mod+1'], true),
  entry('Tabs', 'tab2', ['Mod+2'], true),
  entry('Tabs', 'tab3', ['Mod+3'], true),
  entry('Tabs', 'tab4', ['Mod+4'], true),
  entry('Tabs', 'tab5', ['Mod+5'], true),
  entry('Tabs', 'tab6', ['Mod+6'], true),
  entry('Tabs', 'tab7', ['Mod+7'], true),
  entry('Tabs', 'tab8', ['Mod+8'], true),
  entry('Tabs', 'tab9', ['Mod+9'], true),
  entry('Tabs', 'closeTab', ['Mod+W']),
  entry('Tabs', 'reopenTab', ['Mod+Shift+T']),

  entry('Window', 'palette', ['Mod+K'], true),
  entry('Window', 'home', ['Alt+Home']),
  entry('Window', 'toggleSide', ['Mod+B']),
  entry('Window', 'toggleRail', ['Mod+Alt+B']),
  entry('Window', 'toggleTheme', ['Mod+Shift+L']),
  entry('Window', 'nextRegion', ['F6'], true),
  entry('Window', 'previousRegion', ['Shift+F6'], true),
  entry('Window', 'fullScreen', ['F11'], true),
  entry('Window', 'manual', ['F1']),
  entry('Window', 'rules', ['Shift+F1']),
  entry('Window', 'keys', ['Mod+/']),
  entry('Window', 'tasks', []),
  entry('Window', 'selfTest', []),
  entry('Window', 'about', []),
] as const satisfies readonly ActionEntry[]

export type ActionId = (typeof ACTIONS)[number]['id']

const BY_ID: ReadonlyMap<string, ActionEntry> = new Map(ACTIONS.map(action => [action.id, action]))

export const actionById = (id: ActionId): ActionEntry => BY_ID.get(id)!

/** The name of an action in the current language. */
export const actionLabel = (id: ActionId): string => t(`actions.labels.${id}`)

const hasSynonyms = (id: ActionId): id is ActionId & keyof typeof actionsTexts.synonyms =>
  id in actionsTexts.synonyms

/** Synonyms by which an action is found in the palette; empty for many. */
export const actionSynonyms = (id: ActionId): string => (hasSynonyms(id) ? t(`actions.synonyms.${id}`) : '')

/** The heading of a group of actions. */
export const groupName = (group: ActionGroup): string => t(`actions.groups.${group}`)
