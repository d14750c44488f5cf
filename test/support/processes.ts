import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** Ids of the processes whose command line names this path; zombies are none. */
export const processesOf = (program: string): readonly number[] => {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,stat=,args='], { encoding: 'utf8' })
  return stdout.split('\n').flatMap(line => {
    const [, pid, state, command] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return command?.includes(program) && !state!.startsWith('Z') ? [Number(pid)] : []
  })
}

/** Waits until no process of the program is left; answers with those that are there after all. */
export const leftOf = async (program: string, limitMs = 5_000): Promise<readonly number[]> => {
  const end = Date.now() + limitMs
  for (;;) {
    const left = processesOf(program)
    if (left.length === 0 || Date.now() > end) return left
    await sleep(50)
  }
}
