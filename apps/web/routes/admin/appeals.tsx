import { createFileRoute } from '@tanstack/react-router'
import { loadReviewTexts, ReportQueueScreen } from '#features/moderation/web/index.ts'
import { addCatalogues } from '#platform/web/i18n.tsx'

export const Route = createFileRoute('/admin/appeals')({
  loader: () => addCatalogues(loadReviewTexts),
  component: () => <ReportQueueScreen kind="appeal" />,
})
