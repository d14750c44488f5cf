import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { access, readFile, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type FolderProgram, lockUserFolder } from '../../../../electron/shell/folderLock'
import { scratchFolder } from '../../../support/scratchFolder'

const LOCK = 'backrank.lock'

/** The time when the folder was taken. */
const THEN = 1_795_000_000_000
const NOW = THEN + 60_000

const locked = async (folder: string, program: FolderProgram = 'web'): Promise<() => void> => {
  const unlock = await lockUserFolder(folder, program, THEN)
  if (typeof unlock !== 'function') throw new Error(`process ${unlock.processId} has the folder`)
  onTestFinished(unlock)
  return unlock
}

/** The id of a process that has ended. */
const deadProcess = (): number =>
  Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }))

/** The port of a listening program that is no host of ours. */
const otherProgram = async (says: string | undefined): Promise<number> => {
  const server = createServer(socket => {
    socket.on('error', () => socket.destroy())
    if (says !== undefined) socket.end(says)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** A port without a listener. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

test.each([
  ['window', 'web'],
  ['web', 'window'],
  ['web', 'web'],
] as const)('a folder held by the %s is refused to the %s until it is released', async (has, wants) => {
  const folder = await scratchFolder()
  const unlock = await locked(folder, has)
  const holder = { program: has, processId: process.pid, since: THEN }
  expect(await lockUserFolder(folder, wants, NOW)).toMatchObject(holder)
  unlock()
  await expect(access(path.join(folder, LOCK))).rejects.toThrow('ENOENT')
  await locked(folder)
})

test('only one of many programs that start at once gets the folder, despite a stale lock file', async () => {
  const folder = await scratchFolder()
  await writeFile(path.join(folder, LOCK), `${deadProcess()} 9 gone window ${THEN}\n`)
  const all = await Promise.all(Array.from({ length: 8 }, () => lockUserFolder(folder, 'window', NOW)))
  for (const one of all) if (typeof one === 'function') onTestFinished(one)
  expect(all.filter(one => typeof one === 'function')).toHaveLength(1)
})

test.each([
  ['of a process that has ended', async () => `${deadProcess()} ${await freePort()} gone window ${THEN}\n`],
  [
    'whose process number now belongs to another program',
    async () => `${process.pid} ${await freePort()} gone web ${THEN}\n`,
  ],
  [
    'whose process number and port now belong to others',
    async () => `${process.pid} ${await otherProgram('220 mail ready')} gone web ${THEN}\n`,
  ],
  ['with nothing but a process number, as before', () => Promise.resolve(String(process.pid))],
  [
    'of an earlier version, which said neither who nor when',
    async () => `${process.pid} ${await freePort()} gone\n`,
  ],
  ['with nothing in it', () => Promise.resolve('')],
  ['with anything in it', () => Promise.resolve('1e9 99999999 \0')],
])('a stale lock file %s blocks nothing', async (_, content) => {
  const folder = await scratchFolder()
  await writeFile(path.join(folder, LOCK), await content())
  await locked(folder)
  expect(await readFile(path.join(folder, LOCK), 'utf8')).toMatch(
    new RegExp(`^${process.pid} \\d+ \\S+ web ${THEN}\n$`),
  )
})

test('a pipe in place of the lock file blocks nothing', { tags: ['pipes'] }, async () => {
  const folder = await scratchFolder()
  execFileSync('mkfifo', [path.join(folder, LOCK)])
  await locked(folder)
})

test('a program that is suspended keeps its folder', async () => {
  const folder = await scratchFolder()
  await writeFile(
    path.join(folder, LOCK),
    `${process.pid} ${await otherProgram(undefined)} asleep window ${THEN}\n`,
  )
  expect(await lockUserFolder(folder, 'web', NOW)).toMatchObject({ program: 'window', since: THEN })
})
