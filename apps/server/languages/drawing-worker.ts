import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { escapeHtml } from '#platform/shared/escape-html.ts'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { type AddedLanguage, isBuiltIn, type Locale } from '#platform/shared/i18n/locales.ts'
import { type PageParts, replacePageParts } from './replace-page-parts.ts'

export interface DrawPagesRequest {
  /** Folder of the build. */
  build: string
  locale: Locale
  dir: 'ltr' | 'rtl'
  /** The languages that the operator has added, and the codes of all that are offered: the language menu is part of the pages. */
  added: readonly AddedLanguage[]
  offered: readonly string[]
  catalogue: Catalogue
}

export interface DrawnPage {
  name: string
  html: string
}

/** The built module of `apps/web/site/render.tsx`. */
interface Renderer {
  addLanguages: (languages: readonly AddedLanguage[]) => void
  offerLanguages: (codes: readonly string[]) => void
  renderPagesIn: (locale: Locale, own: Catalogue) => Promise<{ name: string; title: string; description: string; html: string }[]>
  renderLoadingStates: (locales: readonly Locale[], own: Catalogue) => Promise<{ path: string; html: string }[]>
}

const draw = async ({ build, locale, dir, added, offered, catalogue }: DrawPagesRequest): Promise<DrawnPage[]> => {
  // Modules of the application add listeners to the window, which does not exist here.
  Object.assign(globalThis, { addEventListener: () => {} })
  const renderer = (await import(pathToFileURL(join(build, 'prerender/render.js')).href)) as Renderer
  renderer.addLanguages(added)
  renderer.offerLanguages(offered)
  const base = isBuiltIn(locale) ? locale : 'en'
  const fit = async (name: string, parts: PageParts): Promise<DrawnPage> => ({
    name,
    html: replacePageParts(await readFile(join(build, 'pages', `${name}.${base}.html`), 'utf8'), { locale, dir }, parts),
  })
  const drawn: DrawnPage[] = []
  for (const { name, title, description, html } of await renderer.renderPagesIn(locale, catalogue))
    drawn.push(await fit(name, { title: escapeHtml(title), description: escapeHtml(description), html }))
  for (const { path, html } of await renderer.renderLoadingStates([locale], catalogue))
    drawn.push(await fit(path.replaceAll('/', '+'), { frame: html }))
  return drawn
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target origin
parentPort?.postMessage(await draw(workerData as DrawPagesRequest))
