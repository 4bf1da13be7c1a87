import { createFileRoute } from '@tanstack/react-router'
import { PrivacyScreen, loadLegalLocale, loadPublicLocale } from '#features/site/web/index.ts'
import { addCatalogues } from '#platform/web/i18n.tsx'

export const Route = createFileRoute('/privacy')({
  loader: () => Promise.all([addCatalogues(loadPublicLocale), addCatalogues(loadLegalLocale)]),
  component: PrivacyScreen,
})
