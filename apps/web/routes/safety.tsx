import { createFileRoute } from '@tanstack/react-router'
import { SafetyScreen, loadPublicLocale } from '#features/site/web/index.ts'
import { addCatalogues } from '#platform/web/i18n.tsx'

export const Route = createFileRoute('/safety')({ loader: () => addCatalogues(loadPublicLocale), component: SafetyScreen })
