import { shallowReactive, shallowRef } from 'vue'
import type { SolverRefusal, SolverRequest, SolverUpdate, SolverView } from '@shared/ipc/contract'
import { putNewest } from '@shared/putNewest'
import { bridge } from '../../ipc/client'

/** So many positions are remembered; walking about in a setup shows at once what is known. */
const VIEW_LIMIT = 400

/** What is to be known of a position. */
export interface SolverWish {
  /** Of the position and the way it is looked at; not of the nodes. */
  readonly key: string
  readonly request: SolverRequest
  /** Whether it is searched; else it is only said what is known. */
  readonly searches: boolean
}

/** What was asked last: an answer that comes after the next was asked is known as late. */
interface Job {
  readonly wish: SolverWish
  /** Known once the service has answered. */
  id?: number
}

/**
 * One position at a time is asked about, and what was said of each is kept.
 *
 * @param learn told of every answer that is kept
 */
export const solverJobs = (learn: (request: SolverRequest, view: SolverView) => void) => {
  const views = shallowReactive(new Map<string, SolverView>())
  const refusals = shallowReactive(new Map<string, SolverRefusal>())
  /** The key of what is being searched. */
  const running = shallowRef<string>()
  let current: Job | undefined
  let isServiceBusy = false
  /** Updates that came before the answer that tells which job they are of. */
  const early: SolverUpdate[] = []

  const keep = ({ key, request }: SolverWish, view: SolverView) => {
    putNewest(views, key, view, VIEW_LIMIT)
    learn(request, view)
  }

  const take = ({ wish }: Job, { view, failure }: SolverUpdate) => {
    keep(wish, view)
    if (failure) refusals.set(wish.key, failure)
    running.value = view.progress.isRunning && !failure ? wish.key : undefined
  }

  /** Takes an update in, unless it is of something else than what was asked last. */
  const receive = (update: SolverUpdate) => {
    if (current?.id === update.job) take(current, update)
    else if (current && current.id === undefined) early.push(update)
  }

  const refuse = ({ wish }: Job, refusal: SolverRefusal) => {
    running.value = undefined
    refusals.set(wish.key, refusal)
  }

  const stop = async () => {
    running.value = undefined
    if (!isServiceBusy) return
    isServiceBusy = false
    await bridge().request('solver:stop')
  }

  /** Answers whether the position can be solved. */
  const look = async (job: Job): Promise<boolean> => {
    const found = await bridge().request('solver:look', job.wish.request)
    if (found.ok && found.value) keep(job.wish, found.value)
    if (!found.ok && current === job) refuse(job, found.error)
    return found.ok
  }

  const search = async (job: Job) => {
    running.value = job.wish.key
    isServiceBusy = true
    early.length = 0
    const begun = await bridge().request('solver:start', job.wish.request)
    if (current !== job) return
    if (begun.ok) {
      job.id = begun.value
      for (const update of early) receive(update)
    } else refuse(job, begun.error)
  }

  /** Asks about a position in the place of whatever was asked before; about none, nothing runs any more. */
  const follow = async (wish: SolverWish | undefined) => {
    const job = wish && { wish }
    current = job
    running.value = undefined
    if (!job?.wish.searches) await stop()
    if (!job || current !== job) return
    refusals.delete(job.wish.key)
    const isSolvable = await look(job)
    if (current === job) await (isSolvable && job.wish.searches ? search(job) : stop())
  }

  return { views, refusals, running, receive, follow }
}
