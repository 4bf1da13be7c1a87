import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen, loadLandingLocale } from '#features/site/web/index.ts'
import { addCatalogues } from '#platform/web/i18n.tsx'

export const Route = createFileRoute('/')({ loader: () => addCatalogues(loadLandingLocale), component: HomeScreen })
