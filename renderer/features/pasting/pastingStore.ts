import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { t } from '@shared/i18n/t'
import type { FittedText } from '@shared/ipc/contract'
import { shapeOf } from '@shared/notation/oneBox/oneBox'
import { withRoot } from '@shared/tree/gameEdit'
import { nodesAlong } from '@shared/tree/tree'
import { endPath } from '@shared/tree/walk'
import { bridge } from '../../ipc/client'
import { useDialogsStore } from '../../stores/dialogs'
import type { GameDocument } from '../../openFiles/document'
import { useDocumentsStore } from '../../openFiles/documents'
import { useNoticesStore } from '../../stores/notices'
import { usePastedStore } from '../../workbench/pasted'
import { useSettingsStore } from '../../stores/settings'
import { useUndoableStore } from '../../openFiles/undoable'
import { gameOffset } from '../engines/gameOffset'
import { usePracticeStore } from '../practice/practiceStore'
import {
  asOwnGame,
  fittedMoves,
  fittingOf,
  insertedMoves,
  type FittedMoves,
  type Fitting,
} from './fittedMoves'

/** Moves that wait for the user's choice where they should go. */
export interface PasteQuestion {
  readonly documentId: string
  readonly moves: FittedMoves
  readonly fitting: Fitting
  readonly text: string
  /** The text names its own start; in a new tab it is read unchanged. */
  readonly isGame: boolean
}

type Destination = 'insert' | 'newTab'

/** The notice after moves were put into the game. */
const insertedWords = ({ count, place, faults }: Fitting): string => {
  const [first, ...more] = faults
  return [
    t('pasting.inserted', { count, place }),
    ...(first
      ? [t('pasting.unplayed', { found: first.found, line: first.at.line, column: first.at.column })]
      : []),
    ...(more.length > 0 ? [t('pasting.unplayedMore', { count: more.length })] : []),
  ].join('. ')
}

/** Moves on the clipboard that fit into the open game: they go into it, or into a tab of their own. */
export const usePastingStore = defineStore('pasting', () => {
  const dialogs = useDialogsStore()
  const documents = useDocumentsStore()
  const notices = useNoticesStore()
  const pasted = usePastedStore()
  const practice = usePracticeStore()
  const settings = useSettingsStore()
  const undoable = useUndoableStore()

  const question = shallowRef<PasteQuestion>()

  /** Whether a game can take moves: it is open and not being played. */
  const takes = (open: GameDocument | undefined): open is GameDocument =>
    open !== undefined && !(practice.isRunning && practice.game?.documentId === open.id)

  const fit = ({ game, path }: GameDocument, text: string): Promise<FittedText> => {
    const line = nodesAlong(game.root, endPath(game.root, path)).map(({ fen }) => fen)
    return bridge().request('games:fit', {
      variant: game.variant,
      options: game.options,
      positions: line.slice(0, path.length + 1),
      ahead: line.slice(path.length + 1),
      offset: gameOffset(game.root),
      text,
    })
  }

  const insert = ({ documentId, moves, fitting }: PasteQuestion) => {
    const open = documents.documentById(documentId)
    const added = open && insertedMoves(open.game, moves)
    if (!open || !added) return
    const name = t('pasting.inserted', { count: fitting.count, place: fitting.place })
    if (!documents.edit(documentId, { name, game: withRoot(open.game, added.root), path: added.path })) return
    if (added.root === open.game.root) notices.tell('note', t('pasting.known'))
    else undoable.tell('tree', insertedWords(fitting), documentId)
  }

  const openApart = async ({ documentId, moves, fitting, text, isGame }: PasteQuestion) => {
    const game = documents.documentById(documentId)?.game
    if (isGame || fitting.kind === 'nothing' || !game) await pasted.read(text)
    else documents.add(asOwnGame(game, moves))
  }

  /** Does with the moves what the user chose; with `always`, also from now on. */
  const answer = async (destination: Destination, always = false) => {
    const asked = question.value
    question.value = undefined
    dialogs.close()
    if (!asked) return
    if (always) await settings.update({ pastedMoves: destination })
    if (destination === 'insert') insert(asked)
    else await openApart(asked)
  }

  const ask = async (asked: PasteQuestion, wish: Destination | 'ask') => {
    question.value = asked
    if (wish === 'ask' || asked.fitting.kind === 'nothing') dialogs.show('pasteMoves')
    else await answer(wish)
  }

  /** @param wish what to do without asking; if none of the moves can be played, the user is asked all the same */
  const read = async (text: string, wish: Destination | 'ask'): Promise<FittedText['kind'] | 'noGame'> => {
    const open = documents.active
    if (!takes(open)) return 'noGame'
    const fitted: FittedText = shapeOf(text) === 'fen' ? { kind: 'noMoves' } : await fit(open, text)
    if (fitted.kind !== 'moves')
      return fitted.kind === 'otherStart' ? openOther(text, fitted.because) : 'noMoves'
    if (documents.documentById(open.id)?.game !== open.game) return 'noMoves'
    const moves = fittedMoves(open.game, endPath(open.game.root, open.path), fitted)
    const fitting = fittingOf(open.game, moves)
    await ask({ documentId: open.id, moves, fitting, text, isGame: fitted.tags.length > 0 }, wish)
    return 'moves'
  }

  /** Opens a game with another start in a tab of its own, and says why. */
  const openOther = async (text: string, because: 'system' | 'position') => {
    await pasted.read(text)
    notices.tell('note', t(`pasting.otherStart.${because}`))
    return 'otherStart' as const
  }

  /** Pastes the clipboard: moves that fit the game go where the settings or the user say; other content opens on its own. */
  const take = async (text: string) => {
    const kind = await read(text, settings.settings.pastedMoves)
    if (kind === 'noGame' || kind === 'noMoves') await pasted.read(text)
  }

  /** Puts the moves of a text into the open game, without asking. */
  const takeInto = async (text: string) => {
    const kind = await read(text, 'insert')
    if (kind === 'noGame') notices.tell('note', t('pasting.noGame'))
    else if (kind === 'noMoves') notices.tell('note', t('pasting.noMoves'))
  }

  /** Drops the question without an answer. */
  const dismiss = () => {
    question.value = undefined
    dialogs.close()
  }

  return { question, take, takeInto, answer, dismiss }
})
