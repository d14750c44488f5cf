import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { opposite, type Color } from '@shared/board/color'
import { t } from '@shared/i18n/t'
import type { PositionDraft } from '@shared/ipc/contract'
import { makeFen } from '@shared/notation/fen/fen'
import { plainStart } from '@shared/setup/starts/plainStart'
import { isVariantId, variantById, type VariantId } from '@shared/variants'
import {
  begunDraft,
  isEdited as isEditedDraft,
  keptDraft,
  openedDraft,
  replacedDraft,
  type Draft,
} from './draftHistory'
import { useDraft } from './useDraft'
import { useDocumentsStore } from '../../openFiles/documents'
import { useNoticesStore } from '../../stores/notices'
import { useNewGameStore } from '../../openFiles/newGame'
import { usePlaceStore } from '../../workbench/place'
import { useLegal } from '../../stores/position'
import { useSettingsStore } from '../../stores/settings'

/** How long edits wait before they are saved together, in milliseconds. */
export const DRAFT_DELAY_MS = 250

const plainDraft = (variant: VariantId): Draft => {
  const rules = variantById(variant)
  return { variant, options: [], fen: makeFen(rules, plainStart(rules)) }
}

/** The position being set up by hand, outside any game. */
export const useEditorStore = defineStore('editor', () => {
  const documents = useDocumentsStore()
  const notices = useNoticesStore()
  const newGame = useNewGameStore()
  const place = usePlaceStore()
  const settings = useSettingsStore()

  const { history, turnTo, ...editing } = useDraft(begunDraft(plainDraft(settings.lastVariant)))
  const { draft } = editing
  const hasBegun = shallowRef(false)
  const orientation = shallowRef<Color>('white')

  const isEdited = computed(() => hasBegun.value && isEditedDraft(history.value))
  const undoName = computed(() => history.value.undo.at(-1)?.name)
  const redoName = computed(() => history.value.redo.at(-1)?.name)

  /** The answer of the rules on the draft; undefined until it has come. */
  const answer = useLegal(() => (hasBegun.value ? draft.value : undefined))

  const flip = () => (orientation.value = opposite(orientation.value))

  /** Tells the user that edits were put aside, with undo. */
  const tellPutAside = () => {
    const before = { history: history.value, orientation: orientation.value }
    const run = () => {
      turnTo(before.history)
      orientation.value = before.orientation
    }
    notices.tell('note', t('editor.edits.putAside'), { action: { label: t('common.undo'), run } })
  }

  /** Begins with a position. Edits of another one that were not opened can be restored, also by undo. */
  const begin = (next: Draft, seenBy: Color = 'white') => {
    if (isEdited.value) tellPutAside()
    const begun = isEdited.value
      ? replacedDraft(history.value, t('editor.edits.begun'), next)
      : begunDraft(next)
    hasBegun.value = true
    turnTo(begun)
    orientation.value = seenBy
    place.show('editor')
  }

  /** Begins again with the plain start of the same system. */
  const putAside = () => begin(plainDraft(draft.value.variant), orientation.value)

  /** Goes back to the draft, or begins with the plain start of the system used last. */
  const show = () => {
    if (hasBegun.value) place.show('editor')
    else begin(plainDraft(settings.lastVariant))
  }

  /** Restores the draft of the last session, which the editor shows when it is opened. */
  const restore = (kept: PositionDraft | null) => {
    if (!kept || !isVariantId(kept.variant)) return
    hasBegun.value = true
    turnTo(keptDraft({ ...kept, variant: kept.variant }))
  }

  /** Opens the position as a new analysis. Returns whether that was possible. */
  const open = async (): Promise<boolean> => {
    const opened = history.value
    const fen = answer.value?.ok ? answer.value.value.fen : draft.value.fen
    const game = await newGame.open({ ...draft.value, fen })
    if (!game) return false
    if (history.value === opened) history.value = openedDraft(opened)
    documents.orient(game.id, orientation.value)
    return true
  }

  let clock: ReturnType<typeof setTimeout> | undefined

  /** Saves the draft now if it is waiting to be saved. */
  const keep = async () => {
    if (clock === undefined) return
    clearTimeout(clock)
    clock = undefined
    await settings.update({ positionDraft: isEdited.value ? draft.value : null })
  }

  watch([draft, isEdited], () => {
    clock ??= setTimeout(() => void keep(), DRAFT_DELAY_MS)
  })

  return {
    ...editing,
    orientation,
    answer,
    isEdited,
    undoName,
    redoName,
    flip,
    begin,
    putAside,
    show,
    restore,
    keep,
    open,
  }
})
