import { useDialogsStore } from '../../stores/dialogs'
import { defineFeature } from '../../registry/feature'
import TasksDialog from './TasksDialog.vue'
import TaskStatus from './TaskStatus.vue'
import { useTasksStore } from './tasksStore'

declare module '../../stores/dialogs' {
  interface DialogArguments {
    tasks: undefined
  }
}

/** The tasks searched in the background. */
export const tasks = defineFeature({
  dialogs: { tasks: { view: TasksDialog } },
  actions: () => {
    const dialogs = useDialogsStore()
    return { tasks: () => dialogs.show('tasks') }
  },
  events: on => on('tasks:changed', useTasksStore().receive),
  status: TaskStatus,
})
