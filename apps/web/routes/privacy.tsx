import { createFileRoute } from '@tanstack/react-router'
import { PrivacyScreen, loadPublicLocale } from '#features/site/web/index.ts'
import { addCatalogues } from '#platform/web/i18n.tsx'

export const Route = createFileRoute('/privacy')({
  loader: () => addCatalogues(loadPublicLocale),
  component: PrivacyScreen,
})
