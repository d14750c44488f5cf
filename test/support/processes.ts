import { setTimeout as sleep } from 'node:timers/promises'
import { runningProcesses } from './runningProcesses'

/** Ids of the processes whose command line names this path. */
export const processesOf = (program: string): readonly number[] =>
  runningProcesses()
    .filter(({ command }) => command.includes(program))
    .map(({ pid }) => pid)

/** Waits until no process of the program is left; answers with those that are there after all. */
export const leftOf = async (program: string, limitMs = 5_000): Promise<readonly number[]> => {
  const end = Date.now() + limitMs
  for (;;) {
    const left = processesOf(program)
    if (left.length === 0 || Date.now() > end) return left
    await sleep(50)
  }
}
