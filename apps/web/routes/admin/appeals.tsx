import { createFileRoute } from '@tanstack/react-router'
import { ReportQueueScreen } from '#features/moderation/web/index.ts'

export const Route = createFileRoute('/admin/appeals')({
  component: () => <ReportQueueScreen kind="appeal" />,
})
