import { computed, type Ref, shallowRef, type ShallowRef } from 'vue'
import { nextStep, type Prompt } from '@shared/procedures/throwing/prompt'
import type { ProcedureState } from '@shared/procedures/model/state'
import { stepBack, throwResult, throwsOf } from '@shared/procedures/throwing/throwing'
import { describeThrow } from '@shared/procedures/words/faults'
import { refusal } from './diceWords'
import { type Tumble, useTumble } from './useTumble'
import { newSeed, seededFace, type Thrower, unpredictableFace } from './throwSource'
import { sidesOf, type Thing } from '@shared/procedures/model/plan'
import { err, ok, type Result } from '@shared/result'
import { readThrown, type ThrowFault, writeThrown } from '@shared/procedures/model/thrown'

const isCoinText = (text: string): boolean => /^[HT]*$/.test(text)

const withCoin = (typed: string, side: string, coins: number): string =>
  isCoinText(typed) && typed.length < coins ? typed + side : side

/** The typed number with another digit, as long as the die has such a side; else the digit alone. */
const withDigit = (typed: string, digit: string, sides: number): string =>
  /^\d+$/.test(typed) && Number(typed + digit) <= sides ? typed + digit : digit

/**
 * The typed text after one more key: digits make a number, H and T the coins one after the other. A key that fits no
 * result is refused, and the text stays.
 */
export const typedWith = (typed: string, key: string, thing: Thing): Result<string, ThrowFault> => {
  const sign = key.toUpperCase()
  if (thing.kind === 'coins' && /^[HT]$/.test(sign)) return ok(withCoin(typed, sign, thing.coins))
  const text = /^\d$/.test(sign) && thing.kind === 'die' ? withDigit(typed, sign, sidesOf(thing)) : key
  const thrown = readThrown(text, thing)
  return thrown.ok ? ok(writeThrown(thrown.value)) : err(thrown.error)
}

/** The side of a typed result, from 1; undefined until the result is complete. */
export const typedFace = (typed: string, thing: Thing): number | undefined => {
  const thrown = readThrown(typed, thing)
  return thrown.ok ? thrown.value.face : undefined
}

/** Whether the text is a complete result that no other key could extend. */
const isWholeTyped = (typed: string, thing: Thing): boolean => {
  if (typedFace(typed, thing) === undefined) return false
  return thing.kind === 'coins' ? typed.length === thing.coins : Number(`${typed}0`) > sidesOf(thing)
}

/** Far more throws than any procedure takes, even by bad luck. */
const MAX_THROWS = 10_000

interface ScreenParts {
  readonly state: Readonly<Ref<ProcedureState>>
  /** What the program threw for starts that were thrown again, in order: a seed continues after these throws. */
  readonly spent: Readonly<Ref<readonly Thing[]>>
  readonly prompt: Readonly<Ref<Prompt | undefined>>
  readonly tumble: Tumble
  readonly take: (text: string) => void
  /** Clears the typed text. */
  readonly clear: () => void
}

/** Throws by the program: who throws, from which seed, and whether one throw or all the remaining ones. */
function useScreenThrow({ state, spent, prompt, tumble, take, clear }: ScreenParts) {
  const thrower = shallowRef<Thrower>('hand')
  const seed = shallowRef(newSeed())
  /** The start that the program has just finished, until its value is known. */
  const landed = shallowRef<ProcedureState>()

  const nextFace = (): number | undefined => {
    const thing = prompt.value?.thing
    if (!thing) return undefined
    if (thrower.value !== 'seed') return unpredictableFace(thing)
    return seededFace(seed.value, [...spent.value, ...thingsOf(state.value)], thing)
  }

  /** Takes a throw made by the program. */
  const takeOwn = (face: number) => {
    take(String(face))
    if (!prompt.value) landed.value = state.value
  }

  /** Throws once, visibly. */
  const throwForMe = async () => {
    const before = state.value
    const face = nextFace()
    if (face === undefined || !prompt.value || tumble.face.value !== undefined) return
    clear()
    const isShown = await tumble.roll(prompt.value.results.length, face)
    if (isShown && state.value === before) takeOwn(face)
  }

  /** Throws everything that is left, at once. */
  const throwRest = () => {
    tumble.stop()
    for (let count = 0; count < MAX_THROWS; count += 1) {
      const face = nextFace()
      if (face === undefined) return
      takeOwn(face)
    }
  }

  return { thrower, seed, landed, throwForMe, throwRest }
}

/** What was thrown for a start, in order. */
export const thingsOf = (state: ProcedureState): readonly Thing[] => throwsOf(state).map(({ thing }) => thing)

/** The result that a text names; undefined until the text is complete. */
const resultTyped = ({ thing, results }: Prompt, text: string) => {
  const face = typedFace(text, thing)
  return results.find(result => result.face === face)
}

/** Applies results to `state` one after the other, as they are typed, clicked or thrown by the program. */
export function useThrowing(state: ShallowRef<ProcedureState>, spent: Readonly<Ref<readonly Thing[]>>) {
  const tumble = useTumble()

  /** The text that is typed or clicked but not taken yet. */
  const typed = shallowRef('')
  /** Why the last result was refused; empty if it was not. */
  const fault = shallowRef('')

  const prompt = computed(() => nextStep(state.value))
  const throws = computed(() => throwsOf(state.value))
  const canGoBack = computed(() => throws.value.length > 0)

  /** The result that is typed or clicked; undefined until it is complete. */
  const chosen = computed(() => prompt.value && resultTyped(prompt.value, typed.value))

  const set = (next: ProcedureState) => {
    tumble.stop()
    state.value = next
    typed.value = ''
    fault.value = ''
  }

  const refuse = (text: string) => {
    fault.value = refusal(text, throws.value.length)
  }

  const select = (text: string) => {
    typed.value = text
    fault.value = ''
  }

  /** Takes one key of a result. */
  const type = (key: string) => {
    if (!prompt.value || tumble.face.value !== undefined) return
    const next = typedWith(typed.value, key, prompt.value.thing)
    if (next.ok) select(next.value)
    else refuse(describeThrow(next.error))
  }

  const take = (text: string) => {
    const next = throwResult(state.value, text)
    if (next.ok) set(next.value)
    else refuse(describeThrow(next.error))
  }

  /** Takes the typed or clicked result as thrown. */
  const takeChosen = () => {
    if (prompt.value && tumble.face.value === undefined) take(typed.value)
  }

  const screen = useScreenThrow({ state, spent, prompt, tumble, take, clear: () => select('') })

  /** Deletes the typed text, else takes back the last throw. */
  const back = () => {
    if (typed.value !== '') select('')
    else if (canGoBack.value) set(stepBack(state.value))
  }

  return {
    typed,
    fault,
    ...screen,
    prompt,
    throws,
    canGoBack,
    chosen,
    isTypedWhole: computed(() => prompt.value !== undefined && isWholeTyped(typed.value, prompt.value.thing)),
    /** The side shown while a throw tumbles. */
    tumbling: tumble.face,
    set,
    refuse,
    select,
    type,
    takeChosen,
    back,
  }
}
