import { GitBranch } from '@lucide/vue'
import { variantName } from '@shared/i18n/names/variantNames'
import { formatPercent } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import { variantById } from '@shared/variants'
import { useLayoutStore } from '../../stores/layout'
import { defineFeature } from '../../registry/feature'
import NewPreparationDialog from './NewPreparationDialog.vue'
import { usePreparationsStore } from './model/preparationsStore'
import PrepareView from './PrepareView.vue'
import { useTrainGame } from '../drill/useTrainGame'
import { titleOfPreparation } from './model/preparationWords'
import { usePreparedTreeStore } from './tree/preparedTreeStore'
import { useMoveRules } from './tree/useMoveRules'
import { usePublishStore } from '../publish/publishStore'
import { useDialogsStore } from '../../stores/dialogs'
import { usePlaceStore } from '../../workbench/place'
import type { Color } from '@shared/board/color'
import { unflatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { setTags } from '@shared/tree/gameEdit'
import { bridge } from '../../ipc/client'
import { useDocumentsStore } from '../../openFiles/documents'

/** A preparation as an ordinary game. */
interface PreparedOpening {
  readonly game: Game
  /** The side for which it is prepared. */
  readonly color: Color
}

/** Turns a preparation into a game, with what is known of every move. */
const usePreparedGame = () => {
  const documents = useDocumentsStore()
  const preparations = usePreparationsStore()

  /** The current version of the preparation as a game; undefined, with a notice, if it cannot be loaded. */
  const gameOf = async (id: string): Promise<PreparedOpening | undefined> => {
    const one = preparations.all.find(other => other.id === id)
    const flat = one && preparations.told(await bridge().request('preparations:game', id))
    if (!flat) return undefined
    const event = { name: 'Event', value: titleOfPreparation(one) }
    return { game: setTags(unflatten(flat), [event]), color: one.color }
  }

  /** Opens the selected preparation in a tab of its own, unsaved. */
  const open = async (): Promise<boolean> => {
    const id = preparations.selected?.id
    const opening = id === undefined ? undefined : await gameOf(id)
    if (!opening) return false
    const document = documents.add(opening.game)
    documents.orient(document.id, opening.color)
    return true
  }

  return { gameOf, open }
}

/** The actions of preparations. */
const prepareActions = () => {
  const dialogs = useDialogsStore()
  const place = usePlaceStore()
  const preparations = usePreparationsStore()
  const prepared = usePreparedGame()
  const wishes = useMoveRules()
  const publishing = usePublishStore()
  const { trainGame } = useTrainGame()

  const train = async (): Promise<boolean> => {
    const { selected } = preparations
    const opening = selected && (await prepared.gameOf(selected.id))
    if (!opening) return false
    return trainGame(opening.game, opening.color, { name: titleOfPreparation(selected) })
  }

  const publish = async (): Promise<boolean> => {
    const { selected } = preparations
    const opening = selected && (await prepared.gameOf(selected.id))
    if (!opening) return false
    publishing.beginSheet({ game: opening.game, path: [], orientation: opening.color })
    dialogs.show('publish')
    return true
  }

  return {
    prepare: () => place.show('prepare'),
    newPreparation: () => dialogs.show('newPreparation'),
    lookDeeper: () => wishes.decide('deeper'),
    alwaysMove: () => wishes.decide('always'),
    neverMove: () => wishes.decide('never'),
    pausePreparation: () => preparations.toggle(),
    openPreparation: () => prepared.open(),
    publishPreparation: publish,
    trainPreparation: train,
  }
}

declare module '../../stores/dialogs' {
  interface DialogArguments {
    newPreparation: undefined
  }
}

/** Openings that grow in the background. */
export const prepare = defineFeature({
  place: {
    id: 'prepare',
    rail: 'practice',
    view: PrepareView,
    icon: GitBranch,
    label: () => t('shell.rail.prepare'),
    hint: key => t('shell.rail.withKey', { what: t('shell.rail.prepareHint'), key }),
    action: 'prepare',
    mark: () => (usePreparationsStore().running ? { kind: 'running' } : undefined),
    figure: () => {
      const { running, selected } = usePreparationsStore()
      const seen = running ?? selected
      return seen && formatPercent(seen.covered, 0, 'down')
    },
    heading: () => t('shell.heading.prepare'),
    keys: ['Prepare'],
    status: () => {
      const { selected } = usePreparationsStore()
      const { place } = usePreparedTreeStore()
      return [
        selected && variantName(variantById(selected.variant)),
        place && t('prepare.ply', { ply: place.line.length }),
      ]
    },
    board: () => usePreparationsStore().selected && { notesWidth: useLayoutStore().widthOf('notes') },
  },
  dialogs: { newPreparation: { view: NewPreparationDialog } },
  actions: prepareActions,
  events: on => {
    const preparations = usePreparationsStore()
    on('preparations:changed', preparations.receive)
    on('preparations:now', preparations.receiveNow)
  },
})
