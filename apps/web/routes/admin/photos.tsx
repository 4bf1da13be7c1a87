import { createFileRoute } from '@tanstack/react-router'
import { loadReviewTexts, PhotoReviewScreen } from '#features/moderation/web/index.ts'
import { addCatalogues } from '#platform/web/i18n.tsx'

export const Route = createFileRoute('/admin/photos')({ loader: () => addCatalogues(loadReviewTexts), component: PhotoReviewScreen })
