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
  readonly title: string
  readonly game: Game
  /** The side for which it is prepared. */
  readonly color: Color
}

/** The actions of preparations. */
const prepareActions = () => {
  const dialogs = useDialogsStore()
  const documents = useDocumentsStore()
  const place = usePlaceStore()
  const preparations = usePreparationsStore()
  const wishes = useMoveRules()
  const publishing = usePublishStore()
  const { trainGame } = useTrainGame()

  /**
   * Does something with the selected preparation as a game, with what is known of every move; nothing, with a notice,
   * if it cannot be loaded.
   */
  const withOpening = (act: (opening: PreparedOpening) => unknown) => async () => {
    const { selected } = preparations
    const flat = selected && preparations.told(await bridge().request('preparations:game', selected.id))
    if (!flat) return
    const title = titleOfPreparation(selected)
    const game = setTags(unflatten(flat), [{ name: 'Event', value: title }])
    await act({ title, game, color: selected.color })
  }

  /** Opens it in a tab of its own, unsaved. */
  const open = ({ game, color }: PreparedOpening) => documents.orient(documents.add(game).id, color)

  const publish = ({ game, color }: PreparedOpening) => {
    publishing.beginSheet({ game, path: [], orientation: color })
    dialogs.show('publish')
  }

  return {
    prepare: () => place.show('prepare'),
    newPreparation: () => dialogs.show('newPreparation'),
    lookDeeper: () => wishes.decide('deeper'),
    alwaysMove: () => wishes.decide('always'),
    neverMove: () => wishes.decide('never'),
    pausePreparation: () => preparations.toggle(),
    openPreparation: withOpening(open),
    publishPreparation: withOpening(publish),
    trainPreparation: withOpening(({ title, game, color }) => trainGame(game, color, { name: title })),
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
