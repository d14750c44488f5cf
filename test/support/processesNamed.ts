import { runningProcesses } from './runningProcesses'

/**
 * The command lines of all running processes that contain a text, with process id and state; without the test itself.
 */
export const processesNamed = (mark: string): readonly string[] =>
  runningProcesses()
    .filter(({ pid }) => pid !== process.pid)
    .map(({ pid, state, command }) => `${pid} ${state} ${command}`)
    .filter(line => line.includes(mark))
