import { computed, ref, shallowRef, watch } from 'vue'
import { t } from '@shared/i18n/t'
import type { BrokenGame } from '../../openFiles/files'
import { isWritable } from '../../openFiles/gameInFile'
import { useNoticesStore } from '../../stores/notices'
import { type CorrectedText, textOfBroken, useCorrectedGames } from './useCorrectedGames'
import { useKeptCorrection } from './useKeptCorrection'

/** Text fields use LF as the line end. */
const inField = (text: string): string => text.replaceAll('\r\n', '\n')

const hintOf = (writable: boolean, count: number): string => {
  if (count === 0) return t('shell.brokenGame.noGame')
  if (count > 1) return writable ? t('shell.brokenGame.several', { count }) : t('shell.brokenGame.oneGame')
  return writable ? t('shell.brokenGame.hint') : t('shell.brokenGame.hintNewGame')
}

/** Corrects the text of a game that cannot be opened. */
export function useCorrection(shown: () => BrokenGame) {
  const notices = useNoticesStore()
  const games = useCorrectedGames()

  /** The text as its file has it. */
  const original = textOfBroken(shown())
  const kept = useKeptCorrection(original)
  const writable = computed(() => isWritable(shown().file))

  /** The text as corrected so far. */
  const draft = ref(inField(original))
  /** The same with the line ends of the game. */
  const corrected = computed(() => {
    if (draft.value === inField(original)) return original
    return original.includes('\r\n') ? draft.value.replaceAll('\n', '\r\n') : draft.value
  })
  /** The result of reading it; undefined until it has been read. */
  const found = shallowRef<CorrectedText>()
  /** The error in the text. The last one stays when the text can be read. */
  const error = shallowRef(shown().error)

  const read = async () => {
    if (!writable.value) void kept.keep(corrected.value)
    const next = await games.keep(shown(), corrected.value)
    if (!next) return
    found.value = next
    error.value = next.error ?? error.value
  }
  watch(draft, read, { flush: 'sync' })

  /** Goes on with the text as it was corrected before. */
  const begin = () => {
    error.value = shown().error
    const last = writable.value ? games.textInList(shown()) : kept.find()
    draft.value = inField(last ?? original)
  }
  begin()
  // The text was read again, such as after undo in the list of games.
  watch(() => shown().error, begin)

  /** The text is one game that can be read or, in a file that can be changed, begins with one. */
  const canOpen = computed(() => {
    const { count, error: fault } = found.value ?? { count: 0 }
    return count > 0 && !fault && (count === 1 || writable.value)
  })

  /** Reads the last change, and opens the game if it can be read. */
  const open = async () => {
    await read()
    if (!canOpen.value) return
    await games.open(shown(), corrected.value)
    if (!writable.value) await kept.keep(original)
  }

  /** A file that cannot be changed has no undo for the texts of its games. */
  const canRestore = computed(() => !writable.value && corrected.value !== original)

  /** Goes back to the text as the file has it. Undo works even if another game is shown by then. */
  const restore = () => {
    const before = corrected.value
    const bringBack = () => {
      void kept.keep(before)
      draft.value = inField(before)
    }
    draft.value = inField(original)
    notices.tell('done', t('shell.brokenGame.restored'), {
      action: { label: t('common.undo'), run: bringBack },
    })
  }

  const hint = computed(() => hintOf(writable.value, found.value?.count ?? 1))

  return { draft, corrected, error, canOpen, canRestore, hint, open, restore }
}
