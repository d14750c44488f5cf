import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface RunningProcess {
  readonly pid: number
  readonly state: string
  /** Its command line, joined by spaces. */
  readonly command: string
}

/** A process on Linux; undefined if it has ended meanwhile. */
const readProcess = (pid: string): RunningProcess | undefined => {
  try {
    const read = (name: string) => readFileSync(path.join('/proc', pid, name), 'utf8')
    // The name before the state is in parentheses and may contain parentheses itself.
    const stat = read('stat')
    const state = stat.slice(stat.lastIndexOf(')') + 2)[0]!
    return { pid: Number(pid), state, command: read('cmdline').replaceAll('\0', ' ').trim() }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return undefined
    throw error
  }
}

const onLinux = () =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(pid => readProcess(pid) ?? [])

const byPs = () =>
  spawnSync('ps', ['-A', '-o', 'pid=,stat=,args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .flatMap(line => {
      const [, pid, state, command] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
      return pid === undefined ? [] : [{ pid: Number(pid), state: state!, command: command!.trim() }]
    })

/** All processes of the machine except zombies. A minimal Linux has no `ps` and does not need it here. */
export const runningProcesses = (): readonly RunningProcess[] =>
  (process.platform === 'linux' ? onLinux() : byPs()).filter(({ state }) => !state.startsWith('Z'))
