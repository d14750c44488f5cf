/** Downloads a file through the browser, which may ask where to save it. */
export const download = (blob: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The download has started by then, even if the browser has not asked yet.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
