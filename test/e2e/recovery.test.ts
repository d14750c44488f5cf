// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, test } from 'vitest'
import {
  namesDamage,
  startsElsewhere,
  startsOverPipes,
  survivesKillWhileTyping,
  tellsOfTheJournal,
} from './recoveryFlows'
import { launchElectron, type LaunchOptions } from './shells'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-recovery-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const fresh = (name: string): string => mkdtempSync(path.join(folder, `${name}-`))

describe('unsaved edits in Electron', () => {
  const launch = (options: LaunchOptions) => launchElectron(electron, { ...options, ownProcess: true })

  test('are offered after the program is killed during continuous typing', () =>
    survivesKillWhileTyping(launch, fresh('typing')))

  test('are reported to be at risk while the journal cannot be written', () =>
    tellsOfTheJournal(launch, fresh('trouble')))

  test('are kept in another folder when their own cannot be written', () =>
    startsElsewhere(launch, fresh('elsewhere')))

  test('do not block the start when all files are pipes', { tags: ['pipes'] }, () =>
    startsOverPipes(launch, fresh('pipes')),
  )

  test('are named when they cannot be read any more', () => namesDamage(launch, fresh('damaged')))
})
