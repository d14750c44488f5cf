import type { ElectronApplication } from 'playwright-core'
import { lostAnswer } from './lostAnswer'

/** Sets the size of the window inside its frame. */
export const resizeWindow = (app: ElectronApplication, width: number, height: number): Promise<void> =>
  app
    .evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]!.setContentSize(w, h), [
      width,
      height,
    ] as const)
    .catch(lostAnswer)
