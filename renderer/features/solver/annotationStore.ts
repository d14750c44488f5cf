import { defineStore } from 'pinia'
import { computed, nextTick, shallowRef } from 'vue'
import { t } from '@shared/i18n/t'
import type { PlayedSetup, PricingProgress, SolverRequest } from '@shared/ipc/contract'
import type { Game } from '@shared/tree/game'
import { setupText } from '@shared/tree/setupAnnotation'
import { setupMoves } from '@shared/tree/setupPlies'
import { mainline } from '@shared/tree/tree'
import { applyEdit, type GameEdit } from '../../edits/gameEdit'
import { bridge } from '../../ipc/client'
import { useAnnotatingStore } from '../../workbench/annotating'
import type { GameDocument } from '../../openFiles/document'
import { useDocumentsStore } from '../../openFiles/documents'
import { useGameStore } from '../../workbench/game'
import { titleOf } from '@shared/tree/gameTitle'
import { useNoticesStore } from '../../stores/notices'
import { useSettingsStore } from '../../stores/settings'
import { describeSolverRefusal } from '../../errors/describeSolverRefusal'
import { usePlayedSetupStore } from './playedSetupStore'
import { useSolverStore } from './solverStore'

/** A game whose setup is being priced for its annotation. */
interface Annotating {
  readonly documentId: string
  readonly name: string
  readonly progress?: PricingProgress
}

/** Writes the values of the turns of a setup into its game, as one edit, once an engine has priced them all. */
export const useAnnotationStore = defineStore('setupAnnotation', () => {
  const annotating = useAnnotatingStore()
  const documents = useDocumentsStore()
  const game = useGameStore()
  const notices = useNoticesStore()
  const played = usePlayedSetupStore()
  const settings = useSettingsStore()
  const solver = useSolverStore()

  const running = shallowRef<Annotating>()
  /** What is under way, if it is for the current game. */
  const runningHere = computed(() =>
    running.value?.documentId === game.document?.id ? running.value : undefined,
  )

  /** Why the current game cannot be annotated now; undefined if it can. */
  const obstacle = computed((): string | undefined => {
    if (!game.game) return t('solver.annotate.noGame')
    if (!game.variant?.setupPhase) return t('solver.refusals.noSetupPhase')
    if (setupMoves(game.game.root).length === 0) return t('solver.annotate.notPlayed')
    if (!solver.how) return t('solver.annotate.playing')
    return running.value && t('solver.annotate.busy')
  })

  const editOf = ({ setup }: PlayedSetup): GameEdit => ({
    kind: 'annotateSetup',
    setup,
    glyphs: settings.settings.setupGlyphs,
  })

  /** The game with its annotation from what is known. */
  const annotated = (open: Game, answer: PlayedSetup): Game => applyEdit(open, editOf(answer))

  /** The setup with its annotation, as it would be written into the file. */
  const preview = computed(() =>
    game.game && played.played && played.isMain ? setupText(annotated(game.game, played.played)) : undefined,
  )
  const isWritten = computed(() => game.game !== undefined && preview.value === setupText(game.game))

  const write = ({ id, game: open }: GameDocument, answer: PlayedSetup) => {
    const isSeen = game.document?.id === id
    const done = isSeen ? t('solver.annotate.done') : t('solver.annotate.doneIn', { game: titleOf(open) })
    annotating.write(id, editOf(answer), { done, same: t('solver.annotate.same') })
  }

  /** Shows the priced setup; undefined if the game has changed meanwhile. */
  const finish = (asked: SolverRequest, id: string, answer: PlayedSetup): PlayedSetup | undefined => {
    const open = documents.documentById(id)
    // Its tab was closed.
    if (!open) return undefined
    if (setupMoves(open.game.root).join(' ') !== asked.moves.join(' ')) {
      notices.tell('note', t('solver.annotate.changed'))
      return undefined
    }
    const sans = mainline(open.game.root).map(({ san }) => san)
    played.learn(asked, answer, sans.slice(1))
    return answer
  }

  const priceFor = async (asked: SolverRequest, id: string): Promise<PlayedSetup | undefined> => {
    const answer = await bridge().request('solver:price', asked)
    if (answer.ok && answer.value) return finish(asked, id, answer.value)
    if (!answer.ok) notices.report(describeSolverRefusal(answer.error))
    // Canceled here, or in the list of tasks.
    else notices.tell('note', t('solver.annotate.canceled'))
    return undefined
  }

  /**
   * Prices the setup of an open game; undefined if that is cancelled or impossible. One at a time.
   *
   * @param wanted nodes for each array, which the Solver uses for this start from then on; by default those of the
   * Solver
   */
  const priceIn = async (
    { id, game: open }: GameDocument,
    wanted?: number,
  ): Promise<PlayedSetup | undefined> => {
    if (!solver.how || running.value) return undefined
    const { variant, options, root } = open
    const line = { variant, options, startFen: root.fen, moves: setupMoves(root) }
    const nodes = wanted ?? solver.nodesFor(line)
    if (nodes !== solver.nodesFor(line)) solver.search(line, nodes)
    const asked = { ...line, ...solver.how, nodes }
    running.value = { documentId: id, name: titleOf(open) }
    solver.isHeld = true
    // Lets the solver's own search stop first: one search replaces another.
    await nextTick()
    return priceFor(asked, id).finally(() => {
      running.value = undefined
      solver.isHeld = false
    })
  }

  /** The current game if its setup can be priced; else tells the user why not. */
  const pricedNow = (): GameDocument | undefined => {
    if (obstacle.value === undefined && game.document) return game.document
    notices.tell('note', obstacle.value ?? t('solver.annotate.noGame'))
    return undefined
  }

  /** Prices the setup of the main line and annotates it; tells the user if that is impossible. */
  const annotate = async () => {
    const document = pricedNow()
    const answer = document && (await priceIn(document))
    const open = document && documents.documentById(document.id)
    if (answer && open) write(open, answer)
  }

  /** Prices the setup of the main line without changing the game. */
  const price = async () => {
    const document = pricedNow()
    if (document) await priceIn(document)
  }

  const cancel = () => bridge().request('solver:cancelPricing')

  const receive = (progress: PricingProgress) => {
    if (!running.value) return
    running.value = { ...running.value, progress }
    if (runningHere.value) void played.ask()
  }

  return { running, runningHere, obstacle, preview, isWritten, annotate, price, priceIn, cancel, receive }
})
