import { shallowRef, watch } from 'vue'
import { useTasksStore } from '../tasks/tasksStore'

/** A task that can be paused and resumed here and in the list of tasks. */
export const pausableTask = () => {
  const tasks = useTasksStore()
  /** Its id, once it is known. */
  const task = shallowRef<number>()
  const isPaused = shallowRef(false)

  watch(
    () => task.value !== undefined && tasks.isHalted(task.value),
    isHalted => {
      if (task.value !== undefined) isPaused.value = isHalted
    },
  )
  const pause = () => {
    isPaused.value = true
    if (task.value !== undefined) void tasks.pause(task.value)
  }
  const resume = () => {
    isPaused.value = false
    if (task.value !== undefined) void tasks.resume(task.value)
  }
  return { task, isPaused, pause, resume }
}

export type PausableTask = ReturnType<typeof pausableTask>
