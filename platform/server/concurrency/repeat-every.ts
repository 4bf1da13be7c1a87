/** Runs `work` every `intervalMs` until disposed. Skips a run while the previous one still runs. After a failure, calls `onError` and goes on. */
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
