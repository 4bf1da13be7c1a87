import { createFileRoute } from '@tanstack/react-router'
import { ContactScreen, loadPublicLocale } from '#features/site/web/index.ts'
import { addCatalogues } from '#platform/web/i18n.tsx'

export const Route = createFileRoute('/contactUs')({ loader: () => addCatalogues(loadPublicLocale), component: ContactScreen })
