import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Logger } from '#platform/server/log.ts'
import type { UnappliedTexts } from '#platform/server/texts.ts'
import { addedLanguages, builtInLocales, directionOf, isBuiltIn, type Locale, locales } from '#platform/shared/i18n/locales.ts'
import type { DrawPagesRequest, DrawnPage } from './drawing-worker.ts'

/** Prerendered pages in the operator's languages or with the operator's texts. */
export interface DrawnPages {
  /** Returns the page with this name in a language; undefined when the page of the build is up to date. */
  page(name: string, locale: Locale): string | undefined
  /**
   * Draws the pages of languages whose texts will change. The pages are shown once the returned function is called, because a page and the texts that
   * it loads must be of one version. Pages that cannot be drawn stay as they are.
   */
  draw(next: UnappliedTexts): Promise<() => void>
}

/** The pages of a language by name, and the version of the texts on them. */
interface LanguagePages {
  version: string
  pages: ReadonlyMap<string, string>
}
type Drawing = ReadonlyMap<Locale, LanguagePages>

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
      // After an answer the promise is settled, so this has no effect.
      reject(new Error('the pages were not drawn'))
    })
  })

/** Creates the pages from the files of a build. */
export const createDrawnPages = (build: string, log: Logger): DrawnPages => {
  let shown: Drawing = new Map()
  const drawOne = async (locale: Locale, next: UnappliedTexts): Promise<LanguagePages | undefined> => {
    const own = next.operatorTexts(locale)
    // The pages of the build are correct when the texts are unchanged and exactly the built-in languages are offered.
    if (own === undefined && locales.every(isBuiltIn) && locales.length === builtInLocales.length) return undefined
    const { version, catalogue } = own ?? { version: '', catalogue: {} }
    const before = shown.get(locale)
    if (before?.version === version) return before
    const pages = await drawInThread({ build, locale, dir: directionOf(locale), added: addedLanguages(), offered: locales, catalogue })
    return { version, pages: new Map(pages.map(({ name, html }) => [name, html])) }
  }
  return {
    page: (name, locale) => shown.get(locale)?.pages.get(name),
    draw: async (next) => {
      const drawing = new Map<Locale, LanguagePages>()
      const canDraw = existsSync(join(build, 'prerender/render.js'))
      // One at a time, because each thread occupies a processor for a second.
      for (const locale of canDraw ? locales : []) {
        const pages = await drawOne(locale, next).catch((error: unknown) => {
          log.error({ err: error, locale }, 'the pages of a language could not be drawn')
          return shown.get(locale)
        })
        if (pages !== undefined) drawing.set(locale, pages)
      }
      return () => {
        shown = drawing
      }
    },
  }
}
