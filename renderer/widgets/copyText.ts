/** Puts `text` on the clipboard; false where the shell does not let us. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No permission, or the window has no focus: the caller says so.
    return false
  }
}
