import { readTextOverridesVersion, readTextOverrides } from '#features/site/server/index.ts'
import { repeatEvery } from '#platform/server/concurrency/repeat-every.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { DrawnPages } from './draw-pages.ts'

/** How often each process looks for texts changed in the console, in milliseconds. */
const lookEveryMs = 2000

/**
 * Applies texts from the console to this process, now and after each change by any process. The texts stay unchanged while they cannot be read, for
 * example before the migrations of a release. `drawn` is undefined in a process that serves no pages.
 */
export const followOperatorTexts = async (
  { db, texts, log }: Pick<Platform, 'db' | 'texts' | 'log'>,
  drawn?: DrawnPages,
): Promise<Disposable> => {
  if (drawn !== undefined) texts.prepareWith(drawn.draw)
  let known: string | undefined
  const look = async (): Promise<void> => {
    const mark = await readTextOverridesVersion(db)
    if (mark === known) return
    await texts.override(await readTextOverrides(db))
    known = mark
  }
  const warn = (error: unknown) => log.warn({ err: error }, 'the texts of the console could not be read')
  await look().catch(warn)
  return repeatEvery(lookEveryMs, look, warn)
}
