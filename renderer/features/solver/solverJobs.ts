import { shallowReactive, shallowRef } from 'vue'
import type { SolverRefusal, SolverRequest, SolverUpdate, SolverView } from '@shared/ipc/contract'
import { putNewest } from '@shared/putNewest'
import { bridge } from '../../ipc/client'
import { followedRequest, lastAsked } from '../../ipc/followedRequest'
import type { PausableTask } from './pausableTask'

/** The most positions remembered, so that known results are shown at once when the user goes back in a setup. */
const VIEW_LIMIT = 400

/** A request for a position. */
export interface SolverWish {
  /** Identifies the position and the reading, but not the nodes. */
  readonly key: string
  readonly request: SolverRequest
  /** Whether the position is searched, unless that is paused; else only known results are shown. */
  readonly searches: boolean
}

const isSame = (one: SolverWish | undefined, other: SolverWish | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The answers on positions. */
const saidOf = (learn: (request: SolverRequest, view: SolverView) => void) => {
  const views = shallowReactive(new Map<string, SolverView>())
  const refusals = shallowReactive(new Map<string, SolverRefusal>())
  const keep = ({ key, request }: SolverWish, view: SolverView) => {
    putNewest(views, key, view, VIEW_LIMIT)
    learn(request, view)
  }
  return { views, refusals, keep }
}

/**
 * Asks about one position at a time and keeps the answers.
 *
 * @param learn called with every answer that is kept
 */
export const solverJobs = (
  learn: (request: SolverRequest, view: SolverView) => void,
  { task, isPaused }: Pick<PausableTask, 'task' | 'isPaused'>,
) => {
  const { views, refusals, keep } = saidOf(learn)
  /** The key of the running search. */
  const running = shallowRef<string>()
  const asked = lastAsked()
  let current: SolverWish | undefined
  let isServiceBusy = false

  const isRunning = (): boolean => running.value !== undefined
  const rest = () => {
    running.value = undefined
    task.value = undefined
  }

  const take = ({ view, failure, isStopped }: SolverUpdate) => {
    keep(current!, view)
    if (failure) refusals.set(current!.key, failure)
    if (view.progress.isRunning && !failure) return
    rest()
    if (isStopped) isPaused.value = true
  }
  const search = followedRequest<SolverUpdate>(({ job }) => job, take)

  const refuse = ({ key }: SolverWish, refusal: SolverRefusal) => {
    rest()
    refusals.set(key, refusal)
  }

  const stop = async () => {
    rest()
    if (!isServiceBusy) return
    isServiceBusy = false
    await bridge().request('solver:stop')
  }

  /** Looks up what is known; returns whether the position can be solved. */
  const look = async (wish: SolverWish, isLast: () => boolean): Promise<boolean> => {
    const found = await bridge().request('solver:look', wish.request)
    if (found.ok && found.value) keep(wish, found.value)
    if (!found.ok && isLast()) refuse(wish, found.error)
    return found.ok
  }

  const begin = async (wish: SolverWish) => {
    running.value = wish.key
    isServiceBusy = true
    const begun = await search.begin(() => bridge().request('solver:start', wish.request))
    if (begun?.ok === false) refuse(wish, begun.error)
    // An event may have arrived before this answer and announced the end.
    else if (begun && isRunning()) task.value = begun.value
  }

  /** Asks about a position and drops the former request; without a position everything stops. */
  const follow = async (wish: SolverWish | undefined) => {
    // Its paused task goes on.
    if (task.value !== undefined && isSame(wish, current)) return
    const isLast = asked.ask()
    const searches = wish?.searches === true && !isPaused.value
    current = wish
    search.forget()
    rest()
    if (!searches) await stop()
    if (!wish || !isLast()) return
    refusals.delete(wish.key)
    const isSolvable = await look(wish, isLast)
    if (isLast()) await (isSolvable && searches ? begin(wish) : stop())
  }

  return { views, refusals, running, receive: search.receive, follow }
}
