import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { TaskSummary } from '@shared/ipc/contract'
import { bridge } from '../../ipc/client'

/** The tasks searched in the background, in the order in which they get cores. */
export const useTasksStore = defineStore('tasks', () => {
  const all = shallowRef<readonly TaskSummary[]>([])

  /** The task that is named as running; the others are only counted. */
  const first = computed(() => all.value.find(({ state }) => state.kind === 'running') ?? all.value[0])

  const receive = (tasks: readonly TaskSummary[]) => (all.value = tasks)
  const load = async () => receive(await bridge().request('tasks:list'))

  /** Whether a task is paused, or its engine has failed. */
  const isHalted = (id: number | undefined): boolean =>
    all.value.some(task => task.id === id && (task.state.kind === 'paused' || task.state.kind === 'failed'))

  const progressOf = (id: number | undefined) => all.value.find(task => task.id === id)?.progress

  const placeOf = (id: number): number => all.value.findIndex(task => task.id === id)

  return {
    all,
    first,
    isHalted,
    progressOf,
    receive,
    load,
    pause: (id: number) => bridge().request('tasks:pause', id),
    resume: (id: number) => bridge().request('tasks:resume', id),
    stop: (id: number) => bridge().request('tasks:stop', id),
    /** Swaps a task with the one before or after it. */
    moveBy: (id: number, places: -1 | 1) => bridge().request('tasks:move', id, placeOf(id) + places),
  }
})
