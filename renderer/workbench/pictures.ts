import { defineStore } from 'pinia'
import { onBeforeUnmount, shallowRef, watch } from 'vue'
import { t } from '@shared/i18n/t'
import type { PictureForm, PublishedFile } from '@shared/ipc/contract'
import { fileNameFor } from '@shared/tree/gameTitle'
import { fileNameOf } from '../errors/describeFile'
import { describePictureError } from '../errors/describePicture'
import { bridge } from '../ipc/client'
import { download } from '../ipc/download'
import { base64Of } from '../raster/base64'
import { useAppStore } from '../stores/app'
import { FULL_DISK, topicOf, useNoticesStore } from '../stores/notices'
import { useGameStore } from './game'

/** A board that can be drawn. */
export interface PictureSource {
  /** As a PNG. */
  picture(): Promise<Blob>
  /** As an SVG text. */
  svg(): string
  /** The name for a file with its picture, without extension; absent if the file is named after the game. */
  readonly fileName?: string | undefined
}

const MEDIA = { png: 'image/png', svg: 'image/svg+xml' } as const

/** Saves pictures of the visible board as files. */
export const usePicturesStore = defineStore('pictures', () => {
  const app = useAppStore()
  const game = useGameStore()
  const notices = useNoticesStore()

  const source = shallowRef<PictureSource>()

  /** Registers the visible board. */
  const show = (board: PictureSource) => (source.value = board)

  /** Registers that a board is no longer visible. */
  const hide = (board: PictureSource) => {
    if (source.value === board) source.value = undefined
  }

  const write = async (picture: PublishedFile) => {
    const written = await bridge().request('publish:save', picture)
    if (!written.ok) notices.report(describePictureError(written.error), [], topicOf(written.error))
    else if (written.value) {
      notices.settleTopic(FULL_DISK)
      notices.tell('done', t('notices.saved', { file: fileNameOf(written.value.path) }))
    }
  }

  const send = async (board: PictureSource, form: PictureForm, name: string) => {
    const blob = form === 'png' ? await board.picture() : new Blob([board.svg()], { type: MEDIA.svg })
    download(blob, name)
    notices.tell('done', t('notices.downloaded', { file: name }))
  }

  const nameFor = ({ fileName }: PictureSource, form: PictureForm): string | undefined => {
    if (fileName !== undefined) return `${fileName}.${form}`
    return game.game && fileNameFor(game.game, form)
  }

  /** The visible board; if there is none, tells the user and returns undefined. */
  const seen = (): PictureSource | undefined => {
    if (!source.value) notices.tell('note', t('notices.noBoard'))
    return source.value
  }

  /** Saves a picture through the dialog of the shell, or as a download. */
  const saveAs = async (board: PictureSource, form: PictureForm, suggestedName: string) => {
    if (app.shell === 'web') await send(board, form, suggestedName)
    else if (form === 'svg') await write({ form, suggestedName, text: board.svg() })
    else await write({ form: 'bytes', suggestedName, base64: await base64Of(await board.picture()) })
  }

  /** Saves a picture of the visible board. */
  const save = async (form: PictureForm) => {
    const board = seen()
    const suggestedName = board ? nameFor(board, form) : undefined
    if (board && suggestedName !== undefined) await saveAs(board, form, suggestedName)
  }

  return { show, hide, seen, save, saveAs }
})

/** Registers a board as the visible one while its component exists and `isSeen` is true. */
export const useSeenBoard = (board: PictureSource, isSeen: () => boolean = () => true) => {
  const pictures = usePicturesStore()
  watch(isSeen, seen => seen && pictures.show(board), { immediate: true })
  onBeforeUnmount(() => pictures.hide(board))
}
