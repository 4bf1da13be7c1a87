import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { builtInLocales, type Locale } from '#platform/shared/i18n/locales.ts'
import { overlayCatalogue } from '#platform/shared/i18n/overlay.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { builtInLocaleFor } from '#platform/web/texts/operator-texts.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { useSession } from '#platform/web/client/session.ts'
import { loadCatalogues } from '../language/load-catalogues.ts'
import { createAppRouter } from '../router.ts'

/** Paths of the screens that the build renders in their loading state, and for each the endpoints it reads first. */
const starts: Record<string, readonly string[]> = {
  '/dashboard/matches': ['/matches?detail=1', '/picks'],
  '/dashboard/likes': ['/actions/reactions?type=likes'],
  '/dashboard/dislikes': ['/actions/reactions?type=dislikes'],
  '/dashboard/who-likes-me': ['/actions/reactions/others'],
  '/dashboard/messages': ['/conversations'],
  '/dashboard/profile': [],
  '/dashboard/notifications': ['/notifications'],
  '/dashboard/gift': [],
  '/dashboard/wallet': [],
  '/dashboard/settings': [],
}

export interface RenderedLoadingState {
  path: string
  locale: Locale
  html: string
  /** URLs that the page requests before its scripts have loaded; empty when the API has another origin than the page. */
  earlyRequests: readonly string[]
}

/** Placeholder for the first name, which only the browser knows. */
const firstNamePlaceholder = '%FIRST_NAME%'

/**
 * Renders the loading state of screens to HTML. The build renders all built-in languages. `own` are the operator's texts.
 */
export const renderLoadingStates = async (
  locales: readonly Locale[] = builtInLocales,
  own: Catalogue = {},
): Promise<RenderedLoadingState[]> => {
  const user = { id: 'me', _id: 'me', firstname: firstNamePlaceholder, lastname: '', email: '', locale: 'en' as const }
  const session = { user, _ndloo_token: 'prerendered' }
  useSession.setState(session)
  // Rendering on a server reads the initial state.
  Object.assign(useSession.getInitialState(), session)
  const all: RenderedLoadingState[] = []
  for (const locale of locales) {
    useLanguage.setState({ locale, catalogues: { [locale]: overlayCatalogue(await loadCatalogues(builtInLocaleFor(locale)), own) } })
    for (const [path, endpoints] of Object.entries(starts)) {
      const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) })
      // One after another, because the language is global state.
      await router.load()
      const rendered = renderToString(
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>,
      )
      // The router adds a script that restores the scroll position, which the loading state does not have.
      const html = rendered.replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
      if (!html.includes('<main')) throw new Error(`${path} was not rendered`)
      const isOwnOrigin = !import.meta.env['VITE_API_URL']
      all.push({ path, locale, html, earlyRequests: isOwnOrigin ? ['/me', ...endpoints].map((endpoint) => `/api${endpoint}`) : [] })
    }
  }
  return all
}
