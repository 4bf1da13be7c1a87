import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Logger } from '#platform/server/log.ts'
import type { Texts } from '#platform/server/texts.ts'
import { addedLanguages, builtInLocales, directionOf, isBuiltIn, type Locale, locales } from '#platform/shared/i18n/locales.ts'
import type { DrawPagesRequest, DrawnPage } from './drawing-worker.ts'

/** Prerendered pages in the operator's languages or with the operator's texts. */
export interface DrawnPages {
  /** Returns the page with this name in a language; undefined when the page of the build is up to date. */
  page(name: string, locale: Locale): string | undefined
  /** Draws the pages of languages whose texts have changed. Pages that cannot be drawn stay as they are. */
  draw(texts: Pick<Texts, 'operatorTexts'>): Promise<void>
}

const longestDrawingMs = 60_000

/** Renders in a separate thread, which shares no state with the server and frees its memory at the end. */
const drawInThread = (order: DrawPagesRequest): Promise<DrawnPage[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('drawing-worker.js', import.meta.url), { workerData: order })
    const timer = setTimeout(() => void worker.terminate(), longestDrawingMs)
    worker.once('message', (pages: DrawnPage[]) => {
      resolve(pages)
      void worker.terminate()
    })
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      // Has no effect after an answer.
      reject(new Error('the pages were not drawn'))
    })
  })

/** Creates the pages from the files of a build. */
export const createDrawnPages = (build: string, log: Logger): DrawnPages => {
  const drawn = new Map<Locale, { version: string; pages: ReadonlyMap<string, string> }>()
  const drawOne = async (locale: Locale, texts: Pick<Texts, 'operatorTexts'>): Promise<void> => {
    const own = texts.operatorTexts(locale)
    // The pages of the build list the built-in languages.
    if (own === undefined && locales.every(isBuiltIn) && locales.length === builtInLocales.length) return void drawn.delete(locale)
    const { version, catalogue } = own ?? { version: '', catalogue: {} }
    if (drawn.get(locale)?.version === version) return
    const pages = await drawInThread({ build, locale, dir: directionOf(locale), added: addedLanguages(), offered: locales, catalogue })
    drawn.set(locale, { version, pages: new Map(pages.map(({ name, html }) => [name, html])) })
  }
  return {
    page: (name, locale) => drawn.get(locale)?.pages.get(name),
    draw: async (texts) => {
      if (!existsSync(join(build, 'prerender/render.js'))) return
      // One at a time, because each thread occupies a processor for a second.
      for (const locale of locales)
        await drawOne(locale, texts).catch((error: unknown) =>
          log.error({ err: error, locale }, 'the pages of a language could not be drawn'),
        )
    },
  }
}
