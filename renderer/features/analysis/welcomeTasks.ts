import type { ActionId } from '@shared/ipc/actionTable'

/** What one can begin with, as the welcome page has it: each is an action. */
export const WELCOME_TASKS = [
  'newAnalysis',
  'dice',
  'prepare',
  'drill',
] as const satisfies readonly ActionId[]

export type WelcomeTask = (typeof WELCOME_TASKS)[number]
