import { spawnSync } from 'node:child_process'

/** The command lines of all running processes that contain a text, with process id and state; not that of the test itself. */
export const processesNamed = (mark: string): readonly string[] => {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,stat=,args='], { encoding: 'utf8' })
  return stdout
    .split('\n')
    .map(line => line.trim())
    .filter(line => line.includes(mark))
    .filter(line => !/^\d+ +Z/.test(line) && !line.startsWith(`${process.pid} `))
}
