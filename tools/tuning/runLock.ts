import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { err, ok, type Result } from '@shared/result'

/** Names the process that works on a folder. */
export const PID_FILE = 'generate.pid'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Takes a folder for this process; an error is a sentence. What a killed process has left is no obstacle. */
export const lockFolder = (folder: string): Result<Disposable, string> => {
  const file = path.join(folder, PID_FILE)
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined
  if (pid !== undefined && pid !== process.pid && isAlive(pid))
    return err(`process ${pid} works on ${folder} (${file})`)
  writeFileSync(file, `${process.pid}\n`)
  return ok({ [Symbol.dispose]: () => rmSync(file, { force: true }) })
}
