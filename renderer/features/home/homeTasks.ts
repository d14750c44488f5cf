import type { ActionId } from '@shared/ipc/actionTable'

/** The tasks offered on Home; each is an action. */
export const HOME_TASKS = ['newAnalysis', 'dice', 'prepare', 'drill'] as const satisfies readonly ActionId[]

export type HomeTask = (typeof HOME_TASKS)[number]
