import { t } from '@shared/i18n/t'
import { bridge } from '../../ipc/client'
import { shapeOf } from '@shared/notation/oneBox/oneBox'
import { flatten } from '@shared/tree/flat'
import { useEditorStore } from '../editor/editorStore'
import { useGameStore } from '../../workbench/game'
import { useNoticesStore } from '../../stores/notices'
import { usePastedStore } from '../../workbench/pasted'
import { usePastingStore } from './pastingStore'
import { usePicturesStore } from '../../workbench/pictures'
import { usePlaceStore } from '../../workbench/place'
import { copyPicture, useCopying } from '../../widgets/useCopying'

/** The clipboard: copies positions, games and pictures, and pastes anything readable. */
export function useClipboard() {
  const editor = useEditorStore()
  const game = useGameStore()
  const notices = useNoticesStore()
  const pasted = usePastedStore()
  const pasting = usePastingStore()
  const pictures = usePicturesStore()
  const place = usePlaceStore()

  const copy = useCopying()

  const copyFen = async () => {
    const fen = place.current === 'editor' ? editor.draft.fen : game.node?.fen
    if (fen !== undefined) await copy(fen, 'fen')
  }

  const copyPgn = async () => {
    if (!game.game) return
    await copy(await bridge().request('games:write', flatten(game.game), false), 'pgn')
  }

  const copyBoard = async () => {
    const board = pictures.seen()
    if (!board) return
    if (await copyPicture(board.picture())) notices.tell('done', t('notices.copiedPicture'))
    else notices.tell('note', t('notices.noPictureCopied'))
  }

  const isForEditor = (text: string) => place.current === 'editor' && shapeOf(text) === 'fen'

  /** Pastes a text: in the editor a FEN becomes its position; on a game, moves may go into it. */
  const take = async (text: string) => {
    if (isForEditor(text)) editor.typeFen(text.trim())
    else if (place.current === 'analysis') await pasting.take(text)
    else await pasted.read(text)
  }

  /** The text on the clipboard; empty if the shell does not let us read it. */
  const onClipboard = () => navigator.clipboard.readText().catch(() => '')

  /** Opens the content of the clipboard; if it cannot be read, a dialog asks for the text. */
  const paste = async () => {
    const text = await onClipboard()
    if (isForEditor(text)) editor.typeFen(text.trim())
    else await pasted.read(text)
  }

  const pasteMoves = async () => pasting.takeInto(await onClipboard())

  return { copyFen, copyPgn, copyBoard, paste, pasteMoves, take }
}
