/** Gives a file to the browser, which may ask where it goes. */
export const download = (blob: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has begun by then, before any request.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
