import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { type Locale, locales } from '#platform/shared/i18n/locales.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { type PageName, pages, createPageCatalogueLoader } from './pages.ts'
import { loadPlatformLocale } from './platform-locale.ts'

export { renderLoadingStates } from './render-loading-states.tsx'

export interface RenderedPage {
  name: PageName
  locale: Locale
  title: string
  description: string
  html: string
}

/** Renders every public page in every language to HTML, for the build. */
export const renderPages = async (): Promise<RenderedPage[]> => {
  const rendered: RenderedPage[] = []
  for (const locale of locales)
    for (const name of Object.keys(pages) as PageName[]) {
      const page = pages[name]
      // One after another, because the language is global state.
      useLanguage.setState({ locale, catalogues: { [locale]: await createPageCatalogueLoader(page)(locale) } })
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

/** The texts of the service worker's page by language, for the build. */
export const loadOfflineTexts = async (): Promise<Record<string, unknown>> => {
  const loaded = await Promise.all(locales.map(async (locale) => [locale, await loadPlatformLocale(locale)] as const))
  return Object.fromEntries(loaded.map(([locale, { platform }]) => [locale, (platform as { offline: unknown }).offline]))
}
