import { createFileRoute } from '@tanstack/react-router'
import { BrandScreen } from '#features/admin/web/index.ts'
import { loadBrandLocale } from '#features/brand/web/index.ts'
import { addCatalogues } from '#platform/web/i18n.tsx'

export const Route = createFileRoute('/admin/(service)/brand')({ loader: () => addCatalogues(loadBrandLocale), component: BrandScreen })
