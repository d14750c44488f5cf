import type { ChildProcess } from 'node:child_process'
import os from 'node:os'

/** On Windows children end with their parent and there are no groups; elsewhere each engine leads one. */
export const HAS_GROUPS = process.platform !== 'win32'

/** Gone already, or (on macOS) just about to be. */
const isGone = (error: unknown) => ['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Signals a process and everything it has started; one that has ended is no error. */
export const signalAll = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined) return
  if (!HAS_GROUPS) {
    child.kill(signal)
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/** Lowers the priority of a process; where the system forbids that, or the process has ended, nothing happens. */
export const setNiceness = ({ pid }: ChildProcess, niceness: number): void => {
  try {
    if (pid !== undefined) os.setPriority(pid, niceness)
  } catch {
    // It runs at the common priority.
  }
}

/** Waits, then terminates, waits, then kills, until `gone` resolves. */
export const endByForce = (child: ChildProcess, gone: Promise<void>, graceMs: number): void => {
  const unlessGone = (then: () => void) => {
    const timer = setTimeout(then, graceMs)
    void gone.then(() => clearTimeout(timer))
  }
  unlessGone(() => {
    // A stopped process would not hear of its end.
    signalAll(child, 'SIGCONT')
    signalAll(child, 'SIGTERM')
    unlessGone(() => signalAll(child, 'SIGKILL'))
  })
}
