/** Registers a started part, which is disposed of together with the whole. Returns the part. */
export type AddPart = <P extends AsyncDisposable>(part: P) => P

/** Starts something made of parts. Its disposal ends the parts in reverse order; if a part fails to start, those before it are ended. */
export const openWithParts = async <T extends object>(open: (keep: AddPart) => Promise<T>): Promise<T & AsyncDisposable> => {
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
