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

  test('typed without a rest are offered after the program was killed', () =>
    survivesKillWhileTyping(launch, fresh('typing')))

  test('are said to be at risk while the journal cannot be written', () =>
    tellsOfTheJournal(launch, fresh('trouble')))

  test('are kept in another folder where their own cannot be written', () =>
    startsElsewhere(launch, fresh('elsewhere')))

  test('and all else may be pipes: the program starts', { tags: ['pipes'] }, () =>
    startsOverPipes(launch, fresh('pipes')),
  )

  test('that cannot be read any more are named', () => namesDamage(launch, fresh('damaged')))
})
