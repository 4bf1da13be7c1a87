import { readOverridesMark, readTextOverrides } from '#features/site/server/index.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { DrawnPages } from './draw-pages.ts'

/** How often each process looks for texts that were changed in the console, in milliseconds. */
const pauseMs = 2000

/**
 * Applies the texts of the console to this process, now and after each change, in whatever process it is made. While the database does not answer,
 * the texts stay as they are. `drawn` is absent in a process that serves no pages.
 */
export const followOwnTexts = async (
  { db, texts, log }: Pick<Platform, 'db' | 'texts' | 'log'>,
  drawn?: DrawnPages,
): Promise<Disposable> => {
  let known: string | undefined
  let isLooking = false
  const look = async (): Promise<void> => {
    const mark = await readOverridesMark(db)
    if (mark === known) return
    texts.override(await readTextOverrides(db))
    known = mark
    await drawn?.draw(texts)
  }
  await look()
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .catch((error: unknown) => log.warn({ err: error }, 'the texts of the console could not be read'))
      .finally(() => (isLooking = false))
  }, pauseMs)
  timer.unref()
  return { [Symbol.dispose]: () => clearInterval(timer) }
}
