import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { t } from '@shared/i18n/t'
import type { PositionRequest } from '@shared/ipc/contract'
import { makeFen } from '@shared/notation/fen/fen'
import { PROCEDURES } from '@shared/procedures/catalogue'
import { finishedRanks, thrownStart } from '@shared/procedures/throwing/finished'
import { groundOf, FREE } from '@shared/procedures/model/ground'
import { type Equipment, type Procedure, EQUIPMENT } from '@shared/procedures/model/procedure'
import type { ProcedureState } from '@shared/procedures/model/state'
import {
  SEED_TAG,
  THROWN_AGAIN_TAG,
  THROWS_TAG,
  writeThrowLog,
  writeThrownAgain,
  readThrowLog,
  type UnplayedStart,
} from '@shared/procedures/throwing/throwLog'
import { beginProcedure, replayThrows } from '@shared/procedures/throwing/throwing'
import { isVariantId } from '@shared/variants'
import { refusal } from './diceWords'
import { thingsOf, useThrowing } from './useThrowing'
import { useNoticesStore } from '../../../stores/notices'
import { useNewGameStore } from '../../../openFiles/newGame'
import { planFor, type Thing } from '@shared/procedures/model/plan'
import { describeLog, describeThrow } from '@shared/procedures/words/faults'
import { chain, err, ok, type Result } from '@shared/result'

/** The equipment that can choose among all squares of a rank, the procedure's own first. */
const equipmentFor = ({ rank, equipment }: Procedure): readonly Equipment[] => {
  const free = Math.max(2, rank.split(FREE).length - 1)
  const others = EQUIPMENT.filter(one => !equipment.includes(one) && planFor(one, free) !== undefined)
  return [...equipment, ...others]
}

/** The bare log in a copied text, which may be a PGN tag. */
const bareLog = (text: string): string =>
  (new RegExp(`\\[${THROWS_TAG}\\s+"([^"]*)"\\s*\\]`).exec(text)?.[1] ?? text).trim()

/** How far a log could be replayed, and why not further. */
interface Replayed {
  readonly state: ProcedureState
  readonly fault: string | undefined
}

/**
 * Replays the throws of a log as far as they fit. Returns an error, as a sentence, if it is not a log of these
 * procedures.
 */
const replayedLog = (text: string, procedures: readonly Procedure[]): Result<Replayed, string> => {
  const read = readThrowLog(bareLog(text))
  return chain(
    read.ok ? read : err(describeLog(read.error)),
    ({ procedure: id, equipment, results }): Result<Replayed, string> => {
      const procedure = procedures.find(one => one.id === id)
      if (!procedure) return err(t('dice.log.noProcedure', { id }))
      const replayed = replayThrows(procedure, equipment, results)
      if (replayed.ok) return ok({ state: replayed.value, fault: undefined })
      const { at, before } = replayed.error
      const problem = describeThrow(replayed.error)
      return ok({ state: before, fault: t('dice.log.throwFault', { number: at + 1, problem }) })
    },
  )
}

/** The procedure at first: one that combines dice and players' placing shows best what the assistant is for. */
const FIRST =
  PROCEDURES.find(one => groundOf(one).variant?.setupPhase?.kind === 'placement') ?? PROCEDURES[0]!

/** A start being thrown at the table, and everything that the user can do with it. */
export const useDiceStore = defineStore('dice', () => {
  const notices = useNoticesStore()
  const newGame = useNewGameStore()

  /** Procedures of the user; {@link procedures} includes those in the catalogue. */
  const own = shallowRef<readonly Procedure[]>([])
  const state = shallowRef<ProcedureState>(beginProcedure(FIRST))
  /** Starts thrown before this one that were not fair. */
  const unfair = shallowRef<readonly UnplayedStart[]>([])
  /** What the program threw for those unfair starts. */
  const spent = shallowRef<readonly Thing[]>([])
  /** Large type, for people at a table. */
  const isLarge = shallowRef(false)
  const { set, refuse, ...throwing } = useThrowing(state, spent)

  const procedures = computed(() => [...PROCEDURES, ...own.value])
  const procedure = computed(() => state.value.procedure)
  const equipment = computed(() => state.value.equipment)
  const equipmentChoice = computed(() => equipmentFor(procedure.value))
  const ground = computed(() => groundOf(procedure.value))
  const log = computed(() => writeThrowLog(state.value))
  const finished = computed(() => finishedRanks(state.value))
  const start = computed(() => thrownStart(state.value))
  /** The finished start as the first position of a game; undefined before the end or without a system. */
  const position = computed((): PositionRequest | undefined => {
    const { variant } = ground.value
    if (!start.value || !variant || !isVariantId(variant.id)) return undefined
    return { variant: variant.id, options: [], fen: makeFen(variant, start.value.setup) }
  })

  const forgetUnfair = () => {
    unfair.value = []
    spent.value = []
  }
  watch(throwing.seed, forgetUnfair)

  /** Puts another start on the table; the user can restore the throws of the former one. */
  const putOn = (next: ProcedureState) => {
    forgetUnfair()
    const before = state.value
    const count = throwing.throws.value.length
    set(next)
    if (count > 0 && finishedRanks(before) === undefined)
      notices.tell('note', t('dice.log.putAside', { count }), {
        action: { label: t('common.undo'), run: () => set(before) },
      })
  }

  const choose = (next: Procedure, withWhat: Equipment = next.equipment[0]) =>
    putOn(beginProcedure(next, withWhat))
  const throwWith = (next: Equipment) => choose(procedure.value, next)
  const restart = () => choose(procedure.value, equipment.value)
  /** Throws another start instead of an unfair one. */
  const throwAgain = (instead: UnplayedStart) => {
    const unplayed = [...unfair.value, instead]
    const thrown = throwing.thrower.value === 'hand' ? [] : thingsOf(state.value)
    const before = [...spent.value, ...thrown]
    restart()
    unfair.value = unplayed
    spent.value = before
  }

  /** Replays a log. Returns false, with the reason shown under the dice, if it cannot be replayed to its end. */
  const replay = (text: string): boolean => {
    const replayed = replayedLog(text, procedures.value)
    if (!replayed.ok) {
      throwing.fault.value = refusal(replayed.error, 0)
      return false
    }
    putOn(replayed.value.state)
    if (replayed.value.fault !== undefined) refuse(replayed.value.fault)
    return replayed.value.fault === undefined
  }

  const tags = () => [
    { name: THROWS_TAG, value: log.value },
    ...(unfair.value.length > 0 ? [{ name: THROWN_AGAIN_TAG, value: writeThrownAgain(unfair.value) }] : []),
    ...(throwing.thrower.value === 'seed' ? [{ name: SEED_TAG, value: throwing.seed.value }] : []),
  ]

  /** Opens the finished position as a new analysis whose tags say how it was thrown. */
  const openStart = async (): Promise<boolean> =>
    position.value !== undefined && (await newGame.open(position.value, tags())) !== undefined

  const toggleLarge = () => {
    isLarge.value = !isLarge.value
  }

  return {
    own,
    state,
    unfair,
    isLarge,
    procedures,
    procedure,
    equipment,
    equipmentChoice,
    ground,
    log,
    finished,
    start,
    position,
    ...throwing,
    choose,
    throwWith,
    restart,
    throwAgain,
    replay,
    openStart,
    toggleLarge,
  }
})
