import { createFileRoute } from '@tanstack/react-router'
import { TermsScreen, loadLegalLocale, loadPublicLocale } from '#features/site/web/index.ts'
import { addCatalogues } from '#platform/web/i18n.tsx'

export const Route = createFileRoute('/terms&conditions')({
  loader: () => Promise.all([addCatalogues(loadPublicLocale), addCatalogues(loadLegalLocale)]),
  component: TermsScreen,
})
