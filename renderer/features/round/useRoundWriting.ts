import { computed, shallowRef } from 'vue'
import type { PublishedFile } from '@shared/ipc/contract'
import { t } from '@shared/i18n/t'
import type { RoundPrint } from '@shared/publish/document/roundSheets'
import { describePictureError } from '../../errors/describePicture'
import type { ErrorText } from '../../errors/errorText'
import { fileNameOf } from '../../errors/describeFile'
import { bridge } from '../../ipc/client'
import { download } from '../../ipc/download'
import { useAppStore } from '../../stores/app'
import { useNoticesStore } from '../../stores/notices'
import { useSettingsStore } from '../../stores/settings'
import { usePastedStore } from '../../workbench/pasted'
import { roundFileName, roundPdf } from './roundFiles'
import { useRoundStore } from './roundStore'

/** Boards that are printed at a time. */
const MAX_PRINTED = 1000

/** Files are written one at a time; failures are shown. */
const useWriting = () => {
  const notices = useNoticesStore()
  const failure = shallowRef<ErrorText>()
  const isWorking = shallowRef(false)

  const write = async (file: PublishedFile) => {
    failure.value = undefined
    const written = await bridge().request('publish:save', file)
    if (!written.ok) failure.value = describePictureError(written.error)
    else if (written.value) notices.tell('done', t('notices.saved', { file: fileNameOf(written.value.path) }))
  }

  const working = async (work: () => Promise<void>) => {
    if (isWorking.value) return
    isWorking.value = true
    try {
      await work()
    } finally {
      isWorking.value = false
    }
  }

  return { failure, isWorking, write, working }
}

/** The round as files: printed, saved as games, opened here. */
export function useRoundWriting() {
  const app = useAppStore()
  const notices = useNoticesStore()
  const pasted = usePastedStore()
  const settings = useSettingsStore()
  const store = useRoundStore()

  const { failure, isWorking, write, working } = useWriting()

  const words = computed(() => ({
    event: store.event.trim(),
    round: store.round.trim(),
    date: store.date.trim(),
  }))

  /** Why nothing is printed; undefined if it can be. */
  const noPrint = computed(() => {
    if (app.shell === 'web') return t('publish.dialog.noPdf')
    return store.count > MAX_PRINTED ? t('round.actions.tooMany', { most: MAX_PRINTED }) : undefined
  })

  const print = (what: RoundPrint) =>
    working(async () => {
      const { wish, settled, variant } = store
      if (!wish || !settled) return
      const { publish, pieces } = settings.settings
      const look = { look: { ...publish.page, pieces }, paper: publish.paper }
      await write(roundPdf({ variant, wish, ...settled }, words.value, what, look))
    })

  const pgn = async (): Promise<string | undefined> => {
    if (!store.wish) return undefined
    const made = await bridge().request('round:pgn', store.wish, words.value)
    return made.ok ? made.value : undefined
  }

  const save = () =>
    working(async () => {
      const text = await pgn()
      if (text === undefined) return
      const suggestedName = roundFileName(words.value, 'pgn')
      if (app.shell !== 'web') return write({ form: 'text', suggestedName, text })
      download(new Blob([text], { type: 'application/vnd.chess-pgn' }), suggestedName)
      notices.tell('done', t('notices.downloaded', { file: suggestedName }))
    })

  /** True once the games are open. */
  const open = async (): Promise<boolean> => {
    const text = await pgn()
    if (text === undefined) return false
    await pasted.readGames(text)
    return true
  }

  return { failure, isWorking, noPrint, print, save, open }
}
