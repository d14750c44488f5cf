import type { ActionId } from '@shared/ipc/actionTable'
import type { RailPlace } from '@shared/ipc/contract'
import { FEATURES, type FeatureAction } from '../../features'
import { useCommandsStore } from '../../registry/commandsStore'
import type { PlaceAction, Run } from '../../registry/feature'
import { useDialogsStore } from '../../stores/dialogs'
import { useDocumentsStore } from '../../openFiles/documents'
import { useLayoutStore } from '../../stores/layout'
import { usePlaceStore } from '../../workbench/place'
import { useSettingsStore } from '../../stores/settings'
import { useTabsStore } from '../../openFiles/tabs'
import { showManual } from '../../workbench/showManual'
import { moveToRegion } from '../../widgets/regions'
import { PLACES } from '../../features/places'
import { useRail } from './useRail'
import { useTheme } from './useTheme'

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

/** The actions whose effect depends on the place on the screen: a game, a position, throws. */
const placeActions = (): Readonly<Record<PlaceAction, Run>> => {
  const shown = usePlaceStore()
  const edits = new Map<RailPlace, ReturnType<NonNullable<(typeof PLACES)[number]['edits']>>>()
  for (const place of PLACES) if (place.edits) edits.set(place.id, place.edits())
  const here = (action: PlaceAction) => () => edits.get(shown.current)?.[action]?.()

  return { undo: here('undo'), redo: here('redo'), flip: here('flip') }
}

/** The functions of the shell's actions: the compiler requires all that no feature implements. */
const shellActions = (): Readonly<Record<Exclude<ActionId, FeatureAction>, Run>> => {
  const dialogs = useDialogsStore()
  const layout = useLayoutStore()
  const settings = useSettingsStore()
  const theme = useTheme()
  const rail = useRail()

  return {
    ...placeActions(),
    ...tabActions(),
    toggleGraph: () => settings.update({ evaluationGraph: !settings.settings.evaluationGraph }),
    palette: () => dialogs.show('palette'),
    toggleSide: () => layout.toggleSide(),
    toggleRail: () => rail.toggle(),
    toggleTheme: () => theme.toggle(),
    nextRegion: () => moveToRegion(1),
    previousRegion: () => moveToRegion(-1),
    fullScreen: toggleFullScreen,
    manual: () => showManual('index'),
    keys: () => dialogs.show('keys'),
    about: () => dialogs.show('about'),
  }
}

/** Registers what each action does; once, at the root. */
export function useActions() {
  const runs = Object.assign(shellActions(), ...FEATURES.map(feature => feature.actions?.())) as Readonly<
    Record<ActionId, Run>
  >

  useCommandsStore().define(runs, id => FEATURES.some(feature => feature.refuses?.(id)))
}
