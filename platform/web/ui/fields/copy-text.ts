/** Copies a text to the clipboard. Returns whether it worked; without HTTPS there is no clipboard. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
