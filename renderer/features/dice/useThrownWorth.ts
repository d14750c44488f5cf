import { computed, watch } from 'vue'
import { makeFen } from '@shared/notation/fen/fen'
import { isVariantId } from '@shared/variants'
import { useFairStart } from '../../workbench/fairStarts'
import { useStartWorth } from '../../workbench/startWorth'
import { useDiceStore } from './throwing/diceStore'

/** The program gives up after this many throws: hardly any start is fair then. */
const MOST_AGAIN = 100

/**
 * What the start on the table is worth, where only fair starts may be wanted. One that the program has thrown and that is not fair is
 * thrown again at once; by hand people throw again themselves.
 */
export const useThrownWorth = () => {
  const dice = useDiceStore()
  const { isOn, within } = useFairStart()

  const thrown = computed(() => {
    const { variant } = dice.ground
    if (!dice.start || !variant || !isVariantId(variant.id)) return undefined
    return { variant: variant.id, options: [], fen: makeFen(variant, dice.start.setup) }
  })
  const worth = useStartWorth(thrown)
  /** The user wants fair starts, and this one is not fair. */
  const isUnfair = computed(
    () => isOn.value && worth.value !== undefined && Math.abs(worth.value.value) > within.value,
  )

  /** Begins another start; one that is not fair is named beside it, and kept with the game. */
  const again = () => {
    const number = dice.start?.number
    if (isUnfair.value && worth.value && number !== undefined)
      dice.throwAgain({ number, value: Math.round(worth.value.value) })
    else dice.restart()
  }

  // A start is judged once, when it is thrown: switching fair starts on later keeps the one on the table.
  watch([() => dice.state, worth], () => {
    if (!worth.value || dice.landed !== dice.state) return
    dice.landed = undefined
    if (!isUnfair.value || dice.start?.number === undefined || dice.unfair.length >= MOST_AGAIN) return
    again()
    dice.throwRest()
  })

  return { thrown, worth, isUnfair, again }
}
