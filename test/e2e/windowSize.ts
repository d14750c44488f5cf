import type { ElectronApplication } from 'playwright-core'

/** The driver sometimes loses the result of what it has run in the main process; the page shows whether it was done. */
const lostAnswer = (error: unknown): void => {
  if (!String(error).includes('promise was garbage collected')) throw error
}

/** Gives the window another size inside its frame. */
export const resizeWindow = (app: ElectronApplication, width: number, height: number): Promise<void> =>
  app
    .evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]!.setContentSize(w, h), [
      width,
      height,
    ] as const)
    .catch(lostAnswer)
