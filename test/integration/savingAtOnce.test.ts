import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { programFile } from '../support/programs'
import { scratchFolder } from '../support/scratchFolder'

const TIMES = 40

const gameText = (index: number, time: number) => `[White "${index}"]\n\n1. e4 {${time}} *`

const fileOf = (times: readonly number[]) =>
  times.map((time, index) => `${gameText(index, time)}\n`).join('\n')

const startHost = (args: readonly string[]) => {
  const child = spawn(process.execPath, [programFile('savingHost'), ...args], { stdio: 'pipe' })
  onTestFinished(() => void child.kill('SIGKILL'))
  let complaint = ''
  child.stderr.on('data', piece => (complaint += String(piece)))
  return {
    hasRead: once(child.stdout, 'data'),
    begin: () => child.stdin.end('save\n'),
    end: once(child, 'close').then(([code]) => expect([code, complaint]).toEqual([0, ''])),
  }
}

test('programs that keep saving different games of one file lose none', async () => {
  const folder = await scratchFolder()
  const file = path.join(folder, 'games.pgn')
  await writeFile(file, fileOf([0, 0, 0, 0]))
  const hosts = [0, 1, 3].map(index => startHost([file, String(index), String(TIMES)]))
  await Promise.all(hosts.map(({ hasRead }) => hasRead))
  for (const { begin } of hosts) begin()
  await Promise.all(hosts.map(({ end }) => end))
  expect(await readFile(file, 'utf8')).toBe(fileOf([TIMES, TIMES, 0, TIMES]))
  expect(await readdir(folder)).toEqual(['games.pgn'])
})
