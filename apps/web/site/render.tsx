import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { builtInLocales, type Locale } from '#platform/shared/i18n/locales.ts'
import { overlayCatalogue } from '#platform/shared/i18n/overlay.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { builtInLocaleFor } from '#platform/web/texts/operator-texts.ts'
import { type PageName, pages, createPageCatalogueLoader } from './pages.ts'
import { loadPlatformLocale } from './platform-locale.ts'

export { renderLoadingStates } from './render-loading-states.tsx'
export { addLanguages, offerLanguages } from '#platform/shared/i18n/locales.ts'

export interface RenderedPage {
  name: PageName
  locale: Locale
  title: string
  description: string
  html: string
}

/** Renders every public page in one language to HTML. `own` are the operator's texts. */
export const renderPagesIn = async (locale: Locale, own: Catalogue = {}): Promise<RenderedPage[]> => {
  const rendered: RenderedPage[] = []
  for (const name of Object.keys(pages) as PageName[]) {
    const page = pages[name]
    // One after another, because the language is global state.
    const texts = overlayCatalogue(await createPageCatalogueLoader(page)(builtInLocaleFor(locale)), own)
    useLanguage.setState({ locale, catalogues: { [locale]: texts } })
    const { Screen } = await page.load()
    const html = renderToString(
      <StrictMode>
        <Screen />
      </StrictMode>,
    )
    rendered.push({ name, locale, title: page.title(), description: page.description(), html })
  }
  return rendered
}

/** Renders every public page in every built-in language to HTML, for the build. */
export const renderPages = async (): Promise<RenderedPage[]> => {
  const rendered: RenderedPage[] = []
  for (const locale of builtInLocales) rendered.push(...(await renderPagesIn(locale)))
  return rendered
}

/** The texts of the service worker's page by language, for the build. */
export const loadOfflineTexts = async (): Promise<Record<string, unknown>> => {
  const loaded = await Promise.all(builtInLocales.map(async (locale) => [locale, await loadPlatformLocale(locale)] as const))
  return Object.fromEntries(loaded.map(([locale, { platform }]) => [locale, (platform as { offline: unknown }).offline]))
}
