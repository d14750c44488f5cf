import { defineStore } from 'pinia'
import { t } from '@shared/i18n/t'
import type { PositionRequest } from '@shared/ipc/contract'
import { shapeOf } from '@shared/notation/oneBox/oneBox'
import { variantById, VARIANTS, type VariantId } from '@shared/variants'
import { variantName } from '@shared/i18n/names/variantNames'
import { unflatten } from '@shared/tree/flat'
import { describeFenWarning } from '../errors/describeFen'
import { bridge } from '../ipc/client'
import { useDocumentsStore } from '../openFiles/documents'
import { useFilesStore } from '../openFiles/files'
import { useNewGameStore } from '../openFiles/newGame'
import { useDialogsStore } from '../stores/dialogs'
import { useNoticesStore } from '../stores/notices'
import { usePositionStore } from '../stores/position'
import { useSettingsStore } from '../stores/settings'

/** Opens texts from the clipboard, and texts dropped on the window. */
export const usePastedStore = defineStore('pasted', () => {
  const dialogs = useDialogsStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const newGame = useNewGameStore()
  const notices = useNoticesStore()
  const positions = usePositionStore()
  const settings = useSettingsStore()

  /** The systems in which reading a FEN is tried: the one used last, then all others. */
  const candidates = (): readonly VariantId[] => {
    const first = documents.active?.game.variant ?? settings.lastVariant
    return [first, ...VARIANTS.map(({ id }) => id).filter(id => id !== first)]
  }

  /** The position in the first system that can use the whole FEN; otherwise in the first that can read it. */
  const requestFor = async (fen: string): Promise<PositionRequest | undefined> => {
    let second: PositionRequest | undefined
    for (const variant of candidates()) {
      const request: PositionRequest = { variant, fen, options: [] }
      const legal = await positions.ask(request)
      if (legal.ok && legal.value.warnings.length === 0) return request
      if (legal.ok) second ??= request
    }
    return second
  }

  /** Tells the user which parts of a FEN the system could not use. */
  const tellDropped = async (request: PositionRequest) => {
    const legal = await positions.ask(request)
    const system = variantName(variantById(request.variant))
    for (const warning of legal.ok ? legal.value.warnings : []) {
      const { title, detail = '' } = describeFenWarning(warning, system)
      notices.tell('note', t('notices.dropped', { title, why: detail }))
    }
  }

  const readFen = async (fen: string) => {
    const request = await requestFor(fen)
    if (!request) {
      dialogs.show('newAnalysis', { text: fen })
      return
    }
    if (await newGame.open(request)) await tellDropped(request)
  }

  /** Opens one game in a tab; opens several as a file without a path. */
  const readGames = async (text: string) => {
    const games = await bridge().request('games:read', text)
    const [only] = games
    if (games.length === 1 && only?.ok) documents.add(unflatten(only.value))
    else if (games.length > 0) await files.openText(t('notices.pastedGames'), text)
    else dialogs.show('newAnalysis', { text })
  }

  /** Opens a text if it is a FEN or a PGN; anything else goes into the box of the New analysis dialog. */
  const read = async (text: string) => {
    const shape = shapeOf(text)
    if (shape === 'fen') await readFen(text.trim())
    else if (shape === 'games') await readGames(text)
    else dialogs.show('newAnalysis', { text: text.trim() })
  }

  return { read, readGames }
})
