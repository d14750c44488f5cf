import { defineStore } from 'pinia'
import { t } from '@shared/i18n/t'
import type { GameHeader } from '@shared/ipc/contract'
import type { Game } from '@shared/tree/game'
import { mergeGame, startAlike } from '@shared/tree/edit'
import { useDocumentsStore } from '../../../openFiles/documents'
import { useFilesStore } from '../../../openFiles/files'
import { headerTitle, isKnown } from '../../../stores/headerTitle'
import { useNoticesStore } from '../../../stores/notices'
import { useUndoableStore } from '../../../openFiles/undoable'

/** A game to be merged, with its entry in the list. */
interface Listed {
  readonly header: GameHeader
  /** Undefined if it cannot be read. */
  readonly game: Game | undefined
}

/** The signature of a variation: whose game it was, when, and how it ended. */
const signatureOf = (header: GameHeader): string => {
  const { event, date, result } = header
  const year = /^\d{4}/.exec(date)?.[0] ?? ''
  const occasion = isKnown(event) && event !== headerTitle(header) ? event : ''
  return [headerTitle(header), occasion, year, isKnown(result) ? result : ''].filter(Boolean).join(', ')
}

/** Merges games of the current file into the open game, as variations: an edit of that game like any other. */
export const useMergeOperations = defineStore('mergeOperations', () => {
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const notices = useNoticesStore()
  const undoable = useUndoableStore()

  const read = async (fileId: string, header: GameHeader): Promise<Listed> => {
    const answer = await files.gameAt(fileId, header.index)
    return { header, game: answer.ok ? answer.value : undefined }
  }

  const refuse = (others: readonly Listed[]) =>
    notices.report({
      title: t('gameList.notMerged.title', {
        count: others.length,
        game: headerTitle(others[0]!.header),
      }),
      detail: others.map(({ header }) => headerTitle(header)).join('; '),
      kept: t('gameList.notMerged.kept'),
    })

  const merge = (id: string, into: Game, listed: readonly (Listed & { readonly game: Game })[]) => {
    const game = listed.reduce(
      (merged, { header, game: other }) => mergeGame(merged, other, signatureOf(header)),
      into,
    )
    if (game === into) {
      notices.tell('note', t('gameList.alreadyThere'))
      return
    }
    const name = t('gameList.merged', { count: listed.length, game: headerTitle(listed[0]!.header) })
    if (!documents.edit(id, { name, game })) return
    undoable.tell('tree', name, id)
  }

  const isReadable = (listed: Listed): listed is Listed & { readonly game: Game } => listed.game !== undefined

  /** Adds the moves of these games to the open game; if one has another start, none is merged. */
  const mergeIntoOpen = async (places: readonly number[]) => {
    const [file, open] = [files.current, documents.active]
    if (!file || !open) return
    const headers = places.flatMap(place =>
      place === open.origin?.index && open.origin.fileId === file.fileId ? [] : (file.games[place] ?? []),
    )
    if (headers.length === 0) {
      notices.tell('note', t('gameList.notMerged.itself'))
      return
    }
    const listed = await Promise.all(headers.map(header => read(file.fileId, header)))
    const into = documents.documentById(open.id)?.game
    if (!into) return
    const unread = listed.find(one => !isReadable(one))
    const others = listed.filter(isReadable).filter(({ game }) => !startAlike(into, game))
    if (unread)
      notices.report({
        title: t('gameList.notMerged.unread', { game: headerTitle(unread.header) }),
        kept: t('gameList.notMerged.kept'),
      })
    else if (others.length > 0) refuse(others)
    else merge(open.id, into, listed.filter(isReadable))
  }

  return { mergeIntoOpen }
})
