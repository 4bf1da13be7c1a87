/** Copies a text. Returns whether it worked: without HTTPS there is no clipboard, and the text can still be copied by hand. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
