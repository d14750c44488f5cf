import type { SaveTo } from './flows'

/** Makes the system dialog answer as if the user had chosen `file`. */
export const saveByDialog: SaveTo = async ({ app, page }, file) => {
  await app!.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, file)
  await page.keyboard.press('Control+s')
}

/** Types a path on this machine into the page's own dialog. */
export const saveByPath: SaveTo = async ({ page }, file) => {
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: /Save/ })
  await dialog.getByRole('textbox', { name: 'File name' }).fill(file)
  await dialog.getByRole('button', { name: /^Save/ }).click()
}
