import { setTimeout as sleep } from 'node:timers/promises'
import { runningProcesses } from './runningProcesses'

/** The ids of the processes whose command line contains this path. */
export const processesOf = (program: string): readonly number[] =>
  runningProcesses()
    .filter(({ command }) => command.includes(program))
    .map(({ pid }) => pid)

/** Waits until no process of the program is left; returns those that remain at the time limit. */
export const leftOf = async (program: string, limitMs = 5_000): Promise<readonly number[]> => {
  const end = Date.now() + limitMs
  for (;;) {
    const left = processesOf(program)
    if (left.length === 0 || Date.now() > end) return left
    await sleep(50)
  }
}
