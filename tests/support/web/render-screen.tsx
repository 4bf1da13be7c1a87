import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { queryClient } from '#platform/web/client/query.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Sheet } from '#platform/web/ui/dialogs/Sheet.tsx'
import { toastStore } from '#platform/web/ui/toasts/toast.ts'
import { Toaster } from '#platform/web/ui/toasts/Toaster.tsx'

/** Sets the catalogues of a language without loading a chunk. */
export const setCatalogues = (catalogues: Catalogue, locale: Locale = 'en'): void =>
  useLanguage.setState({ locale, catalogues: { [locale]: catalogues } })

/** Renders a screen with language, query cache, toasts, and a router that accepts every path. */
export const renderScreen = async (screen: ReactNode, words: Catalogue, locale: Locale = 'en'): Promise<RenderResult> => {
  setCatalogues(words, locale)
  queryClient.clear()
  toastStore.clear()
  const router = createRouter({
    routeTree: createRootRoute({ component: () => screen, notFoundComponent: () => screen }),
    history: createMemoryHistory(),
  })
  // In the application, dialogs are prefetched before a user opens one.
  await Promise.all([router.load(), Dialog.fetch(), Sheet.fetch()])
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
      <Toaster closeLabel="Close" />
    </QueryClientProvider>,
  )
}
