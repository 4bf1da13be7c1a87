import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { type Locale, locales } from '#platform/shared/i18n/locales.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { type PageName, pages, loadPageCatalogues } from './pages.ts'

export interface RenderedPage {
  name: PageName
  locale: Locale
  title: string
  description: string
  html: string
}

/** Draws every public page in every language; the build makes files of them. */
export const renderPages = async (): Promise<RenderedPage[]> => {
  const drawn: RenderedPage[] = []
  for (const locale of locales)
    for (const name of Object.keys(pages) as PageName[]) {
      const page = pages[name]
      // One after another: the language is the state of the whole module.
      useLanguage.setState({ locale, catalogues: { [locale]: await loadPageCatalogues(page)(locale) } })
      const { Screen } = await page.load()
      const html = renderToString(
        <StrictMode>
          <Screen />
        </StrictMode>,
      )
      drawn.push({ name, locale, title: page.title(), description: page.description(), html })
    }
  return drawn
}
