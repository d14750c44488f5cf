/** Puts a PNG on the clipboard, as a picture; false where the shell does not let us. */
export const copyPicture = async (picture: Promise<Blob>): Promise<boolean> => {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    return true
  } catch {
    // No permission, or the window has no focus: the caller says so.
    return false
  }
}
