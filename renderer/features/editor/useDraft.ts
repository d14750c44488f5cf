import { computed, shallowRef } from 'vue'
import { variantName } from '@shared/i18n/names/variantNames'
import { t } from '@shared/i18n/t'
import { makeFen, parseFen } from '@shared/notation/fen/fen'
import { startIdentity } from '@shared/notation/oneBox/oneBoxStart'
import { plainStart } from '@shared/setup/starts/plainStart'
import type { FenError, FenWarning } from '@shared/notation/fen/fenError'
import { adaptPosition, type AdaptLoss } from '@shared/setup/editing/adaptPosition'
import { editPosition } from '@shared/setup/editing/editPosition'
import type { PositionEdit } from '@shared/setup/editing/positionEdit'
import { toggled } from '@shared/toggled'
import { variantById, type VariantId } from '@shared/variants'
import { withOptions } from '@shared/variants/options'
import type { Army, VariantDefinition } from '@shared/variants/variant'
import { editWords } from './positionWords'
import { shownSetup } from '../../board/setup/shownSetup'
import {
  editedDraft,
  isEdited as isEditedDraft,
  redoneDraft,
  undoneDraft,
  type Draft,
  type DraftHistory,
} from './draftHistory'

/** A text in the FEN field that is not a FEN, and why. */
export interface TypedFen {
  readonly text: string
  readonly error: FenError
}

/** What a change of system could not keep, and the army of the old system. */
export interface Lost {
  readonly losses: readonly AdaptLoss[]
  readonly army: Army
}

/** The key that merges successive edits of some kinds into one undo step. */
const mergeKeyOf = ({ kind }: PositionEdit): string | undefined =>
  kind === 'halfmoves' || kind === 'fullmoves' ? kind : undefined

/** A draft, its history, and the messages on the last change. */
const useDraftState = (first: DraftHistory) => {
  const history = shallowRef(first)
  const lost = shallowRef<Lost>()
  /** What was dropped from the FEN typed last. */
  const warnings = shallowRef<readonly FenWarning[]>([])
  const typed = shallowRef<TypedFen>()

  const draft = computed(() => history.value.draft)
  const variant = computed(() => withOptions(variantById(draft.value.variant), draft.value.options))
  const setup = computed(() => shownSetup(variant.value, draft.value.fen))

  /** Switches to another history; clears the messages on the last change. */
  const turnTo = (next: DraftHistory) => {
    lost.value = undefined
    warnings.value = []
    typed.value = undefined
    history.value = next
  }

  const change = (name: string, next: Partial<Draft>, mergeKey?: string) =>
    turnTo(editedDraft(history.value, name, { ...draft.value, ...next }, mergeKey))

  const undo = () => turnTo(undoneDraft(history.value))
  const redo = () => turnTo(redoneDraft(history.value))

  return { history, lost, warnings, typed, draft, variant, setup, turnTo, change, undo, redo }
}

/** A position that is edited by hand: on the board, by its FEN, or by changing the system. */
export const useDraft = (first: DraftHistory) => {
  const { change, ...state } = useDraftState(first)
  const { history, draft, variant, setup, lost, warnings, typed } = state

  const edit = (what: PositionEdit) => {
    const next = editPosition(variant.value, setup.value, what)
    if (next === setup.value) return
    const name = editWords(variant.value, setup.value, what)
    change(name, { fen: makeFen(variant.value, next) }, mergeKeyOf(what))
  }

  /** Reads a FEN as it is typed; one that cannot be read changes nothing but is kept as text. */
  const typeFen = (text: string) => {
    const read = parseFen(variant.value, text)
    if (!read.ok) {
      typed.value = { text, error: read.error }
      return
    }
    change(t('editor.edits.fen'), { fen: makeFen(variant.value, read.value.setup) }, 'typed')
    warnings.value = read.value.warnings
  }

  const forgetTyped = () => (typed.value = undefined)

  const become = (to: VariantDefinition, name: string, next: Partial<Draft>) => {
    const { army } = variant.value
    const { setup: adapted, losses } = adaptPosition(variant.value, to, setup.value)
    change(name, { ...next, fen: makeFen(to, adapted) })
    if (losses.length > 0) lost.value = { losses, army }
  }

  /** Whether nothing has been set up yet that a change of system would have to keep. */
  const isUntouchedStart = (): boolean =>
    draft.value.fen === makeFen(variant.value, plainStart(variant.value, draft.value.options)) ||
    (!isEditedDraft(history.value) && startIdentity(variant.value, setup.value).kind !== 'position')

  /** Changes to another system: from a plain start to the new plain start, else keeping everything that fits there. */
  const chooseVariant = (id: VariantId) => {
    const to = variantById(id)
    const options = draft.value.options.filter(option => to.options.some(one => one.id === option))
    const rules = withOptions(to, options)
    const name = t('editor.edits.system', { system: variantName(to) })
    const next = { variant: id, options }
    if (isUntouchedStart()) change(name, { ...next, fen: makeFen(rules, plainStart(rules, options)) })
    else become(rules, name, next)
  }

  const toggleOption = (id: string) => {
    const { options } = draft.value
    const next = toggled(options, id)
    become(withOptions(variantById(draft.value.variant), next), t('editor.edits.option'), { options: next })
  }

  return { ...state, edit, typeFen, forgetTyped, chooseVariant, toggleOption }
}
