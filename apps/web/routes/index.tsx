import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen, loadPublicLocale } from '#features/site/web/index.ts'
import { addCatalogues } from '#platform/web/i18n.tsx'

export const Route = createFileRoute('/')({ loader: () => addCatalogues(loadPublicLocale), component: HomeScreen })
