/** Remembers a started part, which ends with the whole. */
export type Keep = <P extends AsyncDisposable>(part: P) => P

/** Starts something of several parts. They end with it, the last first; when one does not start, those before it end. */
export const openParts = async <T extends object>(open: (keep: Keep) => Promise<T>): Promise<T & AsyncDisposable> => {
  const parts: AsyncDisposable[] = []
  const end = async (): Promise<void> => {
    for (const part of parts.splice(0).toReversed()) await part[Symbol.asyncDispose]()
  }
  try {
    const opened = await open((part) => {
      parts.push(part)
      return part
    })
    return { ...opened, [Symbol.asyncDispose]: end }
  } catch (error) {
    await end()
    throw error
  }
}
