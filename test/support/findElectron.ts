import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { findElectron } from '../../scripts/electronBinary.mjs'
import { startDisplay } from './display'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of the Electron to drive; empty where none could be had. */
    electron: string
    /** Path of the Chromium for the web shell; empty where none is installed. */
    chromium: string
  }
}

const CHROMIUMS = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Finds the two shells that the end-to-end tests drive, and a display for them. */
export default async function setup(project: TestProject): Promise<() => void> {
  project.provide('electron', findElectron({ forTests: true }) ?? '')
  project.provide('chromium', CHROMIUMS.find(candidate => candidate && existsSync(candidate)) ?? '')
  return startDisplay()
}
