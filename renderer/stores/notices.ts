import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { ActionId } from '@shared/ipc/actionTable'
import type { FileError } from '@shared/ipc/contract'
import type { ErrorText } from '../errors/errorText'

/** How long a toast stays, in milliseconds; the clock stops while the pointer rests on one. */
export const TOAST_MS = 6000

/** The most notices shown; a newer one replaces the oldest. */
export const MAX_TOASTS = 3

export type NoticeIcon = 'done' | 'deleted' | 'tree' | 'note'

export interface NoticeAction {
  readonly label: string
  /** The action whose key does the same. */
  readonly key?: ActionId
  readonly run: () => void
}

export interface Toast {
  readonly id: number
  readonly icon: NoticeIcon
  readonly text: string
  readonly action?: NoticeAction
  /** Another action, beside the first one. */
  readonly second?: NoticeAction
  /** Called when the toast has gone without its action being used. */
  readonly onGone?: () => void
  /** The time starts no sooner than this resolves, when the user can read the toast. */
  readonly waitsFor?: Promise<void> | undefined
}

/** An error that stays until it is dismissed. */
export interface Trouble {
  readonly id: number
  readonly text: ErrorText
  readonly actions: readonly NoticeAction[]
  /** Its subject; the error disappears as soon as that problem is solved. */
  readonly topic?: string
}

/** Of errors caused by a full disk, for any file. */
export const FULL_DISK = 'full disk'

/** What an error of writing is about beside the file itself. */
export const topicOf = ({ reason }: Pick<FileError, 'reason'>): string | undefined =>
  reason === 'diskFull' ? FULL_DISK : undefined

/** The notices at the bottom left: toasts that pass, errors that stay. */
export const useNoticesStore = defineStore('notices', () => {
  const toasts = shallowRef<readonly Toast[]>([])
  const troubles = shallowRef<readonly Trouble[]>([])
  const held = shallowRef(false)
  const clocks = new Map<number, ReturnType<typeof setTimeout>>()
  let lastId = 0

  const take = (id: number): Toast | undefined => {
    const toast = toasts.value.find(one => one.id === id)
    clearTimeout(clocks.get(id))
    clocks.delete(id)
    toasts.value = toasts.value.filter(one => one.id !== id)
    return toast
  }

  const dismiss = (id: number) => take(id)?.onGone?.()

  const startClock = (id: number) =>
    clocks.set(
      id,
      setTimeout(() => dismiss(id), TOAST_MS),
    )

  const begin = async (id: number, waitsFor: Promise<void> | undefined) => {
    if (waitsFor) await waitsFor
    if (!held.value && toasts.value.some(one => one.id === id)) startClock(id)
  }

  /** Shows a toast for six seconds, with a few others at most; the same words begin again. */
  const tell = (
    icon: NoticeIcon,
    text: string,
    more: Pick<Toast, 'action' | 'second' | 'onGone' | 'waitsFor'> = {},
  ) => {
    const same = toasts.value.find(one => one.text === text && !one.action && !one.onGone)
    if (same) take(same.id)
    const id = ++lastId
    for (const { id: old } of toasts.value.slice(0, 1 - MAX_TOASTS)) dismiss(old)
    toasts.value = [...toasts.value, { id, icon, text, ...more }]
    void begin(id, more.waitsFor)
    return id
  }

  const act = (id: number, which: 'action' | 'second' = 'action') => take(id)?.[which]?.run()

  /** Stops the clocks of all toasts while someone reads, and starts them afresh afterwards. */
  const hold = (holding: boolean) => {
    held.value = holding
    for (const clock of clocks.values()) clearTimeout(clock)
    clocks.clear()
    if (!holding) for (const { id } of toasts.value) startClock(id)
  }

  const settle = (id: number) => (troubles.value = troubles.value.filter(one => one.id !== id))

  /** Removes the errors about a topic, because the problem is solved. */
  const settleTopic = (topic: string) => {
    if (troubles.value.some(one => one.topic === topic))
      troubles.value = troubles.value.filter(one => one.topic !== topic)
  }

  /** Errors that have been seen for a while; those that offer a way out still wait for an answer. */
  const seen = new Set<number>()
  const startSeeing = (id: number) => setTimeout(() => seen.add(id), TOAST_MS)

  /** Another game is looked at: errors that were seen and only say what happened are over with it. */
  const leave = () => {
    troubles.value = troubles.value.filter(({ id, actions }) => actions.length > 0 || !seen.has(id))
  }

  /** Shows an error until it is dismissed or answered by one of its actions. It replaces an earlier error with the same title. */
  const report = (text: ErrorText, actions: readonly NoticeAction[] = [], topic?: string) => {
    const id = ++lastId
    const answering = ({ run, ...action }: NoticeAction): NoticeAction => ({
      ...action,
      run: () => {
        settle(id)
        run()
      },
    })
    // Errors that only say what happened do not pile up once they were seen.
    const others = troubles.value.filter(
      one => one.text.title !== text.title && (one.actions.length > 0 || !seen.has(one.id)),
    )
    const about = topic === undefined ? {} : { topic }
    troubles.value = [...others, { id, text, actions: actions.map(answering), ...about }]
    startSeeing(id)
    return id
  }

  return { toasts, troubles, held, tell, act, dismiss, hold, report, settle, settleTopic, leave }
})
