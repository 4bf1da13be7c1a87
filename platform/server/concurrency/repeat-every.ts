/** Repeats some work, one run at a time: while one takes longer than the pause, none begins. A failure is passed on, and the next run comes. */
export const repeatEvery = (intervalMs: number, work: () => Promise<void>, onError: (error: unknown) => void): Disposable => {
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    work()
      .catch(onError)
      .finally(() => (isRunning = false))
  }, intervalMs)
  timer.unref()
  return { [Symbol.dispose]: () => clearInterval(timer) }
}
