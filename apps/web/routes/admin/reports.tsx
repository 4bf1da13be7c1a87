import { createFileRoute } from '@tanstack/react-router'
import { loadReviewWords, ReportQueueScreen } from '#features/moderation/web/index.ts'
import { addWords } from '#platform/web/i18n.tsx'

export const Route = createFileRoute('/admin/reports')({
  loader: () => addWords(loadReviewWords),
  component: () => <ReportQueueScreen kind="report" />,
})
