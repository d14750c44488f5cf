import { t } from '@shared/i18n/t'
import { bridge } from '../../ipc/client'
import { useAppStore } from '../../stores/app'
import { useDialogsStore } from '../../stores/dialogs'
import { useDocumentsStore } from '../../stores/documents'
import { useFilesStore } from '../../stores/files'
import { useGameStore } from '../../stores/game'
import { useLayoutStore } from '../../stores/layout'
import { useSettingsStore } from '../../stores/settings'
import { useTabsStore } from '../../stores/tabs'
import { actionById, type ActionId } from '@shared/ipc/actionTable'
import { shownChord } from '../../widgets/chord'
import { besideActions } from './besideActions'
import { diceActions } from './diceActions'
import { drillActions } from './drillActions'
import { editingActions } from './editingActions'
import { engineActions } from './engineActions'
import { guessActions } from './guessActions'
import { useHeldBack } from './heldBack'
import { libraryActions } from './libraryActions'
import { pictureActions } from './pictureActions'
import { prepareActions } from './prepareActions'
import { reportActions } from './reportActions'
import { publishActions } from './publishActions'
import { savingActions } from './savingActions'
import { useClipboard } from './useClipboard'
import { moveToRegion } from './regions'
import { useTheme } from './useTheme'

type Run = () => unknown

type TabAction = Extract<ActionId, `tab${number}`>

const tabActions = () => {
  const documents = useDocumentsStore()
  const tabs = useTabsStore()
  const places = Array.from({ length: 9 }, (_, place) => [`tab${place + 1}`, () => tabs.showAt(place)])
  return {
    nextTab: () => documents.step(1),
    previousTab: () => documents.step(-1),
    ...(Object.fromEntries(places) as Record<TabAction, Run>),
    closeTab: () => tabs.closeActive(),
    reopenTab: () => tabs.reopen(),
  }
}

const toggleFullScreen = () =>
  document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()

/** By the shell's own dialog, or by one in the page where the shell has none. */
const openFile = async () => {
  const files = useFilesStore()
  if (useAppStore().shell === 'electron') return files.open()
  const path = await useDialogsStore().askPath({
    kind: 'open',
    title: t('shell.path.openTitle'),
    suggestedName: '',
  })
  if (path !== undefined) await files.open(path)
}

/** What each action does. */
export function useActions() {
  const app = useAppStore()
  const dialogs = useDialogsStore()
  const game = useGameStore()
  const layout = useLayoutStore()
  const throwing = diceActions()
  const isHeldBack = useHeldBack()
  const editing = editingActions(throwing.throwBack)
  const settings = useSettingsStore()
  const clipboard = useClipboard()
  const theme = useTheme()

  const runs: Readonly<Record<ActionId, Run>> = {
    newAnalysis: () => dialogs.showNewAnalysis(),
    open: openFile,
    ...libraryActions(),
    ...savingActions(),
    ...pictureActions(),
    ...publishActions(),
    ...editing,
    copyFen: () => clipboard.copyFen(),
    copyPgn: () => clipboard.copyPgn(),
    copyPicture: () => clipboard.copyBoard(),
    paste: () => clipboard.paste(),
    pasteMoves: () => clipboard.pasteMoves(),
    goFirst: () => game.goFirst(),
    goLast: () => game.goLast(),
    previousVariation: () => game.goSibling(-1),
    nextVariation: () => game.goSibling(1),
    ...engineActions(),
    ...reportActions(),
    ...guessActions(),
    ...drillActions(),
    ...besideActions(),
    ...prepareActions(),
    ...throwing,
    boardOnly: () => layout.toggleBoardOnly(),
    toggleGraph: () => settings.update({ evaluationGraph: !settings.settings.evaluationGraph }),
    ...tabActions(),
    palette: () => dialogs.show('palette'),
    toggleSide: () => layout.toggleSide(),
    toggleTheme: () => theme.toggle(),
    nextRegion: () => moveToRegion(1),
    previousRegion: () => moveToRegion(-1),
    fullScreen: toggleFullScreen,
    rules: () => dialogs.showRules(game.game?.variant ?? settings.lastVariant),
    keys: () => dialogs.show('keys'),
    selfTest: () => dialogs.show('selfTest'),
    about: () => dialogs.show('about'),
  }

  /** Carries out an action; what goes wrong in it reaches the global error handler. */
  const run = (id: ActionId): void => {
    if (!isHeldBack(id)) void runs[id]()
  }

  /** The first key of an action, as a person reads it; empty if it has none. */
  const keyOf = (id: ActionId): string => {
    const chord = actionById(id).keys[0]
    return chord === undefined ? '' : shownChord(chord, app.platform === 'darwin')
  }

  const showMenu = () => bridge().request('window:showMenu')

  return { run, keyOf, showMenu }
}
