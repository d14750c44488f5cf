import type { ActionId } from '@shared/ipc/actionTable'

/** What one can begin with, as Home has it: each is an action. */
export const HOME_TASKS = ['newAnalysis', 'dice', 'prepare', 'drill'] as const satisfies readonly ActionId[]

export type HomeTask = (typeof HOME_TASKS)[number]
