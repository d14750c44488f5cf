import { type ChildProcess, spawn } from 'node:child_process'
import type { Logger } from '../../shell/logger'
import { MARK_OF_RUN } from './marks'

/** Makes sure that engines end when this process does, however it ends. */
export interface OrphanGuard {
  /** @param group the process group of an engine, which is the id of its first process */
  hold(group: number): void
  /** Called when the engine has ended. */
  release(group: number): void
}

/*
 * Engines end when their standard input closes, but not all of them during a search, and a suspended one cannot. On
 * Windows children die with their parent; elsewhere a shell waits on a pipe from this process. The pipe closes when
 * this process ends, even if it is killed; the shell then kills all engines that it knows of, and the processes that
 * have left their groups, as far as they can be found (marks.ts).
 */
const SCRIPT = `
held=
while read -r sign group; do
  if [ "$sign" = + ]; then held="$held $group"; continue; fi
  kept=
  for other in $held; do [ "$other" = "$group" ] || kept="$kept $other"; done
  held=$kept
done
for group in $held; do kill -s KILL -- "-$group"; done
for look in 1 2 3 4 5; do
  for file in $(grep -lsaF -- "$1" /proc/[0-9]*/environ); do
    left=\${file#/proc/}
    kill -s KILL "\${left%%/*}"
  done
done
`

const NO_GUARD: OrphanGuard = { hold: () => undefined, release: () => undefined }

/** One guard for all engines of this process; its shell starts with the first of them. */
export const orphanGuard = (logger: Logger): OrphanGuard => {
  if (process.platform === 'win32') return NO_GUARD
  const held = new Set<number>()
  let shell: ChildProcess | undefined

  const tell = (line: string) => shell?.stdin?.write(`${line}\n`)

  const gone = (why: unknown) => {
    if (shell) logger.warn('the guard of the engines has gone', why)
    shell = undefined
  }

  const start = (): ChildProcess => {
    // In a process group of its own: a Ctrl+C in the terminal must not interrupt the guard.
    const child = spawn('/bin/sh', ['-c', SCRIPT, 'guard', MARK_OF_RUN], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    child.on('error', gone)
    child.on('exit', gone)
    child.stdin.on('error', gone)
    child.unref()
    return child
  }

  return {
    hold: group => {
      held.add(group)
      if (shell) tell(`+ ${group}`)
      else {
        shell = start()
        for (const each of held) tell(`+ ${each}`)
      }
    },
    release: group => {
      held.delete(group)
      tell(`- ${group}`)
    },
  }
}
