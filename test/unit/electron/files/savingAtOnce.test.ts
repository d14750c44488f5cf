import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { saveGame } from '../../../../electron/files/pgn/saveGame'
import { saveService } from '../../../../electron/files/saveService'
import { withFileLock } from '../../../../electron/files/pgn/fileLock'
import { openGameFiles, openWindow } from '../../../support/gameFiles'
import { gameOfText } from '../../../support/verbatimCodec'

const game = (white: string, moves = '1. e4 e5 *') => `[White "${white}"]\n[Black "B"]\n\n${moves}`
const THREE = `${game('One')}\n\n${game('Two')}\n\n\n${game('Three')}\n`
const FOREIGN = `\n${game('Foreign')}\n`

type Window = Awaited<ReturnType<typeof openWindow>>

/** Saves like a user who is told of a change and insists. */
const insist = async ({ save }: Window, index: number, text: string) => {
  const saved = await save(index, text)
  if (saved.ok) return saved.value
  expect(saved.error.reason).toBe('changedOnDisk')
  return unwrap(await save(index, text, true))
}

const savingOf = ({ parts, fileId }: Window, index: number, text: string) => ({
  open: unwrap(parts.files.byId(fileId)),
  game: { index, text, tags: [], force: false },
  reindex: (target: string) => parts.files.reindex(target),
})

/** Saves in a window while another program acts before or after each listing of the games. */
const saveAmong = (
  { parts, fileId }: Window,
  { before, behind }: { before?: () => Promise<void>; behind?: () => Promise<void> },
) => {
  const reindex = async (target: string) => {
    await before?.()
    const indexed = await parts.files.reindex(target)
    await behind?.()
    return indexed
  }
  const saving = saveService({ ...parts, files: { ...parts.files, reindex } })
  return (index: number, text: string, force: boolean) =>
    saving.save({ fileId, index, game: gameOfText(text), force })
}

describe('two windows on one file', () => {
  test.each([1, 2, 3, 4, 5])('that save different games at once lose neither (round %i)', async () => {
    const one = await openGameFiles(THREE)
    const other = await openWindow(one.file)
    await one.textOf(0)
    await other.textOf(2)
    await Promise.all([insist(one, 0, game('New 1')), insist(other, 2, game('New 3'))])
    expect((await one.bytes()).toString()).toBe(
      THREE.replace(game('One'), game('New 1')).replace(game('Three'), game('New 3')),
    )
    expect(await readdir(one.folder)).toEqual(['games.pgn'])
  })

  test('that add games at once keep both', async () => {
    const one = await openGameFiles(THREE)
    const other = await openWindow(one.file)
    await Promise.all([insist(one, 3, game('Four')), insist(other, 3, game('Five'))])
    const [four, five] = [`\n${game('Four')}\n`, `\n${game('Five')}\n`]
    expect([THREE + four + five, THREE + five + four]).toContain((await one.bytes()).toString())
  })

  test.each([
    { who: 'another window', hasWaited: true, told: { ok: true, value: { index: 2, foundChanged: true } } },
    { who: 'somebody else', hasWaited: false, told: { ok: false, error: { reason: 'changedOnDisk' } } },
  ])(
    'save after $who has written another game only if they waited for that: $hasWaited',
    async ({ hasWaited, told }) => {
      const one = await openGameFiles(THREE)
      const other = await openWindow(one.file)
      await one.textOf(0)
      await other.textOf(2)
      unwrap(await one.save(0, game('New 1', '1. d4 d5 2. c4 *')))
      const saved = await withFileLock(one.file, turn =>
        saveGame({ ...turn, hasWaited }, savingOf(other, 2, game('New 3'))),
      )
      expect(saved).toMatchObject(told)
      const changed = THREE.replace(game('One'), game('New 1', '1. d4 d5 2. c4 *'))
      expect((await one.bytes()).toString()).toBe(hasWaited ? changed.replace('Three', 'New 3') : changed)
    },
  )

  test('that save the same game have a conflict, and the first save is kept', async () => {
    const one = await openGameFiles(THREE)
    const other = await openWindow(one.file)
    await one.textOf(1)
    await other.textOf(1)
    unwrap(await one.save(1, game('First')))
    const saved = await withFileLock(one.file, turn =>
      saveGame({ ...turn, hasWaited: true }, savingOf(other, 1, game('Second'))),
    )
    expect(saved).toMatchObject({ ok: false, error: { reason: 'changedOnDisk' } })
    expect((await one.bytes()).toString()).toBe(THREE.replace('Two', 'First'))
  })
})

describe('another program', () => {
  test('that adds a game during a forced save keeps its game', async () => {
    const window = await openGameFiles(THREE)
    await window.textOf(1)
    await writeFile(window.file, `${game('Zero')}\n\n${THREE}`)
    const save = saveAmong(window, { behind: () => appendFile(window.file, FOREIGN) })
    expect(await save(1, game('New'), true)).toMatchObject({ ok: false, error: { reason: 'changedOnDisk' } })
    expect((await window.bytes()).toString()).toBe(`${game('Zero')}\n\n${THREE}${FOREIGN}`)
    expect(await readdir(window.folder)).toEqual(['games.pgn'])
  })

  test('that adds a game right after a save causes no conflict, but its game is reported', async () => {
    const window = await openGameFiles(THREE)
    await window.textOf(1)
    const save = saveAmong(window, { before: () => appendFile(window.file, FOREIGN) })
    const saved = unwrap(await save(1, game('New'), false))
    expect([saved.index, saved.games.length, saved.movedTo]).toEqual([1, 4, [0, 1, 2]])
    expect((await window.bytes()).toString()).toBe(THREE.replace('Two', 'New') + FOREIGN)
  })

  test('that moves the game right after a save causes a conflict, and no later save hits another game', async () => {
    const window = await openGameFiles(THREE)
    await window.textOf(1)
    const insert = async () =>
      writeFile(window.file, `${game('Zero')}\n\n${await readFile(window.file, 'utf8')}`)
    const save = saveAmong(window, { before: insert })
    expect(await save(1, game('New'), false)).toMatchObject({ error: { reason: 'changedOnDisk' } })
    expect(await window.save(1, game('Newer'))).toMatchObject({ error: { reason: 'changedOnDisk' } })
    expect((await window.bytes()).toString()).toBe(`${game('Zero')}\n\n${THREE.replace('Two', 'New')}`)
  })
})
