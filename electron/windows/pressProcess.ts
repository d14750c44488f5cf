import path from 'node:path'
import { app } from 'electron'
import { deliverJob, takeJob } from '../publish/pressJob'
import { carryOutJob } from './pressWindow'

/** The folder of the job with which this process was started; undefined for an ordinary start. */
export const pressFolder = (): string | undefined => app.commandLine.getSwitchValue('press') || undefined

/** Carries out the one job that this process was started for, without a visible window, and ends. */
export const runPress = (folder: string, outFolder: string): void => {
  app.setPath('userData', path.join(folder, 'profile'))
  app.disableHardwareAcceleration()
  app.dock?.hide()
  const work = async () => {
    await app.whenReady()
    deliverJob(folder, await carryOutJob(takeJob(folder), outFolder))
  }
  work().then(
    () => app.exit(0),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      app.exit(1)
    },
  )
}
