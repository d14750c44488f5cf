import { watchDebounced } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, type Ref, shallowRef, type ShallowRef, watch } from 'vue'
import { wantedThrows } from '@shared/atlas/wantedThrows'
import type { StartFilter } from '@shared/atlas/startFilter'
import type { StartOrder } from '@shared/atlas/valueCounts'
import type {
  NarrowedStarts,
  ListedStart,
  StartsFault,
  StartsPicture,
  SystemOfStarts,
  ThrowsPicture,
} from '@shared/ipc/contract'
import { makeFen, parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { seededRandom } from '@shared/setup/starts/random'
import {
  randomStartCount,
  randomStartNumber,
  randomStartSetup,
  startSetup,
} from '@shared/setup/starts/starts'
import { variantById, type VariantId } from '@shared/variants'
import { bridge } from '../../ipc/client'
import { useNewGameStore } from '../../openFiles/newGame'
import { useDialogsStore } from '../../stores/dialogs'
import { useSettingsStore } from '../../stores/settings'
import { usePlaceStore } from '../../workbench/place'
import { useStartWorth } from '../../workbench/startWorth'
import { hasThrows as isThrown, useThrownStarts } from '../../workbench/thrownStarts'
import { unpredictableSeed } from '../../variants/drawing'

/** How the distribution is shown. */
export const CHART_VIEWS = ['histogram', 'cumulative', 'table'] as const
export type ChartView = (typeof CHART_VIEWS)[number]

/** Milliseconds from the last change of a filter until it is applied. */
const SETTLED = 40

/** Opens starts and throws. */
const useOpenedStarts = () => {
  const dialogs = useDialogsStore()
  const newGame = useNewGameStore()
  const place = usePlaceStore()

  const requestOf = (variant: VariantId, { number }: Pick<ListedStart, 'number'>) => ({
    variant,
    fen: makeFen(variantById(variant), unwrap(startSetup(variantById(variant), number))),
    options: [],
  })

  /** Opens a start as a new analysis. */
  const analyze = async (variant: VariantId, start: Pick<ListedStart, 'number'>) => {
    if (await newGame.open(requestOf(variant, start))) place.show('analysis')
  }

  /** Offers a practice game from a start. */
  const practise = (variant: VariantId, start: ListedStart) =>
    dialogs.show('practice', { from: requestOf(variant, start), tags: [] })

  /** Opens a throw as a new analysis. */
  const openThrow = async (id: VariantId, number: number) => {
    const variant = variantById(id)
    const fen = makeFen(variant, unwrap(randomStartSetup(variant, number)))
    if (await newGame.open({ variant: id, fen, options: [] })) place.show('analysis')
  }

  return { analyze, practise, openThrow }
}

/** The throw to whose starts the view is limited, which belongs to the first system. */
const useLookedAtThrow = (ids: Readonly<ShallowRef<readonly VariantId[]>>) => {
  const thrownStarts = useThrownStarts()
  /** The throw, if only its starts are shown. */
  const thrown = computed(() =>
    ids.value[0] === thrownStarts.chosen.value?.variant ? thrownStarts.chosen.value : undefined,
  )
  /** Its number; undefined, too, for setups in which something has been placed. */
  const thrownNumber = computed(() => {
    if (!thrown.value) return undefined
    const variant = variantById(thrown.value.variant)
    const read = parseFen(variant, thrown.value.fen)
    return read.ok ? randomStartNumber(variant, read.value.setup) : undefined
  })
  /** The value of the throw after best play of the setup. */
  const thrownWorth = useStartWorth(computed(() => thrown.value && { ...thrown.value, options: [] }))

  return { thrown, thrownNumber, thrownWorth }
}

/** The values of all throws of the first system. */
const useThrowValues = (
  id: Readonly<Ref<VariantId | undefined>>,
  main: Readonly<Ref<StartsPicture | undefined>>,
) => {
  const solved = shallowRef<{ readonly variant: VariantId; readonly throws: ThrowsPicture }>()
  /**
   * Whether the players of the system place pieces after a throw, and the values of throws are known or being
   * computed.
   */
  const hasThrows = shallowRef(false)

  /** The values of all throws of that system; undefined until they are solved. */
  const throws = computed(() =>
    solved.value?.variant === main.value?.variant ? solved.value?.throws : undefined,
  )

  /** Requests the values of the throws of the system, if it has throws. */
  const solveThrows = async () => {
    const asked = id.value
    solved.value = undefined
    hasThrows.value = asked !== undefined && isThrown(asked)
    if (!asked || !hasThrows.value) return
    const found = await bridge().request('starts:throws', asked)
    if (id.value !== asked) return
    solved.value = found.ok ? { variant: asked, throws: found.value } : undefined
    hasThrows.value = found.ok
  }

  return { throws, hasThrows, solveThrows }
}

/** The values of starts: the chosen systems, the filter, and the results. */
export const useStartsStore = defineStore('starts', () => {
  const { analyze, practise, openThrow: openThrowOf } = useOpenedStarts()
  const settings = useSettingsStore()
  const thrownStarts = useThrownStarts()

  const systems = shallowRef<readonly SystemOfStarts[]>([])
  const ids = shallowRef<readonly VariantId[]>([])
  const filter = shallowRef<StartFilter>({ side: 'either' })
  const { thrown, thrownNumber, thrownWorth } = useLookedAtThrow(ids)
  const order = shallowRef<StartOrder>('even')
  const view = shallowRef<ChartView>('histogram')
  /** The results for the chosen systems, in their order. */
  const pictures = shallowRef<readonly StartsPicture[]>([])
  const fault = shallowRef<StartsFault>()
  /** The system whose starts are listed and filtered: the first one chosen. */
  const main = computed(() => pictures.value[0])
  const id = computed(() => ids.value[0])
  /** The request for a system, with the throw if it belongs to this system. */
  const askedOf = (variant: VariantId): NarrowedStarts =>
    thrown.value?.variant === variant ? { ...filter.value, throw: thrown.value.fen } : filter.value

  const look = async () => {
    const asked = [ids.value, filter.value, thrown.value] as const
    const answers = await Promise.all(
      asked[0].map(one => bridge().request('starts:picture', one, askedOf(one))),
    )
    if (asked[0] !== ids.value || asked[1] !== filter.value || asked[2] !== thrown.value) return
    const failed = answers.find(answer => !answer.ok)
    fault.value = failed?.ok === false ? failed.error : undefined
    pictures.value = failed ? [] : answers.flatMap(answer => (answer.ok ? [answer.value] : []))
  }
  watchDebounced([ids, filter, thrown], look, { debounce: SETTLED })

  /** Loads the list of systems and their atlases. */
  const load = async () => {
    systems.value = await bridge().request('starts:systems')
    if (ids.value.length > 0) return look()
    const valued = systems.value.filter(({ atlas }) => atlas)
    const wanted = [thrownStarts.chosen.value?.variant, settings.lastVariant]
    const first =
      wanted.map(id => valued.find(({ variant }) => variant === id)).find(found => found) ?? valued[0]
    ids.value = [(first ?? systems.value[0]!).variant]
  }

  /** Shows only this system. */
  const choose = (only: VariantId) => {
    ids.value = [only]
    filter.value = { side: 'either' }
    thrownStarts.forget()
  }

  watch(thrownStarts.chosen, now => {
    if (!now || ids.value.length === 0) return
    ids.value = [now.variant]
    filter.value = { side: 'either' }
  })

  /** Shows the starts of a random throw. */
  const rollThrow = () => {
    if (!id.value) return
    const variant = variantById(id.value)
    const number = seededRandom(unpredictableSeed()).below(randomStartCount(variant))
    void thrownStarts.choose({
      variant: id.value,
      fen: makeFen(variant, unwrap(randomStartSetup(variant, number))),
    })
  }

  /** Adds a system to the others, or removes it; one always stays. */
  const toggle = (one: VariantId) => {
    const rest = ids.value.filter(other => other !== one)
    if (rest.length === 0) return
    ids.value = rest.length < ids.value.length ? rest : [...ids.value, one]
    if (!thrown.value) thrownStarts.forget()
  }

  const narrow = (change: StartFilter) => (filter.value = change)

  /** Opens one of the matching starts, drawn by lot. */
  const draw = async () => {
    if (!id.value) return
    const drawn = await bridge().request('starts:draw', id.value, askedOf(id.value), unpredictableSeed())
    if (drawn.ok && drawn.value) await analyze(id.value, drawn.value)
  }

  const { throws, hasThrows, solveThrows } = useThrowValues(id, main)

  /** Opens a throw of the first system as a new analysis. */
  const openThrow = async (number: number) => {
    if (id.value) await openThrowOf(id.value, number)
  }

  /** Opens a throw in which good placing matters most, drawn by lot; a fair one if only fair starts are wanted. */
  const drawThrow = async () => {
    if (!throws.value) return
    const { fairWithin, onlyFairStarts } = settings.settings
    const wish = { within: onlyFairStarts ? fairWithin : undefined, isRewarding: true }
    const found = wantedThrows(throws.value, wish)
    const drawn = found[seededRandom(unpredictableSeed()).below(Math.max(1, found.length))]
    if (drawn !== undefined) await openThrow(drawn)
  }

  return {
    systems,
    ids,
    id,
    filter,
    order,
    view,
    pictures,
    main,
    fault,
    throws,
    hasThrows,
    solveThrows,
    openThrow,
    drawThrow,
    load,
    thrown,
    thrownNumber,
    thrownWorth,
    askedOf,
    rollThrow,
    choose,
    toggle,
    narrow,
    analyze,
    practise,
    draw,
  }
})
