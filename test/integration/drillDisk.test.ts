import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, rmSync, statfsSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '@shared/drill/days'
import { aDeck } from '../support/aDeck'
import { aDrillStore, NOON } from '../support/aDrillStore'
import { smallDisk } from '../support/smallDisk'

const KEYS = Array.from({ length: 300 }, (_, place) => `position ${place}`)

/** The number of free bytes on a disk. */
const freeIn = (disk: string): number => {
  const { bavail, bsize } = statfsSync(disk)
  return bavail * bsize
}

/** Fills a disk; returns a function that frees the room again. */
const fill = (disk: string): (() => void) => {
  const file = path.join(disk, 'rest')
  const piece = Buffer.alloc(4096)
  for (let size = piece.length; ; size += piece.length)
    try {
      writeFileSync(file, piece, { flag: 'a' })
    } catch {
      return () => rmSync(file)
    }
}

const full = (file: string) => ({
  ok: false,
  error: { kind: 'drillNotWritten', trouble: { kind: 'file', reason: 'diskFull', path: file } },
})

describe('decks on a full disk', { tags: ['disks'] }, () => {
  test('report it, keep earlier answers, and take the new one once there is room', async () => {
    const disk = await smallDisk(4096)
    const { file, ask, order, begin, given, close } = await aDrillStore(disk)
    order({ kind: 'put', deck: aDeck(KEYS) })
    begin(20, true)
    const makeRoom = fill(disk)
    const asked = given('right')
    let last = ask({ kind: 'answer', given: asked })
    // The log still has some room.
    for (let more = 0; last.ok && more < 100; more++) {
      ask({ kind: 'undo' })
      last = ask({ kind: 'answer', given: asked })
    }
    expect(last).toMatchObject(full(file))
    expect(ask({ kind: 'put', deck: aDeck(KEYS, { id: 'other' }) })).toMatchObject(full(file))
    expect(order({ kind: 'state' }).decks).toHaveLength(1)
    makeRoom()
    const state = order({ kind: 'state' })
    const after = state.session!.verdicts.length === 0 ? order({ kind: 'answer', given: asked }) : state
    expect(after.session!.verdicts).toEqual(['right'])
    close()
    const again = await aDrillStore(disk)
    expect(again.order({ kind: 'state' }).session!.verdicts).toEqual(['right'])
    again.close()
  })

  test('leave nothing that looks like an empty database if they cannot be created', async () => {
    const disk = await smallDisk(512)
    const makeRoom = fill(disk)
    const { file, ask, order, close } = await aDrillStore(disk)
    expect(ask({ kind: 'state' })).toMatchObject(full(file))
    expect(ask({ kind: 'state' })).toMatchObject(full(file))
    makeRoom()
    expect(readdirSync(disk)).toEqual([])
    expect(order({ kind: 'state' })).toMatchObject({ decks: [], damage: null })
    close()
  })

  test('go on if only the backup finds no room, and keep the earlier backup', async () => {
    const disk = await smallDisk(4096)
    const first = await aDrillStore(disk)
    first.order({ kind: 'put', deck: aDeck(KEYS) })
    first.close()
    const second = await aDrillStore(disk)
    second.order({ kind: 'state' })
    second.close()
    const backup = `${first.file}.backup`
    const then = new Date(NOON - 2 * DAY_MS)
    utimesSync(backup, then, then)
    const makeRoom = fill(disk)
    rmSync(path.join(disk, 'rest'))
    writeFileSync(path.join(disk, 'rest'), Buffer.alloc(freeIn(disk) - 80 * 1024))
    const { order, troubles, close } = await aDrillStore(disk)
    expect(order({ kind: 'state' }).decks).toHaveLength(1)
    expect(troubles).toEqual([expect.stringMatching(/copy of the decks.*full/)])
    expect(existsSync(`${backup}.new`)).toBe(false)
    expect(existsSync(backup)).toBe(true)
    close()
    makeRoom()
  })

  test('are never restored halfway', async () => {
    const disk = await smallDisk(4096)
    const first = await aDrillStore(disk)
    first.order({ kind: 'put', deck: aDeck(KEYS) })
    first.close()
    const second = await aDrillStore(disk)
    second.order({ kind: 'state' })
    second.close()
    for (const name of readdirSync(disk)) if (!name.endsWith('.backup')) rmSync(path.join(disk, name))
    const damaged = 'no database'.repeat(500)
    writeFileSync(first.file, damaged)
    const makeRoom = fill(disk)
    const { ask, order, close } = await aDrillStore(disk)
    const before = readdirSync(disk).sort()
    expect(ask({ kind: 'restore', number: 1 })).toMatchObject(full(first.file))
    expect(readdirSync(disk).sort()).toEqual(before)
    makeRoom()
    expect(order({ kind: 'restore', number: 1 }).decks).toMatchObject([{ cards: 300 }])
    close()
  })
})

test('decks on a read-only disk report it, and nothing is put aside', { tags: ['disks'] }, async () => {
  const elsewhere = await aDrillStore()
  elsewhere.order({ kind: 'put', deck: aDeck(KEYS) })
  elsewhere.close()
  const disk = await smallDisk(4096)
  copyFileSync(elsewhere.file, path.join(disk, 'decks.sqlite'))
  execFileSync('mount', ['-o', 'remount,ro', disk])
  const { file, ask } = await aDrillStore(disk)
  for (const kind of ['state', 'next'] as const)
    expect(ask({ kind })).toMatchObject({
      error: { kind: 'drillNotWritten', trouble: { reason: 'readOnly', path: file } },
    })
  expect(readdirSync(disk)).toEqual(['decks.sqlite'])
})
