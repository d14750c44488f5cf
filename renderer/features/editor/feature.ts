import { SquarePen } from '@lucide/vue'
import { useEventListener } from '@vueuse/core'
import { variantName } from '@shared/i18n/names/variantNames'
import { t } from '@shared/i18n/t'
import { defineFeature } from '../../registry/feature'
import { useGameStore } from '../../workbench/game'
import { usePlaceStore } from '../../workbench/place'
import EditedState from './EditedState.vue'
import { useEditorStore } from './editorStore'
import EditorView from './EditorView.vue'

const actions = () => {
  const editor = useEditorStore()
  const game = useGameStore()
  const place = usePlaceStore()

  /** Takes the position on the board into the editor; its game stays as it is. */
  const editPosition = () => {
    const { game: open, node, document } = game
    const isSeen = place.current === 'analysis' || place.current === 'games'
    if (isSeen && open && node && document)
      editor.begin({ variant: open.variant, fen: node.fen, options: open.options }, document.orientation)
    else if (place.current !== 'editor') editor.show()
  }

  return { setUpPosition: editor.show, editPosition }
}

/** Setting up positions by hand. */
export const editor = defineFeature({
  place: {
    id: 'editor',
    within: 'analysis',
    view: EditorView,
    icon: SquarePen,
    label: () => t('shell.rail.editor'),
    action: 'setUpPosition',
    open: () => useEditorStore().show(),
    mark: () => (useEditorStore().isEdited ? { kind: 'dot' } : undefined),
    heading: () => t('shell.heading.editor'),
    keys: ['Board'],
    edits: () => {
      const editor = useEditorStore()
      return { undo: editor.undo, redo: editor.redo, flip: editor.flip }
    },
    status: () => [EditedState, variantName(useEditorStore().variant)],
  },
  actions,
  setup: () => {
    const editor = useEditorStore()
    useEventListener(window, 'pagehide', () => void editor.keep())
  },
  restore: ({ settings }) => useEditorStore().restore(settings.positionDraft),
})
