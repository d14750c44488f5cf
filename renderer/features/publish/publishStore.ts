import { defineStore } from 'pinia'
import { computed, shallowRef, type Ref } from 'vue'
import { t } from '@shared/i18n/t'
import type { PublishedFile, FileError } from '@shared/ipc/contract'
import { type PublishChoices, MAX_FRAMES, type PublishLook } from '@shared/publish/choices'
import { availableContents } from '@shared/publish/document/available'
import type { Game } from '@shared/tree/game'
import type { ErrorText } from '../../errors/errorText'
import { fileNameOf } from '../../errors/describeFile'
import { bridge } from '../../ipc/client'
import { download } from '../../ipc/download'
import { useAppStore } from '../../stores/app'
import { useFilesStore } from '../../openFiles/files'
import { useNoticesStore } from '../../stores/notices'
import { useSettingsStore } from '../../stores/settings'
import { makeFile } from './makeFile'
import { blobOf } from './blobOf'
import { type ShownGame, gifPlies } from './pictures'
import { usePublishMoves } from './usePublishMoves'
import { usePublishScope, type PublishScope } from './usePublishScope'
import { usePublishWork } from './usePublishWork'
import { useGameStore } from '../../workbench/game'
import { describePictureError } from '../../errors/describePicture'
import { isPreparation } from '@shared/preparation/preparedAnswers'

/**
 * The last choices and the piece set on the board, which together decide the look of a file. A sheet is offered only
 * if one can be made.
 */
const usePublishLook = (shown: Readonly<Ref<ShownGame | undefined>>) => {
  const settings = useSettingsStore()
  const choices = computed(() => settings.settings.publish)
  /** Whether the game can be made into a one-page sheet. */
  const hasSheet = computed(
    () =>
      (choices.value.format === 'html' || choices.value.format === 'pdf') &&
      shown.value !== undefined &&
      isPreparation(shown.value.game.root),
  )
  const look = computed((): PublishLook => ({
    ...choices.value,
    sheet: choices.value.sheet && hasSheet.value,
    pieces: settings.settings.pieces,
  }))
  return { choices, look, hasSheet }
}

/** The error text for a published file that could not be written. */
const describePublishError = (error: FileError): ErrorText => ({
  ...describePictureError(error),
  title: t('errors.publish.title'),
  kept: t('errors.publish.kept'),
  remedy: t('errors.publish.remedy'),
})

/** The published game, if it is only one: the game of the tab, or one that is in no tab. */
const useShownGame = () => {
  const game = useGameStore()
  const given = shallowRef<ShownGame>()
  const shown = computed<ShownGame | undefined>(() => {
    const { game: open, document, path } = game
    return given.value ?? (open && document && { game: open, path, orientation: document.orientation })
  })
  return { given, shown }
}

/** Why nothing can be made with the current choices; undefined if it can. */
const usePublishObstacle = (
  shown: Readonly<Ref<ShownGame | undefined>>,
  choices: Readonly<Ref<PublishChoices>>,
) => {
  const app = useAppStore()
  return computed((): string | undefined => {
    const { format } = choices.value
    if (!shown.value) return undefined
    if (format === 'pdf' && app.shell === 'web') return t('publish.dialog.noPdf')
    const [from, to] = gifPlies(shown.value, choices.value)
    const frames = to - from + 1
    return format === 'gif' && frames > MAX_FRAMES
      ? t('publish.dialog.tooMany', { count: frames, most: MAX_FRAMES })
      : undefined
  })
}

/** Reads games of the list of a file one after the other, with the edits of their tabs. */
const useGatheredGames = () => {
  const files = useFilesStore()

  return async (
    fileId: string,
    places: readonly number[],
    onRead: (done: number) => void,
    signal: AbortSignal,
  ) => {
    const games: Game[] = []
    for (const [done, place] of places.entries()) {
      signal.throwIfAborted()
      onRead(done)
      const read = await files.gameAt(fileId, place)
      if (read.ok) games.push(read.value)
    }
    return { games, unreadable: places.length - games.length }
  }
}

/** Lets the notice appear before the work begins. */
const breath = () => new Promise(resolve => setTimeout(resolve))

/** Publishing games as pages, pictures and texts: the choices, the work in progress, and errors. */
export const usePublishStore = defineStore('publish', () => {
  const app = useAppStore()
  const files = useFilesStore()
  const notices = useNoticesStore()
  const settings = useSettingsStore()
  const gather = useGatheredGames()
  const { work, report, attended, cancel } = usePublishWork()

  const failure = shallowRef<ErrorText>()

  const { given, shown } = useShownGame()
  const { choices, look, hasSheet } = usePublishLook(shown)
  const available = computed(() => shown.value && availableContents(shown.value.game))

  const { wantedScope, holdsMany, scope, inFile, selected, places, count } = usePublishScope(look, given)
  const isAlone = computed(() => scope.value === 'this')
  const { allMoves, moves, movesFromHere, chooseMoves } = usePublishMoves(look, shown, isAlone)

  const obstacle = usePublishObstacle(shown, choices)

  const change = (changed: Partial<PublishChoices>) => {
    failure.value = undefined
    void settings.update({ publish: { ...choices.value, ...changed } })
  }

  const chooseScope = (next: PublishScope) => (wantedScope.value = next)

  /** Prepares the dialog for this game instead of the one published last: the given one, or the tab's. */
  const begin = (one?: ShownGame) => {
    given.value = one
    wantedScope.value = 'this'
    chooseMoves(undefined)
    failure.value = undefined
  }

  /**
   * Prepares the dialog for a preparation that is in no tab, as one page on paper; if the shell cannot print, as a
   * page that can be printed.
   */
  const beginSheet = (one: ShownGame) => {
    begin(one)
    change({ sheet: true, format: app.shell === 'web' ? 'html' : 'pdf' })
  }

  const end = () => (given.value = undefined)

  const gathered = async (signal: AbortSignal): Promise<readonly Game[]> => {
    const fileId = files.current?.fileId
    if (scope.value === 'this' || fileId === undefined) return [shown.value!.game]
    const all = places.value
    const { games, unreadable } = await gather(
      fileId,
      all,
      done => report(t('publish.dialog.reading', { done, count: all.length }), done / all.length),
      signal,
    )
    if (unreadable > 0) notices.tell('note', t('publish.dialog.unreadable', { count: unreadable }))
    return games
  }

  const made = async (signal: AbortSignal): Promise<PublishedFile> => {
    const games = await gathered(signal)
    report(t('publish.dialog.making'))
    await breath()
    signal.throwIfAborted()
    const wanted = { games, moves: moves.value }
    return makeFile(wanted, shown.value!, look.value, {
      onFrame: (done, frames) => report(t('publish.dialog.drawing', { done, count: frames }), done / frames),
      signal,
    })
  }

  const write = async (file: PublishedFile): Promise<boolean> => {
    if (app.shell === 'web') {
      download(blobOf(file), file.suggestedName)
      notices.tell('done', t('notices.downloaded', { file: file.suggestedName }))
      return true
    }
    report(t(file.form === 'pdf' ? 'publish.dialog.printing' : 'publish.dialog.making'))
    const written = await bridge().request('publish:save', file)
    if (!written.ok) failure.value = describePublishError(written.error)
    else if (written.value) notices.tell('done', t('notices.saved', { file: fileNameOf(written.value.path) }))
    return written.ok && written.value !== null
  }

  /** Makes the file and saves it; true once it is written. */
  const save = async (): Promise<boolean> => {
    if (!shown.value || obstacle.value !== undefined || work.value) return false
    failure.value = undefined
    const saved = await attended(async signal => write(await made(signal)))
    if (saved === true && !settings.settings.hasPublished) void settings.update({ hasPublished: true })
    return saved === true
  }

  /** Makes the file for the clipboard; undefined if that was cancelled or is impossible. */
  const forClipboard = (): Promise<PublishedFile | undefined> => attended(made)

  return {
    choices,
    look,
    hasSheet,
    shown,
    available,
    holdsMany,
    scope,
    inFile,
    selected,
    count,
    allMoves,
    moves,
    movesFromHere,
    chooseMoves,
    obstacle,
    work,
    failure,
    begin,
    beginSheet,
    end,
    change,
    chooseScope,
    save,
    forClipboard,
    cancel,
  }
})
