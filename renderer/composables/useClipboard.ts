import { bridge } from '../ipc/client'
import { flatten } from '@shared/tree/flat'
import { useGameStore } from '../stores/game'
import { useNoticesStore } from '../stores/notices'
import { usePastedStore } from '../stores/pasted'
import { copyText } from './copyText'

/** The clipboard as the workbench uses it: positions and games out, anything readable in. */
export function useClipboard() {
  const game = useGameStore()
  const notices = useNoticesStore()
  const pasted = usePastedStore()

  const copy = async (text: string, what: string) => {
    const copied = await copyText(text)
    if (copied) notices.tell('done', `Copied ${what}`)
    else notices.report({ title: `The ${what} could not be copied`, detail: text })
  }

  const copyFen = async () => {
    if (game.node) await copy(game.node.fen, 'FEN')
  }

  const copyPgn = async () => {
    if (!game.game) return
    await copy(await bridge().request('games:write', flatten(game.game), false), 'PGN')
  }

  /** Reads the clipboard; where the shell does not let us, the dialog waits for the text. */
  const paste = async () => {
    const text = await navigator.clipboard.readText().catch(() => '')
    await pasted.read(text)
  }

  return { copy, copyFen, copyPgn, paste }
}
